# Die Kommandozeile selbst.

cli-stopped = Abgebrochen.
cli-fault = Das ist ein Fehler von uns, nicht von dir. Melde ihn bitte dort, woher du Hranice hast, mit dem, was HRANICE_TRACEBACK=1 zeigt: { $error }
site-no-kit = Dieses Hranice ist ohne das installiert, was Tische im Browser laufen lässt; es gibt also keine Seite zu schreiben. In einem Klon baut „make page“ es.
site-not-empty = { $folder } enthält { $file }, und das stammt nicht von einer Seite von uns. Nenne einen leeren oder neuen Ordner.
site-no-print = Ohne Bögen zum Drucken: Dafür braucht es pip install hranice[print].
site-written = Die Seite liegt in { $folder }: { $megabytes } MB.
site-look = Zum Ansehen: { $command }
site-address = Lege sie dort ab, wohin { $address } führt.
