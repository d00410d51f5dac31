# Stránka: co stojí na tlačítkách a u obrázků. Pravidla a poděkování mají vlastní soubory.

## Všude

page-skip = Přejít k obsahu
page-home = Hranice, úvod
page-navigation = Hlavní nabídka
page-more = Další
page-rules = Pravidla
page-rules-of = Pravidla: { $game }
page-settings = Nastavení
page-close = Zavřít
page-language = Jazyk
page-theme = Vzhled
page-theme-day = Den
page-theme-night = Noční vlak
page-as-system = Podle systému
page-motion = Pohyb
page-motion-off = Omezený
page-sound = Zvuk
page-on = Zapnuto
page-off = Vypnuto
page-referee = Rozhodčí
page-today = Dnes
page-train = Trénink hranic
page-lands = Mapy a desky
page-games = Tvoje hry
lands-not-here = Tahle mapa nebo deska na tomto zařízení (už) není. Přetáhni její soubor na stránku map a desek.
page-learn = Naučit se
page-replay = Záznamy her
page-blog = Cestovní blog
page-credits = Poděkování
page-print = Vytisknout
page-unofficial = Neoficiální pocta dvěma krásným hrám. Kresby i slova jsou naše. Kup si prosím originály.
page-missing-title = Tady mapa končí
page-missing = Tato stránka (už) neexistuje. Možná se z odkazu ztratilo písmenko.
page-to-home = Na úvod
game-border = The BORDER
game-travel = Bez hranic

## Úvod

home-title = Dvě hry o hranicích
home-title-more = Dvě hry o hranicích a další
home-meaning = Hranice jsou čáry, které dělí země. Tady je uzavíráš, nebo přejíždíš.
home-claim = Uzavři je první, nebo jich překroč co nejméně. S přáteli kdekoli, u jednoho zařízení, nebo proti botům. Bez účtu, bez reklam.
home-border-pitch = Hoď pěti kostkami a křížkuj hranice devíti malých území. Kdo území uzavře první, získá nejvíc bodů.
home-border-facts = 2 až 4 hráči · asi 30 minut
home-travel-pitch = Otočí se karta startu. Zaber destinace, kam se dojede levně, dřív než ostatní. A bez mapy!
home-travel-facts = 2 až 6 hráčů · asi 30 minut
home-travel-meaning = Cestuješ, jako by mezi státy nebyly závory. Ve světě se hra jmenuje Travel Blog.
home-now = Hrát hned
home-friends = S přáteli
home-device = Na tomto zařízení
home-learn = Naučit se za 90 s
home-today = Tři tahy a čtyři cesty, pro všechny stejné
home-lands = Podívej se na všechno, na čem se dá hrát, nebo přines vlastní
home-games = Všechno, co máš za sebou, a jak to dopadlo
home-players = { $most ->
    [1] 1 hráč
   *[other] Počet hráčů: { $range }
}
home-by = { $authors }
home-you-are = Tvoje jméno
home-another-name = Jiné jméno
home-code-label = Máš kód?
home-code-join = Přisednout
home-code-hint = např. K7QWXMRT
home-names = Volavka, Vydra, Rys, Kuna, Rorýs, Bobr, Ježek, Ledňáček, Jezevec, Čáp, Kozorožec, Plch, Sova, Mlok, Veverka, Kukačka

## Deska hry The BORDER

board-of = { $who ->
    [Ty] Tvá deska { $board }
   *[other] Deska { $board }, { $who }
}
board-white = Políčko { $number }, bílé, zakřížkované od začátku. Hraničí: { $areas }.
space-seen = { colour-name } ({ $areas })
board-space = Políčko { $number }, { $colour }, { $state ->
    [crossed] zakřížkované
    [draft] označené
    [sealed] odevzdané
    [free] lze zakřížkovat
   *[open] volné
}. Velikost oblasti { $size }, z toho volných { $open }. Hraničí: { $areas }.
tray-label = Kostky
tray-die = Kostka { $number }: { $colour }
tray-die-spent = Kostka { $number }: { $colour }, použitá
tray-held = nechat
strip-label = Území a jejich hodnoty
tray-keys = Klávesami 1 až 5 si kostku necháš, nebo ji zase pustíš.
strip-got = { $area }: uzavřeno za { $points }
strip-taken = { $area }: { $high } je pryč, { $low ->
    [few] zbývají { $low }
   *[other] zbývá { $low }
}
strip-open = { $area }: { $high } pro prvního, pak { $low }

## Tah

turn-hold = Ťukni na kostky, které si necháš.
turn-roll-again = { $left ->
    [few] Hodit znovu (zbývají { $left })
   *[other] Hodit znovu (zbývá { $left })
}
turn-stop = Už neházet
turn-complete = Ťukni na svítící oblast a dokonči ji.
turn-cross = Zbylé kostky ({ $who }): za každou jedno políčko vedle křížku
turn-one-die = Žádná kostka nezbyla: vyber si kteroukoli jednu
turn-done = Hotovo
turn-nothing = Vynechat
turn-undo = Zpět
turn-waiting = Čeká se: { $who }
turn-of = Hází { $who }
turn-others-get = Na ostatní zbude
turn-thinking = přemýšlí

## Bez hranic

offer-label = Nabídka
offer-forty = pole 40
offer-empty = zatím bez karty
offer-field = { $key }: { $what }, { $count ->
    [0] bez žetonu
    [one] jeden žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
offer-start = Start
offer-target = Cíl
offer-wait = Ruce pryč, dokud není odkrytý start …
offer-round = { $round ->
    [7] Poslední kolo (7. ze 7)
   *[other] { $round }. kolo ze 7
}
offer-dealer = { $who ->
    [Ty] rozdáváš
   *[other] rozdává { $who }
}
stack-label = { $count ->
    [one] Jeden žeton: { $names }
    [few] { $count } žetony zdola: { $names }
   *[other] { $count } žetonů zdola: { $names }
}
map-closer = Blíž
map-farther = Dál
map-whole = Celá mapa
bill-label = Účet
bill-why = Proč?
bill-paid = zaplaceno (víc nebylo)

## U stolu hry Bez hranic

purses-label = Hráči a peníze
purses-dealer = rozdává
purses-dealer-short = rozdává
purses-missing = { $count ->
    [one] zbývá položit jeden žeton
    [few] zbývá položit { $count } žetony
   *[other] zbývá položit { $count } žetonů
}
purses-placed = všechno položeno
purses-ready = připraven(a)
prices-title = Ceník
prices-final = Poslední cesta vydělává
prices-crossing = každý přechod hranic
prices-adjacent = každá dvojice sousedů mezi zastávkami
prices-under = každý žeton pod tvým
prices-forty = žeton na poli 40
facts-capital = Hlavní město: { $capital }
facts-area = { $area } km²
study-title = Dobře si ji prohlédni
study-text = { $timed ->
    [yes] Mapa se za chvíli schová.
   *[no] Mapa se schová, až budou všichni připraveni.
} Čárkované čáry jsou linky po moři: každá se počítá jako jedna hranice.
study-ready = Mám to
reckon-order = Cesty v pořadí vyhodnocení
reckon-ready = Jedeme dál
place-which = Který cestovatel?
place-now = { $count ->
    [one] Teď! Polož žeton
    [few] Teď! Polož { $count } žetony
   *[other] Teď! Polož { $count } žetonů
}
place-wait = Ještě volí: { $names }
ready-wait = Čeká se na: { $names }

## Na konci

podium-label = Pořadí
graph-label = Body v průběhu kol
graph-money = Peníze kolo za kolem
graph-rounds = { $count ->
    [one] jedno kolo
    [few] { $count } kola
   *[other] { $count } kol
}
graph-round = Kolo
graph-table = Jako tabulka

## Spojení

connection-state = { $connection ->
    [connected] spojeno
    [connecting] spojuje se …
    [resuming] spojení vypadlo; obnovuje se …
   *[offline] bez spojení: nic se neztratilo
}
server-away = Server teď není dostupný.
connection-delay = { $delay } ms
connection-waiting = { $count ->
    [one] jedno ťuknutí čeká
    [few] { $count } ťuknutí čekají
   *[other] { $count } ťuknutí čeká
}

## Rozhodčí

referee-title = Rozhodčí pro opravdové Bez hranic
referee-intro = Hra leží na stole, my počítáme: ťukni na mapě na start, volby a cíl.
referee-map = Mapa
referee-round = Kolo
referee-choose = Ťukni do mapy, nebo vyber zde
referee-first = První volba
referee-second = Druhá volba
referee-none = – vyber –
referee-under = { $count ->
    [0] vespod nic
    [one] vespod jeden žeton
    [few] vespod { $count } žetony
   *[other] vespod { $count } žetonů
}
referee-clear = Vymazat
referee-missing = Vyber všechno a uvidíš cenu.

# Playing without a network.
keep-title = Uchovat pro hraní offline
keep-offer = Hraj proti botům i kolem tohoto zařízení také bez sítě. Jednou se stáhne asi { $megabytes } MB.
keep-kept = Uchováno v tomto zařízení: můžeš hrát bez sítě.
keep-failed = Nepodařilo se stáhnout všechno. Zapni to znovu a bude se pokračovat.
keep-full = V tomto zařízení už není dost místa.
keep-impossible = Pro hraní offline tu nelze nic uchovat: prohlížeče to dovolují jen na adresách https:// a ne v každém anonymním okně.
