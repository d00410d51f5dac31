# Samotná příkazová řádka.

cli-stopped = Přerušeno.
cli-fault = Tohle je naše chyba, ne tvoje. Nahlas ji prosím tam, odkud Hranice máš, i s tím, co ukáže HRANICE_TRACEBACK=1: { $error }
