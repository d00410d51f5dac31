# Tipps beim Üben und die Analyse einer Partie: Seite und Kommandozeile.

## Tipps

hint-button = Tipp
hint-title = Die besten Züge
hint-thinking = Denke nach …
hint-points = etwa { $points } Punkte, { $victory } Siegchance
hint-price = { $round ->
    [7] bringt { $price } €, wenn du gleich legst
   *[other] kostet { $price } €, wenn du gleich legst
}
hint-about = Was ein Experte täte und was dann zu erwarten ist. Antippen zeigt den Zug nur.

## Züge in Worten

insight-move = { $kind ->
    [stop] die Würfel so lassen
    [roll] alle Würfel noch einmal werfen
    [hold] behalten: { $what }
    [complete] vollenden: { $what }
    [nothing] nichts vollenden
    [cross] ankreuzen: { $what }
    [pass] nichts ankreuzen
   *[picks] { $what }
}
insight-segment = { colour-name } ({ $size })
insight-space = { colour-name } { $number }

## Die Analyse

insight-title = Analyse
insight-open = Partie analysieren
insight-making = Die Partie wird analysiert …
insight-unfinished = Die Partie ist nicht zu Ende: Das ist die Analyse bis hierher.
insight-luck-dice = Würfel
insight-luck-cards = Karten
insight-choice = Entscheidungen
insight-speed = Tempo
insight-others = Die anderen
insight-start = Anfangs
insight-result = { $finished ->
    [yes] Ergebnis
   *[no] Jetzt erwartet
}
insight-player = Spieler
insight-flawless = Fehlerlos
insight-flawless-of = { $flawless } von { $count }
insight-luck-said = { $game ->
    [border] { $sign ->
        [good] { $who }: Die Würfel gaben { $luck } Punkte
        [bad] { $who }: Die Würfel nahmen { $luck } Punkte
       *[even] { $who }: Die Würfel waren gerecht
    }
    [travel] { $sign ->
        [good] { $who }: Die Karten waren um { $luck } € günstiger als sonst
        [bad] { $who }: Die Karten waren um { $luck } € teurer als sonst
       *[even] { $who }: Die Karten waren wie sonst
    }
   *[other] { $sign ->
        [good] { $who }: Das Glück gab { $luck }
        [bad] { $who }: Das Pech nahm { $luck }
       *[even] { $who }: Glück und Pech glichen sich aus
    }
}
insight-choice-said = { $game ->
    [travel] { $flaw ->
        [none] keine Entscheidung kostete etwas
       *[some] die Entscheidungen kosteten { $cost } €
    }
   *[other] { $flaw ->
        [none] keine Entscheidung kostete etwas
       *[some] die Entscheidungen kosteten { $cost }
    }
}
insight-speed-said = { $flaw ->
    [none] niemand war schneller
   *[some] Langsamkeit kostete { $game ->
        [travel] { $cost } €
       *[other] { $cost }
    }
}
insight-worst = Die teuersten Entscheidungen
insight-none = Keine Entscheidung kostete etwas.
insight-mistake = { $who }, Runde { $round }: { $chosen }
insight-better = Besser: { $best }
insight-lost = { $game ->
    [border] { $lost } Punkte, { $victory } Siegchance
    [travel] { $lost } €
   *[other] { $lost }
}
insight-borders = Gut zu wissen: { $borders }
insight-graph = { $what ->
    [victory] Siegchance
   *[points] Erwartetes Ergebnis
}
insight-graph-how = Mit den Pfeiltasten geht man durch die Partie.
insight-step = Schritt { $step } von { $steps }
insight-cause = { $cause ->
    [start] Der Anfang
    [luck] { $game ->
        [border] { $who }: Würfel
        [travel] Karten
       *[other] Glück
    }
    [choice] { $game ->
        [travel] Reisen
       *[other] { $who }: Entscheidung
    }
   *[others] Ende der Runde
}
insight-round = Runde { $round }
insight-previous = Ein Schritt zurück
insight-next = Ein Schritt weiter
insight-replay = Diesen Moment zeigen
insight-table = Als Tabelle
insight-what = Verglichen mit unserem Experten-Bot: wie viel Glück du hattest und was deine Entscheidungen gekostet haben.
insight-no-such-player = In dieser Aufzeichnung gibt es niemanden namens „{ $who }“; die Spieler sind { $players }.
