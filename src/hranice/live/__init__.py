"""Tables that run in an event loop: what a server and a browser share. No transport, no process."""
