# Die eigenen beendeten Spiele.

games-intro = Jede Partie, die du mit diesem Gerät beendet hast, am Server oder ohne. Nur du siehst diese Liste.
games-looking = Deine Partien werden gesucht …
games-none = Noch keine beendete Partie. Die erste steht hier, sobald sie vorbei ist.
games-server-away = Die Partien am Server fehlen hier. { $why }
games-here-away = Die Partien ohne Server fehlen hier. { $why }
games-unreadable = { $count ->
    [one] Eine Partie ist nicht lesbar und fehlt hier.
   *[other] { $count } Partien sind nicht lesbar und fehlen hier.
}
games-sum = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}, { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
}
games-best = Dein bestes Ergebnis:
games-mean = im Schnitt { $score }
games-over-time = Ergebnisse im Lauf der Zeit
games-over-time-label = Deine Ergebnisse in { $count } Partien, die älteste zuerst: von { $least } bis { $most }, zuletzt { $last }. Ausgefüllte Punkte sind Siege.
games-victory = gewonnen
games-luck = Glück im Lauf der Zeit
games-luck-label = Was das Glück in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
} wert war: im Schnitt { $luck }.
games-luck-none = Wie viel davon war Glück? Das sagt die Analyse, Partie für Partie.
games-luck-first = Letzte Partie analysieren
games-luck-next = Noch eine Partie analysieren
games-luck-worth = Glück: { $luck }
games-analyse = Analysieren
games-analysing = Wird analysiert … { $percent } %
games-on = Gespielt auf
games-games = Partien
games-wins = Siege
games-best-short = Bestes
games-mean-short = Schnitt
games-known = Grenzen, die du kennst
games-known-count = { $count ->
    [one] eine Grenze
   *[other] { $count } Grenzen
}
games-opponents = Gegen wen
games-against = gegen { $name } { $ahead } : { $behind }
games-even = { $count ->
    [one] und einmal gleich
   *[other] und { $count }-mal gleich
}
games-not-counted = Lektionen und Partien mehrerer Leute an diesem Gerät stehen in der Liste, zählen hier aber nicht mit.
games-all = Alle Partien
games-search = Suchen
games-search-hint = Name, Spiel, Karte
games-found = { $count ->
    [0] Keine Partie
    [one] Eine Partie
   *[other] { $count } Partien
}
games-more = Mehr zeigen
games-won = Gewonnen mit { $score }.
games-shared = Du teilst dir den Sieg mit { $score }.
games-place = Platz { $place } von { $count } mit { $score }.
games-others-won = { $who } gewinnt mit { $score }.
games-with = mit { $who }
games-bot = Bot ({ bot-level })
games-lesson = eine Lektion
games-replay = Ansehen
games-share = Teilen
games-delete = Löschen
games-delete-sure = Diese Partie endgültig löschen?
games-delete-shared-sure = Diese Partie aus deiner Liste nehmen? Die anderen behalten sie.
games-no-record = Die Spieldatei dieser Partie ist gerade nicht zu bekommen. Nichts ist verloren; versuch es später noch einmal.
games-data = Deine Daten
games-data-about = Eine einzige Datei enthält alle deine Partien mit ihren Spieldateien, deine Einstellungen, Karten und Bretter. Auf einem anderen Gerät bringt sie zurück, was einem Gerät gehört: die Partien ohne Server und alles Übrige.
