# Die Aufgaben des Tages.

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

## The verdict

today-grade = { $grade ->
    [2] Sehr gut gespielt
    [1] Fast das Beste
   *[0] Es gab etwas Besseres
}
today-step = Wahl { $number } von { $count }
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
