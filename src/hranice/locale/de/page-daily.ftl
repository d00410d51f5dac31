# Warum die beste Wahl in einer Aufgabe die beste ist.

daily-border-closes = Die beste Wahl schließt sofort { area-the }: { $points } Punkte.
daily-border-needs = Nach der besten Wahl fehlt für { area-the } nur noch: { $count } × { colour-name }.
daily-border-nearer = Würfel, die noch fehlen, um { area-the } zu schließen: { $count } nach der besten Wahl, sonst { $other }.
daily-border-leaves = Die beste Wahl lässt den anderen weniger. Würfel, die sie brauchen können: { $count } statt { $other }.
daily-border-more = Die beste Wahl kreuzt mehr Felder an: { $count } statt { $other }.
daily-border-reach = Nach der besten Wahl berühren deine Kreuze mehr Farben: { $count } statt { $other }.
daily-border-keeps = Ein Abschnitt braucht noch { $size } × { colour-name }. Behältst du { $count }, ist die Chance { $chance } %, sonst { $other } %.
daily-border-keeps-closes = Um { area-the } zu schließen, braucht es { $size } × { colour-name }. Behältst du { $count }, ist die Chance { $chance } %, sonst { $other } %.
daily-border-stop = Am besten hörst du hier auf. Felder, die diese Würfel vollenden: { $count }.
daily-border-wins = Von 100 solchen Partien gewinnst du nach der besten Wahl { $count }, sonst { $other }.

daily-travel-best = Die beste Reise, die es gab, und schnell genug.
daily-travel-late = Besseres war nicht mehr da. Wer zuerst gekommen wäre, hätte { $lost } € mehr haben können.
daily-travel-borders = Wer diese Grenzen kennt, hätte { $lost } € mehr haben können.
daily-travel-dearer = In diesem Moment war auch eine um { $lost } € bessere Wahl frei.


today-title = Aufgaben vom { $date }
today-intro = Ein paar Züge aus echten Spielen, für alle gleich. Jeden Tag neue.
today-new-at = Neue Aufgaben um { $time } Uhr deiner Zeit.
today-practice = Zum Üben: auf diesem Gerät entstanden, ohne Vergleich mit anderen.
today-earlier = Ein früherer Tag: Spiel ihn, wie du magst. Er wird nicht mit anderen verglichen.
today-fetching = Die Aufgaben kommen …
today-none = Für diesen Tag gibt es hier keine Aufgaben.
today-new-day = Ein neuer Tag hat begonnen. Seine Aufgaben zeigen
today-progress = { $done } von { $count } gespielt
today-begin = Spielen
today-to-today = Aufgaben von heute
today-all = Alle Aufgaben
today-next = Nächste Aufgabe
today-result = Ergebnis ansehen
today-puzzle = Aufgabe { $number } von { $count }
today-words = Was gefragt ist
today-leave = Aufgabe verlassen
today-weighing = Deine Wahl wird bewertet …
today-no-key = Dieser Browser bewahrt nichts für uns auf (Cookies sind aus), daher kennt dich der Tisch nicht. Erlaube Cookies für diese Seite und versuch es noch einmal.

## What is asked

today-border-keep = Was behältst du?
today-border-keep-how = Dein Zug in einem echten Spiel. Behalte Würfel, würfle nochmal oder hör auf; dann vollende, was geht.
today-border-complete = Was vollendest du?
today-border-complete-how = Die Würfel liegen. Tippe leuchtende Abschnitte an, dann „{ turn-done }“.
today-border-cross = Was kreuzt du an?
today-border-cross-how = Reste von jemand anderem: ein Feld je Würfel, neben einem Kreuz. Dann „{ turn-done }“.
today-travel-ready = { $kind ->
    [1] Schau dir die Karte an, so lange du magst. Danach läuft die Uhr.
   *[other] So ging die Runde davor aus. Schau dir die Karte an, so lange du magst; danach läuft die Uhr.
}
today-travel-1 = Wohin?
today-travel-1-how = Ein Stein: nah, aber nicht zum Nachbarn. Die Uhr läuft, sobald der Start aufgedeckt ist.
today-travel-3 = Welche zwei?
today-travel-3-how = Zwei Steine: eine kurze Rundreise ohne Nachbarn.
today-travel-5 = Welche zwei auf dem Weg?
today-travel-5-how = Vom Start zum Ziel über zwei Staaten, möglichst billig: Nachbarn kosten extra.
today-travel-7 = Welche zwei bringen am meisten?
today-travel-7-how = Du bekommst, was die Reise kostet, auch für Nachbarn: Die teuerste ist die beste.

## The verdict

today-grade = { $grade ->
    [2] Sehr gut gespielt
    [1] Fast das Beste
   *[0] Es gab etwas Besseres
}
today-border-got = Du hast { $share } deiner Siegchance behalten.
today-travel-got = { $kind ->
    [7] Verglichen mit der schlechtesten Wahl: Deine bringt { $got } € mehr, die beste { $best } €.
   *[other] Du hast { $got } € gespart. Möglich waren { $best } €.
}
today-step = Wahl { $number } von { $count }
today-border-worth = Siegchance nach jeder Wahl
today-travel-worth = { $kind ->
    [7] Was jede Wahl einbringt
   *[other] Was jede Wahl kostet: je länger der Balken, desto billiger
}
today-yours = deine
today-best = die beste
today-yours-best = deine und die beste
today-show-choice = Tippe eine Wahl an, um sie zu sehen.
today-chosen-line = Deine
today-other-line = { $better ->
    [yes] Besser
   *[no] Eine andere Wahl
}
today-choices = Deine Entscheidungen
today-kept = Behalten
today-borders = Grenzen, die man kennen sollte

## The end of a day

today-score = Dein Ergebnis
today-share = Ergebnis teilen
today-shared = Der Text zum Teilen
today-shared-practice = Übung
today-played = { $count ->
    [0] Noch hat sonst niemand gespielt.
    [one] Bisher hat eine Person gespielt.
   *[other] Bisher haben { $count } Personen gespielt.
}
today-better-than = So gut wie { $percent } von ihnen, oder besser.
today-first = Vor dir hat noch niemand gespielt.
today-not-counted = Dein Ergebnis wird nicht mit anderen verglichen: Es zählt nur der erste Versuch am Tag selbst, in menschlichem Tempo.
today-among = Du unter den Bots
today-you = Du

## The calendar

today-calendar = Kalender
today-month-before = Der Monat davor
today-month-after = Der Monat danach
today-day = { $date }{ $done ->
    [all] , alles gespielt
    [some] , teilweise gespielt
   *[none] { "" }
}{ $shown ->
    [yes] , hier gezeigt
   *[no] { "" }
}
today-calendar-key = Ein Stempel: alles gespielt. Ein Ring: teilweise gespielt.

## The seal

today-seal = Vorab versiegelt
today-seal-how = Die Aufgaben eines Tages entstehen Tage vorher. Am Vortag wird ihr Siegel (SHA-256) veröffentlicht, am Tag danach, was versiegelt war. Dazwischen kann sie also niemand ändern.
today-seal-next = Siegel des nächsten Tages
today-seal-this = Siegel vom { $date }
today-seal-inside = Was für den { $date } versiegelt war
today-seal-check = { $date } öffnen und prüfen
today-seal-sound = Alles in Ordnung: Der Inhalt passt zum Siegel.
today-seal-broken = Was geöffnet wurde, passt nicht zum Siegel.
