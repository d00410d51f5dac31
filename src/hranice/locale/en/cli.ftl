# The command line itself.

cli-stopped = Stopped.
