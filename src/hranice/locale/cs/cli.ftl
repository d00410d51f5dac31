# Samotná příkazová řádka.

cli-welcome =
    Hranice { $version }: dvě deskové hry o hranicích.

      hranice play border      uzavři své hranice dřív než počítač
      hranice play travel      překroč co nejméně hranic, a rychle
      hranice simulate --help  nech hrát počítače mezi sebou
      hranice verify SOUBOR    ověř, že hra byla poctivá
      hranice --help           všechno ostatní
cli-stopped = Přerušeno.
