# The command line itself.

cli-stopped = Stopped.
cli-fault = This is a fault of ours, not yours. Please report it to those from whom you have Hranice, with what HRANICE_TRACEBACK=1 shows: { $error }
