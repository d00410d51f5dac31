# La riga di comando.

cli-welcome =
    Hranice { $version }: due giochi da tavolo sui confini.

      hranice play border      chiudi i tuoi confini prima dei bot
      hranice play travel      attraversa meno confini che puoi, in fretta
      hranice simulate --help  fai giocare i bot tra loro
      hranice verify FILE      controlla che una partita sia stata onesta
      hranice --help           tutto il resto
cli-stopped = Interrotto.
