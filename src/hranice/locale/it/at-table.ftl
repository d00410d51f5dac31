# Ai tavoli della pagina: le tappe di Bez hranic, i bordi di un dispositivo comune, il fotofinish, i conti.

## Che cosa c’è di nuovo

stage-rounds = { $stage ->
    [1] Turni 1 e 2
    [3] Turni 3 e 4
    [5] Turni 5 e 6
   *[7] Turno 7, la finale
}
stage-title = { $stage ->
    [1] Un gettone, un viaggio
    [3] Adesso con due gettoni
    [5] Dalla partenza all’arrivo
   *[7] L’ultimo viaggio rende
}
stage-lines = { $stage ->
    [1]
        Ricevi { $income } €. Spendine il meno possibile.
        Appena si scopre la partenza, tutti scelgono insieme: metti il gettone dove il viaggio costa poco.
        Ogni confine costa { $crossing } €, un vicino della partenza { $adjacent } € in più, ogni gettone sotto il tuo { $under } €. Non sai? La casella 40 costa { $forty } €.
    [3]
        Ognuno riceve altri { $income } €.
        Piazza entrambi i gettoni, su due caselle diverse. Visiti tutti e due gli stati, nell’ordine più economico.
        Ogni coppia di vicini tra le tappe costa { $adjacent } €. Un gettone può stare sulla casella 40.
    [5]
        Ognuno riceve altri { $income } €.
        Partenza e arrivo si scoprono insieme. Viaggi dall’una all’altro, passando per i tuoi due stati.
        Ora anche i vicini dell’arrivo costano { $adjacent } €.
   *[7]
        Tutte le carte si rimescolano e nessuno paga: ricevi quanto costa il viaggio. Il più caro è il migliore.
        Ma il percorso lo scelgono gli avversari: è il più economico attraverso i tuoi stati.
        Ogni gettone sotto il tuo toglie { $under } €.
}
stage-back = Torna ai conti

## Intorno a un dispositivo

side-of = Il bordo di { $who }
side-wait = Giù le mani …
side-field = { $who }, { $what }, { $count ->
    [0] nessun gettone
    [one] un gettone
   *[other] { $count } gettoni
}

## L’offerta e il conto

offer-photo = Fotofinish!
offer-photo-field = fotofinish
offer-time = Secondi rimasti
offer-to-map = Alla mappa
offer-lying = Chi sta dove
reckon-skip = Salta
bill-missed = Meglio, alla stessa velocità: { $choice }, { $total } €
bill-missed-none = Quando hai piazzato non restava niente di meglio.
bill-missed-show = Mostra sulla mappa
bill-pairs = Vicini: { $pairs }
bill-no-pairs = Nessun vicino tra le tappe.

## The BORDER

turn-last = ultimo turno
turn-others-one = un dado a testa, a scelta
turn-passed-first = Niente da completare: i tuoi dadi vanno agli altri.
turn-passed-second = Nessuno di questi dadi va bene accanto alle tue croci.
players-order = I giocatori in ordine di turno
players-closed = { $closed } aree chiuse su { $goal }
players-lands = { $closed }/{ $goal } aree
