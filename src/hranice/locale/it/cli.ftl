# La riga di comando.

cli-stopped = Interrotto.
