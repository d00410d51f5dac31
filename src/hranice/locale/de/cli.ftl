# Die Kommandozeile selbst.

cli-stopped = Abgebrochen.
cli-fault = Das ist ein Fehler von uns, nicht von dir. Melde ihn bitte dort, woher du Hranice hast, mit dem, was HRANICE_TRACEBACK=1 zeigt: { $error }
