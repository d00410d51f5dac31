# Hraní v terminálu.

play-you = Ty
play-continue = Stiskni Enter
play-misread = „{ $input }“ tady není odpověď. Nápovědu dá ?.
play-narrow = Tvoje okno má sloupců: { $columns }; obrázky jich potřebují { $needed }. Rozšiř je, nebo zmenši písmo, jestli můžeš.
play-envelope =

    Zapečetěná obálka: všechny hody a karty této hry plynou z tajemství, které
    je už teď dané. Toto je jeho otisk:
    { $commitment }
play-opened =
    Obálka je otevřená. Tajemství bylo
    { $secret }
    Otisku odpovídá a { $count ->
        [one] jediné losování této hry z něj plyne.
        [few] všechna { $count } losování této hry z něj plynou.
       *[other] všech { $count } losování této hry z něj plyne.
    }
play-won = Vítězství je tvoje. Gratulujeme!
play-won-shared = O vítězství se dělíš. Gratulujeme!
play-lost = Vítězí { $who }. Příště!
play-saved = Záznam je v souboru { $file }; ověříš jej příkazem: hranice verify { $file }
play-goodbye = Na shledanou a díky za hru!

play-word-help = pomoc
play-word-rules = pravidla
play-word-boards = desky
play-word-log = zápis
play-word-numbers = čísla
play-word-more = další
play-word-quit = konec

## The BORDER

play-plain-move = Tvůj tah, jeho číslo
play-plain-more = Tahů je víc: „{ play-word-more }“ vypíše další.
play-plain-help = Napiš číslo tahu a stiskni Enter. „konec“ opustí stůl.
play-welcome =
    { $title }.
    U stolu s tebou: { $who }.
play-border-welcome =
    The BORDER, autoři Michael Kiesling a Reinhard Staupe.
    U stolu s tebou: { $who }.
    Nápovědu dá kdykoli ?.
play-border-keep = Které kostky si necháš (např. 1 3)? 0 žádnou, . už neházet, ? nápověda
play-border-complete = Které barevné oblasti (např. a)? - zpět, . hotovo, ? nápověda
play-border-cross = Která políčka (např. 12)? - zpět, . hotovo, ? nápověda
play-border-rolls-left = { $count ->
    [one] Můžeš hodit ještě jednou.
   *[other] Můžeš hodit ještě { $count }krát.
}
play-border-others-get = Na ostatní zbude:
play-border-others-one = Použiješ všech pět, takže každý z ostatních si vezme jednu z těchto:
play-border-dice-left = Za každou kostku zakřížkuj jedno políčko vedle zakřížkovaného; počítají se i nové křížky.
play-border-one-die = Všech pět kostek je použito: vyber jednu z nich a zakřížkuj jedno políčko.
play-border-closes = uzavře { area-the }!
play-border-board-of = { $who }, deska { $board }
play-border-help =
    Když jsi na tahu
      1 3       nech si kostky 1 a 3 a ostatní hoď znovu
      0         nenechávej si nic: hoď znovu všech pět
      { "." }         už neházet: vezmi kostky, jak leží
      a c       dokonči oblasti a a c (nebo napiš číslo některého jejich políčka)
    Když házel někdo jiný
      12 13     zakřížkuj políčka 12 a 13
    Vždycky
      -         vezmi zpět poslední volbu
      { "." }         hotovo
      pravidla  pravidla ve zkratce
      desky     desky ostatních
      čísla     ukaž nebo skryj čísla všech políček
      zápis     všechno, co se stalo
      konec     odejdi

    Na desce: ╱▲ ╲ je volné, ×× je zakřížkované, písmeno či číslo lze teď zvolit, ✓✓ je zvolené.
    V tabulce: (9) získané body, ·5 políček ještě zbývá, ✗ vyšší hodnota je pryč.
play-border-rules =
    Devět malých území je obklopeno hraničními políčky. Kdo zakřížkuje všechna políčka kolem území, uzavře ho.

    Aktivní hráč hází pěti kostkami, nejvýš třikrát, a nechává si, které chce. Pak za každou kostku zakřížkuje jedno políčko její barvy, ale jen tak, aby dokončil celé barevné oblasti: všechna jejich ještě volná políčka. Barevná oblast je řetěz políček jedné barvy a smí ležet kdekoli.

    Potom všichni ostatní použijí zbylé kostky, každý sám pro sebe: za kostku jedno políčko její barvy vedle políčka, které už je zakřížkované. Když nezbyla žádná, vezme si každý jednu z pěti.

    Kdo území uzavře první, získá vyšší hodnotu; všichni další nižší. Uzavře-li ho ve stejné druhé akci víc hráčů, získají vyšší hodnotu všichni. Jakmile má někdo uzavřené šesté území, kolo se dohraje. Vítězí hráč s největším počtem bodů; při shodě rozhoduje nejlepší jednotlivé území.

## Bez hranic

play-travel-welcome =
    Bez hranic (Travel Blog), autor Vlaada Chvátil.
    Na cestě s tebou: { $who }.
play-travel-forty = 40 €
play-travel-sea = Linky po moři platí jako hranice: { $links }.
play-travel-prices = Ceny: každá hranice 10 €, každá dvojice sousedů 30 €, každý žeton pod tvým 10 €, pole 40 stojí 40 €.
play-travel-player = Hráč
play-travel-choice = Volba
play-travel-price = Cena
play-travel-purse = Hotovost
play-travel-go-on = Enter pokračuje, q končí.
play-travel-dealing = Rozdává se. Počkej na start …
play-travel-choose = { $count ->
    [one] Stiskni 1 až 8: zbývá umístit { $count } žeton a ten už zůstane ležet!
    [few] Stiskni 1 až 8: zbývá umístit { $count } žetony a ty už zůstanou ležet!
   *[other] Stiskni 1 až 8: zbývá umístit { $count } žetonů a ty už zůstanou ležet!
}
play-travel-others = Čeká se na ostatní …
play-travel-misread = Klávesa „{ $input }“ tu nic nedělá: 1 až 8 volí, Enter pokračuje, q končí.
play-travel-stage = { $round ->
    [1] 1. a 2. kolo: zvol jeden stát. Cestuješ do něj ze startu a za každou hranici platíš 10 €. Pozor: soused startu stojí o 30 € víc. Kdo leží na jiných žetonech, platí za každý pod sebou 10 €: pospěš si.
    [3] 3. a 4. kolo: zvol dva státy. Cestuješ ze startu do obou, v levnějším pořadí. Jsou-li ty dva sousedé, stojí to také 30 €.
    [5] 5. a 6. kolo: cestuješ ze startu přes oba své státy do cíle. Každý z nich, který sousedí se startem nebo s cílem, stojí 30 €, a dva sousedé také.
   *[7] Finále: teď dostaneš tolik, kolik cesta stojí, takže nejdražší je nejlepší. Trasu ale volí soupeři a každý žeton pod tebou ubírá 10 €.
}
