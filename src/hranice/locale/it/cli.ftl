# La riga di comando.

cli-stopped = Interrotto.
cli-fault = È un errore nostro, non tuo. Segnalalo a chi ti ha dato Hranice, insieme a ciò che mostra HRANICE_TRACEBACK=1: { $error }
site-no-kit = Questo Hranice è installato senza ciò che fa girare i tavoli nel browser: non c’è alcun sito da scrivere. In un clone lo costruisce «make page».
site-not-empty = { $folder } contiene { $file }, che non viene da un nostro sito. Indica una cartella vuota o nuova.
site-no-print = Senza fogli da stampare: per averli, pip install hranice[print].
site-written = Il sito è in { $folder }: { $megabytes } MB.
site-look = Per guardarlo: { $command }
site-address = Mettilo dove porta { $address }
