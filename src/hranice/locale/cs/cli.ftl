# Samotná příkazová řádka.

cli-stopped = Přerušeno.
