# The command line itself.

cli-stopped = Stopped.
cli-fault = This is our fault, not yours. Please report it where you got Hranice, with what HRANICE_TRACEBACK=1 shows: { $error }
