# Die Kommandozeile selbst.

cli-stopped = Abgebrochen.
