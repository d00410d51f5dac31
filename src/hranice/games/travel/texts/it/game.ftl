# Bez hranic (Travel Blog): nomi, che cosa è successo, conti, e perché qualcosa non si può fare.

travel-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
    [purple] viola
    [green] verde
    [white] bianco
   *[other] { $colour }
}
travel-field = { $field ->
    [forty] la casella 40
   *[other] { $field }
}

## Che cosa è successo

fact-travel-round = Turno { $round }. { $you ->
    [yes] Dai tu le carte.
   *[no] Dà le carte { $who }.
}
fact-travel-income = Ognuno riceve { $amount } €.
fact-travel-reshuffled = Tutte le carte vengono rimescolate insieme.
fact-travel-laid = In offerta: { $card }.
fact-travel-revealed = Il viaggio parte da: { $start }. Via!
fact-travel-revealed-target = Il viaggio parte da: { $start }, e arriva a: { $target }. Via!
fact-travel-placed = { $you ->
    [yes] La tua scelta: { travel-field }.
   *[no] La scelta di { $who }: { travel-field }.
}
fact-travel-forced = { $you ->
    [yes] Tempo scaduto: il tuo gettone va qui: { travel-field }.
   *[no] Tempo scaduto: il gettone di { $who } va qui: { travel-field }.
}
fact-travel-settled = I gettoni restano come sono caduti.
fact-travel-paid = { $you ->
    [yes] Il tuo viaggio costa { $price } €; paghi { $money } €.
   *[no] Il viaggio di { $who } costa { $price } €; pagati { $money } €.
}
fact-travel-received = { $you ->
    [yes] Ricevi { $money } €.
   *[no] { $who } riceve { $money } €.
}
fact-travel-ready = { $you ->
    [yes] Per te si può continuare.
   *[no] Per { $who } si può continuare.
}
fact-travel-ended = Fine della partita.

## The result

end-rounds = Turno per turno
end-rounds-text = Quanto sono costati i viaggi e, nell’ultimo turno, quanto hanno reso. Tra parentesi: quanto ha ricevuto prima ciascuno.
end-purse = Nella borsa

## Il conto

fare-title = Turno { $round }: { $ends }
fare-crossings = { $count ->
    [one] { $count } confine attraversato
   *[other] { $count } confini attraversati
}
fare-adjacent = vicini { $pair }
fare-forty = casella 40
fare-stack = gettoni sotto
fare-floor = mai meno di niente
fare-pays = da pagare
fare-receives = da ricevere
fare-route = Percorso: { $route }
fare-stays = Nessun viaggio.
fare-best = La scelta migliore in offerta: { $choice }, { $total } €
fare-cases-alone = Con --cases tutto ciò che riguarda i viaggi sta nel file: ometti le altre opzioni.
fare-incomplete = Un viaggio richiede --round, --start e --pick; molti viaggi si leggono con --cases FILE.
fare-line-empty = Questa riga è vuota; ci doveva essere un viaggio.
fare-line-long = Questa riga supera i { $bytes } byte; la lettura finisce qui.

## Le particolarità di una mappa

peculiar-title = Particolarità di questa mappa
peculiar-kind = { $kind ->
    [split] Stati in parti separate
    [surcharge] Supplementi
    [enclave] Stati dentro un altro stato
    [sea] Collegamenti via mare
    [corner] Quattro stati in un punto
    [touch] Vicini inattesi
   *[apart] Non sono vicini, anche se sembra
}
peculiar-show = Mostra le particolarità
peculiar-place = { $number } di { $count }
peculiar-back = Precedente
peculiar-next = Successiva
peculiar-list = Tutto l’elenco
disputed-title = Territori contesi, come sono contati qui

## Perché qualcosa non si può fare

travel-seats = Bez hranic è per { $least }–{ $most } giocatori, non per { $seats }.
travel-harder-seats = Con due viaggiatori a testa si gioca in due o in tre, non in { $seats }.
travel-map-unknown = Non esiste la mappa «{ $map }»; ci sono { $known }.
travel-map-small = Stati sulla mappa { $map }: { $states }; una partita ne richiede { $needed }.
travel-map-large = La mappa { $map } è troppo grande: una mappa ha al massimo { $places } stati, contando le parti di stati, e { $links } collegamenti.
travel-map-broken = Sulla mappa { $map } non si può giocare: { $fault }.
travel-option-range = L’opzione { $option } vale { $value }; deve essere da { $least } a { $most }.
travel-seat-unknown = Non c’è il posto { $seat }: i posti sono { $seats }, contati da 0.
travel-before-reveal = Non ancora: nessuno tocca i gettoni prima che si scopra la partenza.
travel-hand-rests = Qui hai toccato troppo presto. Ferma la mano un momento, poi tocca.
travel-placing-over = Il piazzamento è finito: ciò che è giù resta giù.
travel-colour-unknown = Non hai un viaggiatore numero { $colour }.
travel-no-such-colour = Non c’è un viaggiatore di colore { $colour }.
travel-colour-taken = Il colore { travel-colour } ce l’ha già qualcun altro. Scegline uno libero.
travel-field-unknown = Non c’è la casella { $field }; le caselle vanno da 0 (la casella 40) a 7.
travel-no-token-left = { $tokens ->
    [one] Hai già piazzato il gettone di questo turno.
   *[other] Hai già piazzato entrambi i gettoni di questo turno.
}
travel-same-field = Ci sei già ({ $field }): i due gettoni vanno su caselle diverse.
travel-colours-same-field = Lì c’è già il tuo altro viaggiatore ({ $field }).
travel-colours-same-pair = I tuoi due viaggiatori non possono scegliere le stesse due caselle: { $one } e { $other }.
travel-nothing-shown = Adesso non c’è niente da confermare.
travel-ready-already = Hai già detto che si può continuare.
travel-alarm-not-due = Nessuna sveglia è prevista a { $at } ms.
travel-round-unknown = Non c’è il turno { $round }; i turni vanno da 1 a 7.
travel-target-missing = Nel turno { $round } serve un arrivo.
travel-target-unwanted = Il turno { $round } non ha un arrivo; l’hanno solo i turni da 5 a 7.
travel-target-is-start = { $state } non può essere insieme partenza e arrivo.
travel-state-unknown = Sulla mappa { $map } non c’è lo stato «{ $state }».
travel-state-misspelt = Sulla mappa { $map } non c’è lo stato «{ $state }»; forse { $meant }?
travel-pick-count = Nel turno { $round } si { $wanted ->
    [one] sceglie { $wanted } casella
   *[other] scelgono { $wanted } caselle
}, non { $given }.
travel-pick-is-start = { $state } è la partenza; non si può scegliere.
travel-pick-is-target = { $state } è l’arrivo; non si può scegliere.
travel-pick-not-offered = { $state } non è in offerta.
travel-offer-count = Un’offerta ha { $wanted } carte, non { $given }.
travel-card-twice = { $state } compare due volte; le carte di un turno sono tutte diverse.
travel-under-count = I gettoni sotto sono dati per { $given } caselle, ma quelle scelte sono { $picks }.
travel-under-negative = Non possono esserci { $under } gettoni sotto.
travel-under-many = Sotto possono esserci al massimo { $most } gettoni, uno per ogni altro viaggiatore, non { $under }.

## Che cosa si concorda

map-disputed = Territori contesi su questa mappa
option-map = Mappa
option-map-value = { $value ->
    [africa] Africa
    [asia] Asia
    [czechia] Cechia
    [europe] Europa
    [france] Francia
    [germany] Germania
    [italy] Italia
    [japan] Giappone
    [north-america] America del Nord
    [poland] Polonia
    [south-america] Sudamerica
    [switzerland] Svizzera
    [turkiye] Turchia
    [usa] USA
   *[other] { $value }
}
option-pace = Distribuzione
option-pace-value = { $value ->
    [slow] lenta
    [quick] veloce
   *[normal] normale
}
option-harder = Due viaggiatori a testa (variante più difficile)
option-limit = Tempo per scegliere
option-limit-value = { $value ->
    [none] { option-none }
   *[other] { $value }
}
option-show = Mappa e conti restano visibili
option-show-value = { $value ->
    [ready] fino al via di tutti
   *[other] { $value }
}
option-colour = Colore del viaggiatore
option-colour-value = { $value ->
    [red] rosso
    [yellow] giallo
    [blue] blu
    [purple] viola
    [green] verde
    [white] bianco
   *[other] { $value }
}
option-second-colour = Colore del secondo viaggiatore
option-second-colour-value = { option-colour-value }
option-open-map = Può tenere aperta la mappa (per bambini)
