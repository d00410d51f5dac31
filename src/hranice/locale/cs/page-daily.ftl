# Proč je nejlepší volba v úloze nejlepší.

daily-border-closes = Nejlepší volba hned uzavírá { area-the }: { $points } { $points ->
    [few] body
   *[other] bodů
}.
daily-border-needs = Po nejlepší volbě chybí na hranici ({ area-the }) už jen: { $count }× { colour-name }.
daily-border-nearer = Kolik kostek ještě chybí, než uzavřeš { area-the }: { $count } po nejlepší volbě, jinak { $other }.
daily-border-leaves = Nejlepší volba nechává ostatním méně. Kostky, které mohou použít: { $count } místo { $other }.
daily-border-more = Nejlepší volba zakřížkuje víc políček: { $count } místo { $other }.
daily-border-reach = Po nejlepší volbě se tvé křížky dotýkají více barev: { $count } místo { $other }.
daily-border-keeps = Jedna barevná oblast potřebuje { $size }× { colour-name }. Když si necháš { $count }, je šance { $chance } %, jinak { $other } %.
daily-border-keeps-closes = K uzavření ({ area-the }) je třeba { $size }× { colour-name }. Když si necháš { $count }, je šance { $chance } %, jinak { $other } %.
daily-border-stop = Nejlepší je přestat. Políčka, která tyto kostky dokončí: { $count }.
daily-border-wins = Ze 100 takových her jich po nejlepší volbě vyhraješ { $count }, jinak { $other }.

daily-travel-best = Nejlepší možná cesta, a dost rychle.
daily-travel-late = Nic lepšího už nezbylo. Kdo by přišel první, mohl mít o { $lost } € víc.
daily-travel-borders = Kdo zná tyto hranice, mohl mít o { $lost } € víc.
daily-travel-dearer = V té chvíli byla volná i volba o { $lost } € lepší.


today-title = { $date }: úlohy
today-intro = Pár tahů ze skutečných her, pro všechny stejné. Každý den nové.
today-new-at = Nové úlohy: { $time } tvého času.
today-practice = Na procvičení: vznikly na tomto zařízení a s ostatními se nesrovnávají.
today-earlier = Dřívější den: hraj, jak chceš. S ostatními se nesrovnává.
today-fetching = Úlohy se načítají …
today-none = Pro tento den tu žádné úlohy nejsou.
today-new-day = Začal nový den. Ukázat jeho úlohy
today-progress = Odehráno { $done } { $count ->
    [few] ze
   *[other] z
} { $count }
today-begin = Hrát
today-to-today = Dnešní úlohy
today-all = Všechny úlohy
today-next = Další úloha
today-result = Zobrazit výsledek
today-puzzle = Úloha { $number } { $count ->
    [few] ze
   *[other] z
} { $count }
today-words = Na co se ptáme
today-leave = Opustit úlohu
today-weighing = Tvoje volba se posuzuje …
today-no-key = Prohlížeč pro nás nic neuchová (cookies jsou vypnuté), takže tě stůl nepozná. Povol na této stránce cookies a zkus to znovu.

## What is asked

today-border-keep = Co si necháš?
today-border-keep-how = Tvůj tah ve skutečné hře. Nech si kostky, házej znovu, nebo přestaň; pak dokonči, co se dá.
today-border-complete = Co dokončíš?
today-border-complete-how = Kostky už leží. Ťukni na svítící oblasti, pak na „{ turn-done }“.
today-border-cross = Co zakřížkuješ?
today-border-cross-how = Zbytky po jiném hráči: za každou kostku jedno políčko vedle křížku. Pak „{ turn-done }“.
today-travel-ready = { $kind ->
    [1] Prohlížej si mapu, jak dlouho chceš. Pak už běží čas.
   *[other] Tak dopadlo minulé kolo. Prohlížej si mapu, jak dlouho chceš; pak už běží čas.
}
today-travel-1 = Kam?
today-travel-1-how = Jeden žeton: blízko, ale ne k sousedům. Čas běží, jakmile se odkryje start.
today-travel-3 = Které dva?
today-travel-3-how = Dva žetony: krátký okruh bez sousedů.
today-travel-5 = Které dva po cestě?
today-travel-5-how = Ze startu do cíle přes dva státy, a co nejlevněji: sousedé stojí víc.
today-travel-7 = Které dva vynesou nejvíc?
today-travel-7-how = Dostaneš, kolik cesta stojí, i za sousedy: nejdražší je nejlepší.

## The verdict

today-grade = { $grade ->
    [2] Výborně zahráno
    [1] Skoro nejlepší
   *[0] Šlo to i lépe
}
today-border-got = Z tvé šance na výhru zbylo { $share }.
today-travel-got = { $kind ->
    [7] Oproti nejhorší volbě: tvoje vynáší o { $got } € víc, nejlepší o { $best } €.
   *[other] Ušetřeno { $got } €. Ušetřit se dalo { $best } €.
}
today-step = Volba { $number } { $count ->
    [few] ze
   *[other] z
} { $count }
today-border-worth = Šance na výhru po každé volbě
today-travel-worth = { $kind ->
    [7] Kolik každá volba vynese
   *[other] Kolik každá volba stojí: čím delší pruh, tím levnější
}
today-yours = tvoje
today-best = nejlepší
today-yours-best = tvoje a zároveň nejlepší
today-show-choice = Ťukni na volbu a uvidíš ji.
today-chosen-line = Tvoje
today-other-line = { $better ->
    [yes] Lépe
   *[no] Jiná volba
}
today-choices = Tvoje volby
today-kept = Necháno
today-borders = Hranice, které stojí za to znát

## The end of a day

today-score = Tvůj výsledek
today-share = Sdílet výsledek
today-shared = Text ke sdílení
today-shared-practice = procvičování
today-played = { $count ->
    [0] Nikdo jiný zatím nehrál.
    [one] Zatím hrál jeden hráč.
    [few] Zatím hráli { $count } hráči.
   *[other] Zatím hrálo { $count } hráčů.
}
today-better-than = Aspoň tak dobře jako { $percent } z nich.
today-first = Jsi první.
today-not-counted = Tvůj výsledek se s ostatními nesrovnává: počítá se jen první pokus v ten den, a to lidským tempem.
today-among = Ty a boti
today-you = Ty

## The calendar

today-calendar = Kalendář
today-month-before = Předchozí měsíc
today-month-after = Další měsíc
today-day = { $date }{ $done ->
    [all] , vše odehráno
    [some] , část odehrána
   *[none] { "" }
}{ $shown ->
    [yes] , zobrazeno
   *[no] { "" }
}
today-calendar-key = Razítko: vše odehráno. Kroužek: část odehrána.

## The seal

today-seal = Zapečetěno předem
today-seal-how = Úlohy vznikají několik dní předem. Den před tím se zveřejní jejich pečeť (SHA-256), den poté to, co bylo zapečetěno. Mezitím je tedy nikdo nemůže změnit.
today-seal-next = Pečeť dalšího dne
today-seal-this = Pečeť: { $date }
today-seal-inside = Co bylo zapečetěno: { $date }
today-seal-check = Otevřít a zkontrolovat: { $date }
today-seal-sound = V pořádku: obsah odpovídá pečeti.
today-seal-broken = Co bylo otevřeno, pečeti neodpovídá.
