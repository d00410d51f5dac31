# An den Tischen der Seite: Etappen von Bez hranic, Kanten eines gemeinsamen Geräts, Fotofinish, Abrechnungen.

## Was neu ist

stage-rounds = { $stage ->
    [1] Runde 1 und 2
    [3] Runde 3 und 4
    [5] Runde 5 und 6
   *[7] Runde 7, das Finale
}
stage-title = { $stage ->
    [1] Ein Stein, eine Reise
    [3] Jetzt mit zwei Steinen
    [5] Vom Start zum Ziel
   *[7] Die letzte Reise bringt Geld
}
stage-lines = { $stage ->
    [1]
        Du bekommst { $income } €. Gib möglichst wenig davon aus.
        Sobald der Start aufgedeckt wird, greifen alle zugleich zu: Dein Stein gehört dahin, wo die Reise billig ist.
        Jede Grenze kostet { $crossing } €, ein Nachbar des Starts { $adjacent } € mehr, jeder Stein unter deinem { $under } €. Keine Ahnung? Das 40er-Feld kostet { $forty } €.
    [3]
        Alle bekommen weitere { $income } €.
        Lege beide Steine, auf zwei verschiedene Felder. Du besuchst beide Staaten, in der billigeren Reihenfolge.
        Jedes Paar von Nachbarn unter den Stationen kostet { $adjacent } €. Ein Stein darf auf dem 40er-Feld liegen.
    [5]
        Alle bekommen weitere { $income } €.
        Start und Ziel erscheinen zusammen. Du reist vom einen zum anderen, durch deine beiden Staaten.
        Jetzt kosten auch Nachbarn des Ziels { $adjacent } €.
   *[7]
        Alle Karten werden neu gemischt, und niemand zahlt: Du bekommst, was deine Reise kostet. Die teuerste ist die beste.
        Aber die Route wählen die anderen: Es ist die billigste durch deine Staaten.
        Jeder Stein unter deinem zieht { $under } € ab.
}
stage-back = Zurück zu den Rechnungen

## An einem Gerät

side-of = Die Kante von { $who }
side-wait = Hände weg …
side-field = { $who }, { $what }, { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
}

## Das Angebot und die Abrechnung

offer-photo = Fotofinish!
offer-photo-field = Fotofinish
offer-time = Sekunden zum Legen
offer-to-map = Zur Karte
offer-lying = Wer wo liegt
reckon-skip = Überspringen
bill-missed = Bei gleichem Tempo besser: { $choice }, { $total } €
bill-missed-none = Als du gelegt hast, war nichts Besseres mehr übrig.
bill-missed-show = Auf der Karte zeigen
bill-pairs = Nachbarn: { $pairs }
bill-no-pairs = Keine Nachbarn unter den Stationen.

## The BORDER

turn-last = letzte Runde
turn-others-one = jedem ein Würfel nach Wahl
turn-passed-first = Nichts zu vollenden; deine Würfel bekommen die anderen.
turn-passed-second = Keiner dieser Würfel passt neben deine Kreuze.
players-order = Alle in der Reihenfolge der Züge
players-closed = { $closed } von { $goal } Ländern geschlossen
players-lands = { $closed }/{ $goal } Länder
