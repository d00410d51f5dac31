# The BORDER: nomi, che cosa è successo e perché qualcosa non è permesso.

area-name = { $area ->
    [villa] villa
    [well] pozzo
    [sailboat] veliero
    [wind-wheel] girandola
    [castle] castello
    [eagle] aquila
    [goat] capra
    [lighthouse] faro
    [oak] quercia
   *[other] { $area }
}
area-the = { $area ->
    [villa] l’area della villa
    [well] l’area del pozzo
    [sailboat] l’area del veliero
    [wind-wheel] l’area della girandola
    [castle] l’area del castello
    [eagle] l’area dell’aquila
    [goat] l’area della capra
    [lighthouse] l’area del faro
    [oak] l’area della quercia
   *[other] l’area { $area }
}
colour-name = { $colour ->
    [0] rosso
    [1] verde
    [2] blu
    [3] giallo
    [4] arancione
   *[other] grigio
}

## Che cosa è successo

fact-border-began = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
fact-border-turned = { $you ->
    [yes] Turno { $round }: tocca a te.
   *[no] Turno { $round }: tocca a { $who }.
}
fact-border-rolled = { $you ->
    [yes] Lanci: { $dice }
   *[no] { $who } lancia: { $dice }
}
fact-border-rerolling = { $count ->
    [one] { $you ->
        [yes] Rilanci un dado.
       *[no] { $who } rilancia un dado.
    }
   *[other] { $you ->
        [yes] Rilanci { $count } dadi.
       *[no] { $who } rilancia { $count } dadi.
    }
}
fact-border-stopped = { $you ->
    [yes] Tieni i dadi come sono.
   *[no] { $who } tiene i dadi come sono.
}
fact-border-completed = { $count ->
    [0] { $you ->
        [yes] Non completi nulla.
       *[no] { $who } non completa nulla.
    }
    [one] { $you ->
        [yes] Completi un segmento: { $dice }
       *[no] { $who } completa un segmento: { $dice }
    }
   *[other] { $you ->
        [yes] Completi { $count } segmenti: { $dice }
       *[no] { $who } completa { $count } segmenti: { $dice }
    }
}
fact-border-finished = { $you ->
    [yes] Hai finito di cancellare.
   *[no] { $who } ha finito di cancellare.
}
fact-border-crossed = { $count ->
    [0] { $you ->
        [yes] Non cancelli nulla.
       *[no] { $who } non cancella nulla.
    }
   *[other] { $you ->
        [yes] Cancelli: { $dice }
       *[no] { $who } cancella: { $dice }
    }
}
fact-border-closed = { $you ->
    [yes] Chiudi { area-the }
   *[no] { $who } chiude { area-the }
}: { count-points }, { $first ->
    [yes] il valore più alto!
   *[no] il valore più basso.
}
fact-border-ending = { $you ->
    [yes] Hai chiuso la sesta area: questo turno è l’ultimo.
   *[no] { $who } ha chiuso la sesta area: questo turno è l’ultimo.
}
fact-border-ended = { $quiet ->
    [yes] Da tre giri completi nessuno cancella nulla: la partita è finita.
   *[no] La partita è finita.
}

## The result

end-areas = Area per area
end-area-values = { $high }, poi { $low }
end-area-open = non chiusa
end-all = Punti in tutto
end-tie-border = Punti uguali: ha deciso la singola area di maggior valore.

## Perché qualcosa non è permesso

border-roll-nothing = Scegli almeno un dado da rilanciare.
border-no-such-die = Il dado { $die } non esiste; i dadi vanno da 1 a { $dice }.
border-die-twice = Lo stesso dado è indicato due volte.
border-no-such-segment = Questo segmento non esiste.
border-white-space = Gli spazi bianchi non fanno parte di nessun segmento: sono cancellati dall’inizio.
border-segment-complete = Questo segmento è già completo.
border-segment-twice = Questo segmento è già scelto.
border-dice-short = { $needed ->
    [one] Serve un dado
   *[other] Servono { $needed } dadi
} di colore { colour-name } e ne hai { $have }: si completano solo segmenti interi.
border-no-such-space = Sul tabellone non c’è lo spazio { $space }.
border-space-twice = Lo spazio { $space } è già scelto.
border-already-crossed = Lo spazio { $space } è già cancellato.
border-one-die-only = Tutti e cinque i dadi sono stati usati: ognuno degli altri ne prende uno solo.
border-no-die = Non resta un dado per lo spazio { $space } ({ colour-name }).
border-not-adjacent = Lo spazio { $space } non tocca uno spazio cancellato.
border-players = The BORDER è per { $least }–{ $most } giocatori, non { $given }.
border-too-few-boards = Ognuno ha bisogno di un tabellone: tabelloni { $boards }, giocatori { $players }.
border-board-names-equal = Due tabelloni hanno lo stesso nome.
border-boards-alike = I tabelloni { $twin } e { $board } hanno gli stessi colori: devono essere tutti diversi.
border-board-fault = Questo tabellone non è valido: { $fault }.
border-choice-count = Tabelloni scelti: { $given }; giocatori: { $players }. Devono essere altrettanti.
border-no-such-board = Il tabellone { $board } non esiste; i tabelloni sono { $boards }.
border-board-twice = Due giocatori non possono avere lo stesso tabellone.
border-not-now = Non è il momento: prima il giocatore attivo lancia e completa, poi cancellano gli altri.
border-not-your-turn = Non tocca a te: lo fa solo il giocatore attivo.
border-still-rolling = Prima smetti di lanciare. Poi tocca ciò che completi.
border-not-an-other = Ora cancellano solo gli altri.
border-already-finished = Per questo turno hai già finito di cancellare.
border-already-crossed-here = Questo spazio è già cancellato: { $space }.
border-no-die-here = Per questo spazio non resta nessun dado: { $space }.
border-not-adjacent-here = Questo spazio non tocca nessuna croce: { $space }.
border-no-alarm = The BORDER non si gioca contro il tempo.

## Che cosa si concorda

option-boards = Serie di tabelloni
option-boards-value = { $value ->
    [fresh] quattro nuovi
    [these] questi
   *[other] { $value }
}
option-board = Tabellone
option-board-each = Tabelloni
option-chain = Le nuove croci contano come vicine
