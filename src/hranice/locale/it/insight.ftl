# Suggerimenti durante l’allenamento e analisi della partita: pagina e riga di comando.

## Suggerimenti

hint-button = Suggerimento
hint-title = Le mosse migliori
hint-thinking = Sto pensando …
hint-points = circa { $points } punti, { $victory } probabilità di vincere
hint-price = { $round ->
    [7] rende { $price } € se piazzi ora
   *[other] costa { $price } € se piazzi ora
}
hint-about = Che cosa farebbe un esperto e che cosa ci si può aspettare. Un tocco la mostra soltanto.

## Le mosse a parole

insight-move = { $kind ->
    [stop] lasciare i dadi come sono
    [roll] rilanciare tutti i dadi
    [hold] tenere: { $what }
    [complete] completare: { $what }
    [nothing] non completare nulla
    [cross] cancellare: { $what }
    [pass] non cancellare nulla
   *[picks] { $what }
}
insight-segment = { colour-name } ({ $size })
insight-space = { colour-name } { $number }

## L’analisi

insight-title = Analisi
insight-open = Analizza la partita
insight-making = Analisi della partita in corso …
insight-unfinished = La partita non è finita: questa è l’analisi fin qui.
insight-luck-dice = Dadi
insight-luck-cards = Carte
insight-choice = Scelte
insight-speed = Velocità
insight-others = Gli altri
insight-start = All’inizio
insight-result = { $finished ->
    [yes] Risultato
   *[no] Atteso ora
}
insight-player = Giocatore
insight-flawless = Perfette
insight-flawless-of = { $flawless } su { $count }
insight-luck-said = { $game ->
    [border] { $sign ->
        [good] { $who }: i dadi hanno dato { $luck } punti
        [bad] { $who }: i dadi hanno tolto { $luck } punti
       *[even] { $who }: i dadi sono stati equi
    }
    [travel] { $sign ->
        [good] { $who }: le carte sono state migliori del solito di { $luck } €
        [bad] { $who }: le carte sono state peggiori del solito di { $luck } €
       *[even] { $who }: le carte sono state nella media
    }
   *[other] { $sign ->
        [good] { $who }: la fortuna ha dato { $luck }
        [bad] { $who }: la fortuna ha tolto { $luck }
       *[even] { $who }: fortuna e sfortuna si sono compensate
    }
}
insight-choice-said = { $game ->
    [travel] { $flaw ->
        [none] nessuna scelta è costata nulla
       *[some] le scelte sono costate { $cost } €
    }
   *[other] { $flaw ->
        [none] nessuna scelta è costata nulla
       *[some] le scelte sono costate { $cost }
    }
}
insight-speed-said = { $flaw ->
    [none] nessuno è stato più veloce
   *[some] la lentezza è costata { $game ->
        [travel] { $cost } €
       *[other] { $cost }
    }
}
insight-worst = Le scelte più care
insight-none = Nessuna scelta è costata nulla.
insight-mistake = { $who }, turno { $round }: { $chosen }
insight-better = Meglio: { $best }
insight-lost = { $game ->
    [border] { $lost } punti, { $victory } probabilità di vincere
    [travel] { $lost } €
   *[other] { $lost }
}
insight-borders = Da sapere: { $borders }
insight-graph = { $what ->
    [victory] Probabilità di vittoria
   *[points] Risultato atteso
}
insight-graph-how = Con le frecce si percorre la partita.
insight-step = Passo { $step } di { $steps }
insight-cause = { $cause ->
    [start] L’inizio
    [luck] { $game ->
        [border] { $who }: dadi
        [travel] Carte
       *[other] Fortuna
    }
    [choice] { $game ->
        [travel] Viaggi
       *[other] { $who }: scelta
    }
   *[others] Fine del turno
}
insight-round = Turno { $round }
insight-previous = Un passo indietro
insight-next = Un passo avanti
insight-replay = Mostra questo momento
insight-table = Come tabella
insight-what = Rispetto al nostro bot esperto: quanta fortuna hai avuto e quanto ti sono costate le scelte.
insight-no-such-player = In questa registrazione non c’è nessun giocatore «{ $who }»; i giocatori sono { $players }.
