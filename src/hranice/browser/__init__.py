"""Tables in a browser, without a server: the same Python in a worker, between the page and its storage."""
