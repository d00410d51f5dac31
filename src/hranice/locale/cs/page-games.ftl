# Vlastní dohrané hry.

games-intro = Každá hra, kterou máš na tomto zařízení dohranou, na serveru i bez něj. Tento seznam vidíš jen ty.
games-looking = Hledáme tvoje hry …
games-none = Zatím žádná dohraná hra. První tu bude, jakmile skončí.
games-server-away = Hry ze serveru tu chybějí. { $why }
games-here-away = Hry hrané bez serveru tu chybějí. { $why }
games-unreadable = { $count ->
    [one] Jednu hru nelze přečíst, proto tu chybí.
    [few] { $count } hry nelze přečíst, proto tu chybějí.
   *[other] { $count } her nelze přečíst, proto tu chybějí.
}
games-sum = { $count ->
    [one] Jedna hra
    [few] { $count } hry
   *[other] { $count } her
}, { $won ->
    [0] žádná výhra
    [one] jedna výhra
    [few] { $won } výhry
   *[other] { $won } výher
}
games-best = Tvůj nejlepší výsledek:
games-mean = průměrně { $score }
games-over-time = Výsledky v čase
games-over-time-label = Tvoje výsledky, počet her { $count }, od nejstarší: nejméně { $least }, nejvíce { $most }, naposledy { $last }. Plné tečky jsou výhry.
games-victory = výhra
games-luck = Štěstí v čase
games-luck-label = Kolik vyneslo štěstí, počet her { $count }: průměrně { $luck }.
games-luck-none = Kolik v tom bylo štěstí? Ukáže to rozbor, hru po hře.
games-luck-first = Rozebrat poslední hru
games-luck-next = Rozebrat další hru
games-luck-worth = Štěstí: { $luck }
games-analyse = Rozebrat
games-analysing = Rozebíráme … { $percent } %
games-on = Na čem
games-games = Hry
games-wins = Výhry
games-best-short = Nejlepší
games-mean-short = Průměr
games-known = Hranice, které znáš
games-known-count = { $count ->
    [one] jedna hranice
    [few] { $count } hranice
   *[other] { $count } hranic
}
games-opponents = Proti komu
games-against = { $name } { $ahead } : { $behind }
games-even = { $count ->
    [one] a jednou stejně
   *[other] a { $count }krát stejně
}
games-not-counted = Lekce a hry více lidí u tohoto zařízení jsou v seznamu, ale tady se nepočítají.
games-all = Všechny hry
games-search = Hledat
games-search-hint = hráč, hra, mapa
games-found = { $count ->
    [0] Žádná hra
    [one] Jedna hra
    [few] { $count } hry
   *[other] { $count } her
}
games-more = Ukázat další
games-won = Výhra, { $score }.
games-shared = Dělená výhra, { $score }.
games-place = { $place }. místo (hráčů: { $count }), { $score }.
games-others-won = Vítěz: { $who }, { $score }.
games-with = s kým: { $who }
games-bot = bot ({ bot-level })
games-lesson = lekce
games-replay = Přehrát
games-share = Sdílet
games-delete = Smazat
games-delete-sure = Smazat tuto hru nadobro?
games-delete-shared-sure = Odebrat tuto hru ze svého seznamu? Ostatním zůstane.
games-no-record = Záznam této hry teď nejde přečíst. Nic se neztratilo; zkus to později.
games-data = Tvoje údaje
games-data-about = V jediném souboru jsou všechny tvoje hry se záznamy, nastavení, mapy a desky. Na jiném zařízení vrátí to, co patří zařízení: hry hrané bez serveru a všechno ostatní.
