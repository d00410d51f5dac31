# Nápovědy při cvičení a rozbor hry: stránka i příkazová řádka.

## Nápovědy

hint-button = Poradit
hint-title = Nejlepší tahy
hint-thinking = Přemýšlím …
hint-points = asi { $points } bodu, šance na výhru { $victory }
hint-price = { $round ->
    [7] vynese { $price } €, když položíš hned
   *[other] stojí { $price } €, když položíš hned
}
hint-about = Co by udělal expert a co se pak dá čekat. Ťuknutí tah jen ukáže.

## Tahy slovy

insight-move = { $kind ->
    [stop] nechat kostky, jak leží
    [roll] hodit znovu všemi kostkami
    [hold] nechat si: { $what }
    [complete] dokončit: { $what }
    [nothing] nedokončit nic
    [cross] zakřížkovat: { $what }
    [pass] nekřížkovat nic
   *[picks] { $what }
}
insight-segment = { colour-name } ({ $size })
insight-space = { colour-name } { $number }

## Rozbor

insight-title = Rozbor
insight-open = Rozebrat hru
insight-making = Hra se rozebírá …
insight-unfinished = Hra neskončila: toto je rozbor dosavadního průběhu.
insight-luck-dice = Kostky
insight-luck-cards = Karty
insight-choice = Rozhodnutí
insight-speed = Rychlost
insight-others = Ostatní
insight-start = Na začátku
insight-result = { $finished ->
    [yes] Výsledek
   *[no] Očekávání teď
}
insight-player = Hráč
insight-flawless = Bez chyby
insight-flawless-of = { $flawless }/{ $count }
insight-luck-said = { $game ->
    [border] { $sign ->
        [good] { $who }: kostky přidaly { $luck } bodu
        [bad] { $who }: kostky vzaly { $luck } bodu
       *[even] { $who }: kostky padaly průměrně
    }
    [travel] { $sign ->
        [good] { $who }: karty byly o { $luck } € příznivější než obvykle
        [bad] { $who }: karty byly o { $luck } € horší než obvykle
       *[even] { $who }: karty byly průměrné
    }
   *[other] { $sign ->
        [good] { $who }: štěstí přidalo { $luck }
        [bad] { $who }: smůla vzala { $luck }
       *[even] { $who }: štěstí a smůla se vyrovnaly
    }
}
insight-choice-said = { $game ->
    [travel] { $flaw ->
        [none] žádné rozhodnutí nic nestálo
       *[some] rozhodnutí stála { $cost } €
    }
   *[other] { $flaw ->
        [none] žádné rozhodnutí nic nestálo
       *[some] rozhodnutí stála { $cost }
    }
}
insight-speed-said = { $flaw ->
    [none] nikdo nebyl rychlejší
   *[some] pomalost stála { $game ->
        [travel] { $cost } €
       *[other] { $cost }
    }
}
insight-worst = Nejdražší rozhodnutí
insight-none = Žádné rozhodnutí nic nestálo.
insight-mistake = { $who }, { $round }. kolo: { $chosen }
insight-better = Lépe: { $best }
insight-lost = { $game ->
    [border] { $lost } bodu, šance na výhru { $victory }
    [travel] { $lost } €
   *[other] { $lost }
}
insight-borders = Dobré vědět: { $borders }
insight-graph = { $what ->
    [victory] Šance na výhru
   *[points] Očekávaný výsledek
}
insight-graph-how = Šipkami se hrou krokuje.
insight-step = Krok { $step }/{ $steps }
insight-cause = { $cause ->
    [start] Začátek
    [luck] { $game ->
        [border] { $who }: kostky
        [travel] Karty
       *[other] Štěstí
    }
    [choice] { $game ->
        [travel] Cesty
       *[other] { $who }: rozhodnutí
    }
   *[others] Konec kola
}
insight-round = { $round }. kolo
insight-previous = O krok zpět
insight-next = O krok dál
insight-replay = Ukázat tento okamžik
insight-table = Jako tabulka
insight-what = Srovnání s naším botem expertem: kolik štěstí ti přálo a co tě stála tvoje rozhodnutí.
insight-no-such-player = Hráč „{ $who }“ v tomto záznamu není; hráči jsou { $players }.
