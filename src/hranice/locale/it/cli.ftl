# La riga di comando.

cli-stopped = Interrotto.
cli-fault = È un errore nostro, non tuo. Segnalalo a chi ti ha dato Hranice, insieme a ciò che mostra HRANICE_TRACEBACK=1: { $error }
