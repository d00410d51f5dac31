# The command line itself.

cli-welcome =
    Hranice { $version }: two board games about borders.

      hranice play border      close your borders before the bots do
      hranice play travel      cross as few borders as you can, fast
      hranice simulate --help  let bots play each other
      hranice verify FILE      check that a game was fair
      hranice --help           everything else
cli-stopped = Stopped.
