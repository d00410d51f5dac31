# The command line itself.

cli-stopped = Stopped.
cli-fault = This is our fault, not yours. Please report it where you got Hranice, with what HRANICE_TRACEBACK=1 shows: { $error }
site-no-kit = This Hranice was installed without what runs tables in the browser, so there is no site to write. “make page” in a clone builds it.
site-not-empty = { $folder } holds { $file }, which is not from a site of ours. Name an empty or a new folder.
site-no-print = Without kits to print: for these, pip install hranice[print].
site-written = The site is in { $folder }: { $megabytes } MB.
site-look = To look at it: { $command }
site-address = Put it where { $address } leads.
