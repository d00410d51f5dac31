# Stůl: proč neudělá, co si někdo přeje, a věty, které je možné říci.

table-not-open = To jde jen před začátkem hry.
table-not-running = U tohoto stolu se právě nehraje.
table-not-finished = To jde až po konci hry.
table-host-only = To smí jen hostitel.
table-players-only = To smějí jen ti, kdo hráli.
table-no-such-seat = Takové místo u tohoto stolu není.
table-not-your-seat = Toto místo není tvoje.
table-full = Všechna místa jsou obsazená; je jich { $chairs }.
table-one-chair = U veřejného stolu má každý jedno místo.
table-held = Volná místa čekají na ty, kdo hráli minule. Zkus to za { $seconds } s.
table-sent-away = Hostitel tě od tohoto stolu poslal pryč.
table-chairs = Tuto hru { $most ->
    [one] hraje 1 hráč
    [few] hrají { $least } až { $most } hráči
   *[other] hraje { $least } až { $most } hráčů
}, počet míst proto nemůže být { $chairs }.
table-options-order = Nastavení není seřazeno: na místě { $place } stojí { $given }, patří tam { $wanted }.
table-too-few = Nejmenší počet hráčů je { $least }; zatím je jich jen { $seats }.
table-name-empty = Zvol prosím jméno, v němž je aspoň jedno písmeno nebo číslice.
table-seal = To, co přišlo, není otisk nového semínka: 64 šestnáctkových číslic.
table-seed = Semínko musí mít 1 až { $most } obyčejných znaků a být to, jehož otisk přišel při usednutí.
table-not-starting = Hra se právě nezačíná.
table-no-duplicate = Tuto hru nelze rozdat se stejným štěstím pro všechny.
table-own-public = Tohle vytvořil někdo z hráčů. Hraje se na tom jen u stolů pro přátele, ne u stolů otevřených všem.
table-ref = Označení tahu smí mít nejvýše { $most } znaků.
table-no-such-bot = Bota „{ $bot }“ tato hra nemá.
table-no-such-option = Tato hra nenechává na jednotlivých místech volbu „{ $option }“.
table-player-present = Bot může nahradit jen toho, kdo odešel.
table-bot-cannot-host = Bot nemůže být hostitelem.
table-hint-company = Nápovědy jsou na cvičení: dokud u stolu hrají i jiní lidé, žádné nejsou.
table-hint-puzzle = V úloze dne nápovědy nejsou.
table-puzzle-stays = Úloha dne se hraje do konce. Odejít můžeš kdykoli: počká na tebe.
table-puzzle-sealed = Tuto úlohu dnes ještě hrají jiní. Její záznam bude zítra.
table-hint-not-due = Teď není o čem rozhodovat.
table-locked = Příliš brzy! Počkej ještě { $milliseconds } ms.
table-too-late = Tento tah přišel pozdě: hra mezitím pokračovala bez něj.
table-move-unreadable = Tomuto tahu stůl nerozumí.
table-no-undo = To už vzít zpět nejde.
table-no-such-phrase = Zde lze říci jen připravené věty.
phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-thanks = Díky!
phrase-well-played = Pěkně zahráno!
phrase-oops = Jejda!
phrase-wow = Páni!
phrase-laugh = Ha ha!
phrase-moment = Okamžik, prosím.
phrase-ready = Můžeme začít.
phrase-again = Zahrajeme si znovu?
phrase-bye = Na shledanou!
