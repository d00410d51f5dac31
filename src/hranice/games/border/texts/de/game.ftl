# The BORDER: Namen, was geschehen ist und warum etwas nicht geht.

area-name = { $area ->
    [villa] Villa
    [well] Brunnen
    [sailboat] Segelboot
    [wind-wheel] Windrad
    [castle] Burg
    [eagle] Adler
    [goat] Ziege
    [lighthouse] Leuchtturm
    [oak] Eiche
   *[other] { $area }
}
area-the = { $area ->
    [villa] das Land mit der Villa
    [well] das Land mit dem Brunnen
    [sailboat] das Land mit dem Segelboot
    [wind-wheel] das Land mit dem Windrad
    [castle] das Land mit der Burg
    [eagle] das Land mit dem Adler
    [goat] das Land mit der Ziege
    [lighthouse] das Land mit dem Leuchtturm
    [oak] das Land mit der Eiche
   *[other] das Land { $area }
}
colour-name = { $colour ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Gelb
    [4] Orange
   *[other] Grau
}

## Was geschehen ist

fact-border-began = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
fact-border-turned = { $you ->
    [yes] Runde { $round }: Du bist am Zug.
   *[no] Runde { $round }: { $who } ist am Zug.
}
fact-border-rolled = { $you ->
    [yes] Du würfelst: { $dice }
   *[no] { $who } würfelt: { $dice }
}
fact-border-rerolling = { $count ->
    [one] { $you ->
        [yes] Du wirfst einen Würfel noch einmal.
       *[no] { $who } wirft einen Würfel noch einmal.
    }
   *[other] { $you ->
        [yes] Du wirfst { $count } Würfel noch einmal.
       *[no] { $who } wirft { $count } Würfel noch einmal.
    }
}
fact-border-stopped = { $you ->
    [yes] Du nimmst die Würfel, wie sie liegen.
   *[no] { $who } nimmt die Würfel, wie sie liegen.
}
fact-border-completed = { $count ->
    [0] { $you ->
        [yes] Du vollendest nichts.
       *[no] { $who } vollendet nichts.
    }
    [one] { $you ->
        [yes] Du vollendest einen Abschnitt: { $dice }
       *[no] { $who } vollendet einen Abschnitt: { $dice }
    }
   *[other] { $you ->
        [yes] Du vollendest { $count } Abschnitte: { $dice }
       *[no] { $who } vollendet { $count } Abschnitte: { $dice }
    }
}
fact-border-finished = { $you ->
    [yes] Du bist mit dem Ankreuzen fertig.
   *[no] { $who } ist mit dem Ankreuzen fertig.
}
fact-border-crossed = { $count ->
    [0] { $you ->
        [yes] Du kreuzt nichts an.
       *[no] { $who } kreuzt nichts an.
    }
   *[other] { $you ->
        [yes] Du kreuzt an: { $dice }
       *[no] { $who } kreuzt an: { $dice }
    }
}
fact-border-closed = { $you ->
    [yes] Du schließt { area-the }
   *[no] { $who } schließt { area-the }
}: { count-points }, { $first ->
    [yes] der höhere Wert!
   *[no] der niedrigere Wert.
}
fact-border-ending = { $you ->
    [yes] Du hast ein sechstes Land geschlossen: Diese Runde ist die letzte.
   *[no] { $who } hat ein sechstes Land geschlossen: Diese Runde ist die letzte.
}
fact-border-ended = { $quiet ->
    [yes] Drei ganze Umläufe lang hat niemand etwas angekreuzt: Das Spiel ist aus.
   *[no] Das Spiel ist aus.
}

## The result

end-areas = Land für Land
end-area-values = { $high }, dann { $low }
end-area-open = nicht geschlossen
end-all = Punkte insgesamt
end-tie-border = Gleich viele Punkte: Das wertvollste einzelne Land hat entschieden.

## Warum etwas nicht geht

border-roll-nothing = Wähle mindestens einen Würfel, den du noch einmal wirfst.
border-no-such-die = Einen Würfel { $die } gibt es nicht; die Würfel sind 1 bis { $dice }.
border-die-twice = Derselbe Würfel ist zweimal genannt.
border-no-such-segment = Diesen Abschnitt gibt es nicht.
border-white-space = Weiße Felder gehören zu keinem Abschnitt: Sie sind von Anfang an angekreuzt.
border-segment-complete = Dieser Abschnitt ist schon vollendet.
border-segment-twice = Dieser Abschnitt ist schon gewählt.
border-dice-short = Dafür brauchst du { $needed } Würfel in { colour-name } und hast { $have }: Nur ganze Abschnitte lassen sich vollenden.
border-no-such-space = Ein Feld { $space } gibt es auf dem Brett nicht.
border-space-twice = Feld { $space } ist schon gewählt.
border-already-crossed = Feld { $space } ist schon angekreuzt.
border-already-crossed-here = Dieses Feld ist schon angekreuzt: { $space }.
border-one-die-only = Alle fünf Würfel sind verbraucht, also nimmt jeder andere nur einen: Mehr geht nicht.
border-no-die = Für Feld { $space } ({ colour-name }) ist kein Würfel übrig.
border-no-die-here = Für dieses Feld ist kein Würfel übrig: { $space }.
border-not-adjacent = Feld { $space } berührt kein angekreuztes Feld.
border-not-adjacent-here = Dieses Feld berührt kein Kreuz: { $space }.
border-players = The BORDER ist für { $least } bis { $most } Personen, nicht für { $given }.
border-too-few-boards = Alle brauchen ein eigenes Brett. Bretter: { $boards }, Mitspielende: { $players }.
border-board-names-equal = Zwei Bretter haben denselben Namen.
border-boards-alike = Die Bretter { $twin } und { $board } sind gleich gefärbt; alle müssen verschieden sein.
border-board-fault = Das ist kein gültiges Brett: { $fault }.
border-choice-count = Gewählte Bretter: { $given }, Mitspielende: { $players }. Es müssen gleich viele sein.
border-no-such-board = Ein Brett { $board } gibt es nicht; die Bretter sind { $boards }.
border-board-twice = Zwei können nicht dasselbe Brett haben.
border-not-now = Dafür ist jetzt nicht die Zeit: Zuerst würfelt und vollendet, wer am Zug ist, dann kreuzen die anderen an.
border-not-your-turn = Du bist nicht am Zug: Das tut nur, wer am Zug ist.
border-still-rolling = Beende zuerst das Würfeln. Dann tippe an, was du vollendest.
border-not-an-other = Jetzt kreuzen nur die anderen an.
border-already-finished = Du bist für diese Runde mit dem Ankreuzen fertig.
border-no-alarm = The BORDER wird nicht gegen die Uhr gespielt.

## Was vereinbart wird

option-boards = Satz Bretter
option-boards-value = { $value ->
    [fresh] vier neue
    [these] diese
   *[other] { $value }
}
option-board = Brett
option-board-each = Bretter
option-chain = Neue Kreuze zählen als Nachbarn
