# Úlohy dne.

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

## The verdict

today-grade = { $grade ->
    [2] Výborně zahráno
    [1] Skoro nejlepší
   *[0] Šlo to i lépe
}
today-step = Volba { $number } { $count ->
    [few] ze
   *[other] z
} { $count }
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
