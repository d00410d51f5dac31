# Die Seite: was auf Knöpfen und neben Bildern steht. Regeln und Dank haben eigene Dateien.

## Überall

page-skip = Zum Inhalt
page-home = Hranice, Startseite
page-navigation = Hauptmenü
page-more = Mehr
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-settings = Einstellungen
page-close = Schließen
page-language = Sprache
page-theme = Farben
page-theme-day = Tag
page-theme-night = Nachtzug
page-as-system = Wie das System
page-motion = Bewegung
page-motion-off = Reduziert
page-sound = Ton
page-on = An
page-off = Aus
page-referee = Schiedsrichter
page-today = Heute
page-train = Grenztrainer
page-lands = Karten und Bretter
page-games = Deine Partien
lands-not-here = Diese Karte oder dieses Brett ist nicht (mehr) auf diesem Gerät. Leg die Datei auf der Seite der Karten und Bretter ab.
page-learn = Lernen
page-replay = Wiederholung
page-blog = Reiseblog
page-credits = Dank
page-print = Drucken
page-unofficial = Eine inoffizielle Verbeugung vor zwei schönen Spielen. Bilder und Worte sind unsere eigenen. Bitte kauft die Originale.
page-missing-title = Hier endet die Karte
page-missing = Diese Seite gibt es nicht (mehr). Vielleicht hat der Link einen Buchstaben verloren.
page-to-home = Zur Startseite
game-border = The BORDER
game-travel = Bez hranic

## Startseite

home-title = Zwei Spiele um Grenzen
home-title-more = Zwei Spiele um Grenzen, und mehr
home-meaning = Hranice ist Tschechisch und heißt „Grenzen“.
home-claim = Schließe sie als Erster oder überquere so wenige wie möglich. Mit Freunden überall, um ein Gerät herum oder gegen Bots. Ohne Konto, ohne Werbung.
home-border-pitch = Wirf fünf Würfel und kreuze die Grenzen von neun kleinen Ländern an. Wer ein Land zuerst schließt, bekommt die meisten Punkte.
home-border-facts = 2 bis 4 Personen · etwa 30 Minuten
home-travel-pitch = Eine Startkarte wird aufgedeckt. Schnapp dir die Staaten, die billig zu erreichen sind, vor den anderen. Ohne Karte!
home-travel-facts = 2 bis 6 Personen · etwa 30 Minuten
home-travel-meaning = Bez hranic ist Tschechisch und heißt „ohne Grenzen“. Auf Englisch heißt das Spiel Travel Blog.
home-now = Gleich spielen
home-friends = Mit Freunden
home-device = An diesem Gerät
home-learn = Lernen in 90 Sekunden
home-today = Drei Züge, vier Reisen: für alle gleich
home-lands = Schau dir alles an, worauf gespielt wird, oder bring etwas Eigenes mit
home-games = Alles, was du gespielt hast, und was daraus wurde
home-players = { $most ->
    [1] 1 Person
   *[other] { $range } Personen
}
home-by = von { $authors }
home-you-are = Du spielst als
home-another-name = Anderer Name
home-code-label = Hast du einen Code?
home-code-join = Dazusetzen
home-code-hint = z. B. K7QWXMRT
home-names = Reiher, Otter, Luchs, Marder, Mauersegler, Biber, Igel, Eisvogel, Dachs, Storch, Steinbock, Siebenschläfer, Eule, Salamander, Eichhorn, Kuckuck

## Das Brett von The BORDER

board-of = { $who ->
    [Du] Dein Brett { $board }
   *[other] Brett { $board } von { $who }
}
board-white = Feld { $number }, weiß, von Anfang an angekreuzt. Grenzt an: { $areas }.
space-seen = { colour-name } ({ $areas })
board-space = Feld { $number }, { $colour }, { $state ->
    [crossed] angekreuzt
    [draft] markiert
    [sealed] abgegeben
    [free] kann angekreuzt werden
   *[open] offen
}. Abschnitt mit { $size }, davon offen { $open }. Grenzt an: { $areas }.
tray-label = Würfel
tray-die = Würfel { $number }: { $colour }
tray-die-spent = Würfel { $number }: { $colour }, verbraucht
tray-held = bleibt
tray-keys = Mit den Tasten 1 bis 5 behältst du einen Würfel oder gibst ihn wieder frei.
strip-label = Länder und ihre Werte
strip-got = { $area }: geschlossen für { $points }
strip-taken = { $area }: die { $high } ist weg, { $low } bleibt
strip-open = { $area }: { $high } für die Ersten, dann { $low }

## Der Zug

turn-hold = Tippe die Würfel an, die liegen bleiben.
turn-roll-again = Nochmal würfeln (noch { $left })
turn-stop = Das reicht
turn-complete = Tippe einen leuchtenden Abschnitt an, um ihn zu vollenden.
turn-cross = Übrig von { $who }: ein Feld je Würfel, neben einem Kreuz
turn-one-die = Kein Würfel übrig: Nimm irgendeinen
turn-done = Fertig
turn-nothing = Passen
turn-undo = Zurück
turn-waiting = Wir warten auf { $who }
turn-of = { $who } würfelt
turn-others-get = Bleibt für die anderen
turn-thinking = denkt nach

## Bez hranic

offer-label = Das Angebot
offer-forty = das 40er-Feld
offer-empty = noch keine Karte
offer-field = { $key }: { $what }, { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
}
offer-start = Start
offer-target = Ziel
offer-wait = Hände weg, bis der Start aufgedeckt ist …
offer-round = { $round ->
    [7] Letzte Runde (7 von 7)
   *[other] Runde { $round } von 7
}
offer-dealer = { $who ->
    [Du] Du teilst aus
   *[other] { $who } teilt aus
}
stack-label = { $count ->
    [one] Ein Stein: { $names }
   *[other] { $count } Steine, von unten: { $names }
}
map-closer = Näher
map-farther = Weiter weg
map-whole = Die ganze Karte
bill-label = Die Rechnung
bill-why = Warum?
bill-paid = bezahlt (mehr war nicht da)

## Am Tisch von Bez hranic

purses-label = Mitspieler und Geld
purses-dealer = teilt aus
purses-dealer-short = teilt aus
purses-missing = { $count ->
    [one] ein Stein ist noch zu legen
   *[other] { $count } Steine sind noch zu legen
}
purses-placed = alles liegt
purses-ready = bereit
prices-title = Preise
prices-final = Die letzte Reise bringt Geld
prices-crossing = jede überquerte Grenze
prices-adjacent = jedes Nachbarpaar unter den Stationen
prices-under = jeder Stein unter deinem
prices-forty = ein Stein auf dem 40er-Feld
facts-capital = Hauptstadt: { $capital }
facts-area = { $area } km²
study-title = Sieh sie dir gut an
study-text = { $timed ->
    [yes] Gleich wird die Karte weggelegt.
   *[no] Die Karte wird weggelegt, sobald alle bereit sind.
} Gestrichelte Linien sind Seewege: Jeder zählt als eine Grenze, wie jede andere.
study-ready = Alles klar
reckon-order = Die Reisen in der Reihenfolge der Abrechnung
reckon-ready = Weiter geht’s
place-which = Welcher Reisende?
place-now = { $count ->
    [one] Jetzt! Leg deinen Stein
   *[other] Jetzt! Leg { $count } Steine
}
place-wait = Noch am Wählen: { $names }
ready-wait = Wir warten auf { $names }.

## Am Ende

podium-label = Rangliste
graph-label = Punkte über die Runden
graph-money = Geld über die Runden
graph-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
graph-round = Runde
graph-table = Als Tabelle

## Die Verbindung

connection-state = { $connection ->
    [connected] verbunden
    [connecting] verbindet …
    [resuming] die Leitung riss ab; verbindet wieder …
   *[offline] ohne Verbindung: nichts ist verloren
}
server-away = Der Server ist gerade nicht erreichbar.
connection-delay = { $delay } ms
connection-waiting = { $count ->
    [one] eine Eingabe wartet
   *[other] { $count } Eingaben warten
}

## Schiedsrichter

referee-title = Schiedsrichter für das echte Bez hranic
referee-intro = Das Spiel liegt auf eurem Tisch, wir rechnen: Tippe Start, Wahl und Ziel auf der Karte an.
referee-map = Karte
referee-round = Runde
referee-choose = Tippe auf die Karte oder wähle hier
referee-first = Erste Wahl
referee-second = Zweite Wahl
referee-none = – wählen –
referee-under = { $count ->
    [0] nichts darunter
    [one] ein Stein darunter
   *[other] { $count } Steine darunter
}
referee-clear = Leeren
referee-missing = Wähle alles, dann siehst du den Preis.

# Playing without a network.
keep-title = Für offline behalten
keep-offer = Spiele auch ohne Netz gegen Bots und rund um dieses Gerät. Einmal werden etwa { $megabytes } MB geladen.
keep-kept = Auf diesem Gerät behalten: Du kannst ohne Netz spielen.
keep-failed = Es ließ sich nicht alles laden. Schalte es wieder ein, dann geht es dort weiter.
keep-full = Auf diesem Gerät ist nicht genug Platz.
keep-impossible = Hier lässt sich nichts für offline behalten: Browser erlauben das nur unter https://-Adressen und nicht in jedem privaten Fenster.
