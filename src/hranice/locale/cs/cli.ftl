# Samotná příkazová řádka.

cli-stopped = Přerušeno.
cli-fault = Tohle je naše chyba, ne tvoje. Nahlas ji prosím tam, odkud Hranice máš, i s tím, co ukáže HRANICE_TRACEBACK=1: { $error }
site-no-kit = Tyto Hranice jsou nainstalovány bez toho, co v prohlížeči provozuje stoly, takže není co zapsat. V klonu to sestaví „make page“.
site-not-empty = Ve složce { $folder } je { $file }, a to nepochází z naší stránky. Zadej prázdnou nebo novou složku.
site-no-print = Bez archů k tisku: k nim je třeba pip install hranice[print].
site-written = Stránka je ve složce { $folder }: { $megabytes } MB.
site-look = Podíváš se na ni příkazem: { $command }
site-address = Ulož ji tam, kam vede { $address }
