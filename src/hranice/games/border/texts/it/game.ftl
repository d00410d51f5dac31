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
    [yes] Tiri { $dice }
   *[no] { $who } tira { $dice }
}
fact-border-rerolling = { $count ->
    [one] { $you ->
        [yes] Ritiri un dado.
       *[no] { $who } ritira un dado.
    }
   *[other] { $you ->
        [yes] Ritiri { $count } dadi.
       *[no] { $who } ritira { $count } dadi.
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
    [yes] Hai finito di segnare.
   *[no] { $who } ha finito di segnare.
}
fact-border-crossed = { $count ->
    [0] { $you ->
        [yes] Non segni nulla.
       *[no] { $who } non segna nulla.
    }
   *[other] { $you ->
        [yes] Segni { $dice }
       *[no] { $who } segna { $dice }
    }
}
fact-border-closed = { $you ->
    [yes] Chiudi una terra ({ area-name })
   *[no] { $who } chiude una terra ({ area-name })
}: { count-points }, { $first ->
    [yes] il valore più alto!
   *[no] il valore più basso.
}
fact-border-ending = { $you ->
    [yes] Hai chiuso la sesta terra: questo turno è l’ultimo.
   *[no] { $who } ha chiuso la sesta terra: questo turno è l’ultimo.
}
fact-border-ended = { $quiet ->
    [yes] Da tre giri completi nessuno segna nulla: la partita è finita.
   *[no] La partita è finita.
}

## Perché qualcosa non è permesso

border-roll-nothing = Scegli almeno un dado da ritirare.
border-no-such-die = Il dado { $die } non esiste; i dadi vanno da 1 a { $dice }.
border-die-twice = Lo stesso dado è indicato due volte.
border-no-such-segment = Questo segmento non esiste.
border-white-space = Le caselle bianche non fanno parte di nessun segmento: sono segnate dall’inizio.
border-segment-complete = Questo segmento è già completo.
border-segment-twice = Questo segmento è già scelto.
border-dice-short = { $needed ->
    [one] Serve un dado
   *[other] Servono { $needed } dadi
} di colore { colour-name } e ne hai { $have }: si completano solo segmenti interi.
border-no-such-space = Sulla plancia non c’è la casella { $space }.
border-space-twice = La casella { $space } è già scelta.
border-already-crossed = La casella { $space } è già segnata.
border-one-die-only = Tutti e cinque i dadi sono stati usati: ognuno degli altri ne prende uno solo.
border-no-die = Non resta un dado per la casella { $space } ({ colour-name }).
border-not-adjacent = La casella { $space } non tocca una casella segnata.
border-players = The BORDER è per { $least }-{ $most } giocatori, non { $given }.
border-too-few-boards = Ognuno ha bisogno di una plancia: plance { $boards }, giocatori { $players }.
border-board-names-equal = Due plance hanno lo stesso nome.
border-boards-alike = Le plance { $twin } e { $board } hanno gli stessi colori: devono essere tutte diverse.
border-board-fault = Questa plancia non è valida: { $fault }.
border-choice-count = Plance scelte: { $given }; giocatori: { $players }. Devono essere altrettante.
border-no-such-board = La plancia { $board } non esiste; le plance sono { $boards }.
border-board-twice = Due giocatori non possono avere la stessa plancia.
border-not-now = Non è il momento: prima chi è di turno tira e completa, poi segnano gli altri.
border-not-your-turn = Non tocca a te: lo fa solo chi è di turno.
border-not-an-other = Ora segnano solo gli altri.
border-already-finished = Per questo turno hai già finito di segnare.
border-no-alarm = The BORDER non si gioca contro il tempo.

## Che cosa si concorda

option-board = Plancia
option-board-each = Plance
option-chain = Una croce può seguirne una appena fatta
