# Bez hranic su carta: mappa, carte, tabellone dell’offerta, gettoni, denaro e regole in una pagina.

paper-travel-title = { game-travel }: { $map }
paper-travel-about = Mappa, carte, gettoni, denaro e regole per 2-6 giocatori
paper-travel-rules = Le regole in una pagina
paper-travel-map = La mappa
paper-travel-map-alt = Mappa: { $map }, con tutti gli stati ({ $states }) e i loro confini; le linee tratteggiate sono collegamenti via mare.
paper-travel-peculiar-none = Questa mappa non ha sorprese: ciò che si tocca è vicino, e nient’altro.
paper-travel-disputed = Come si contano qui i territori contesi
paper-travel-disputed-text = Non dice nulla di chi siano; dice solo come li conta il gioco.
paper-travel-source = Dati della mappa: { $source }
paper-travel-offer = Il tabellone dell’offerta
paper-travel-offer-text = La casella 40 sta davanti a chi dà le carte. Sette carte si mettono attorno al tabellone, in senso orario dalla casella 40, ognuna accanto alla sua casella; poi la partenza al centro. I gettoni si mettono sulle caselle.
paper-travel-offer-alt = Un tabellone ottagonale con la casella 40, sette caselle per le carte lungo il bordo e, al centro, posto per partenza e arrivo.
paper-travel-facts = Qualcosa sugli stati
paper-travel-facts-text = Da leggere ad alta voce alla fine di un turno, sulla partenza.
paper-travel-cards = Carte degli stati
paper-travel-cards-text = Taglia lungo i tratti.
paper-travel-tokens = Gettoni
paper-travel-tokens-text = Due per ogni viaggiatore, e uno di riserva. Meglio incollati su cartoncino.
paper-travel-token = Gettone: { $colour }
paper-travel-money = Denaro
paper-travel-money-text = Per la banca.
paper-travel-stages = Carte delle tappe di gioco
paper-travel-stages-text = Una prima dei turni 1, 3, 5 e 7: dice che cosa c’è di nuovo.
paper-travel-prices = Listini dei prezzi
paper-travel-prices-text = Uno per ogni giocatore. Il retro vale per l’ultimo turno.
paper-travel-pay = Turni da 1 a 6: paghi
paper-travel-receive = Turno 7: ricevi
paper-travel-income = Prima dei turni 1, 3 e 5 ognuno riceve 100, 200 e 300 €.
paper-travel-never-less = Mai meno di niente.
paper-travel-tiles = Poster da incollare
paper-travel-tiles-text = Foglio { $number } di { $count } (riga { $row }, colonna { $column }). Taglialo lungo la linea sottile, mettilo sopra il foglio vicino in modo che le crocette combacino, e incolla.
paper-travel-tile-alt = Parte { $number } di { $count } della mappa come poster.
paper-travel-poster = Poster su un foglio solo
paper-travel-ready-title = Preparazione
paper-travel-ready =
    Ognuno prende un viaggiatore, cioè due gettoni di un colore, e un listino dei prezzi. Il tabellone dell’offerta sta al centro.
    Guardate insieme la mappa e leggete che cosa ha di particolare. Poi mettetela via fino ai conti. I bambini possono tenerla aperta.
    Chi ha mescolato dà le carte per primo. Poi, turno dopo turno, tocca a chi sta a sinistra.
paper-travel-deal-title = Dare le carte e mettere i gettoni
paper-travel-deal =
    Chi dà le carte gira verso di sé la casella 40 e mette sette carte scoperte attorno al tabellone, in senso orario. Subito dopo viene la partenza al centro, nei turni da 5 a 7 insieme all’arrivo.
    Fino ad allora giù le mani! Ora mettono tutti insieme: un gettone nei turni 1 e 2, entrambi dal turno 3, su due caselle diverse. Ciò che è giù resta giù.
    I gettoni su una casella formano una pila, il primo arrivato in basso.
paper-travel-reckon-title = I conti
paper-travel-reckon =
    Aprite la mappa. Si comincia da chi sta in cima. Aiutatevi, con onestà, a trovare la via più economica.
    10 € per ogni confine attraversato. Un collegamento via mare conta come un confine. La distanza non importa.
    30 € per ogni coppia di vicini: partenza o arrivo e uno stato scelto, o i due scelti. Se partenza e arrivo sono vicini, non costa nulla.
    10 € per ogni gettone sotto il tuo.
    Un gettone sulla casella 40 non viaggia. Costa 40 €.
    Se non hai abbastanza, paghi tutto ciò che hai. Non ci sono debiti.
paper-travel-course =
    Turni 1 e 2: dalla partenza a uno stato. Prima del turno 1 ognuno riceve 100 €.
    Turni 3 e 4: a due stati, nell’ordine più economico. Prima del turno 3 ognuno riceve altri 200 €.
    Turni 5 e 6: dalla partenza, per due stati, fino all’arrivo. Prima del turno 5 ognuno riceve altri 300 €.
    Le carte usate si mettono da parte. Prima del turno 7, e quando ne restano troppo poche per un turno, si rimescolano tutte.
paper-travel-final =
    Nel turno 7 si mettono i gettoni come nei turni 5 e 6, ma nessuno paga: ricevi quanto costa il tuo viaggio. La via la scelgono gli altri: la più economica.
    Ogni gettone sotto il tuo toglie 10 €. Non è mai meno di niente.
    Vince chi ha più soldi. Se più giocatori ne hanno altrettanti, la vittoria è condivisa.
paper-travel-harder =
    Ogni giocatore manda in viaggio due viaggiatori: due colori, quattro gettoni e una borsa comune. Ogni viaggiatore porta il solito denaro.
    Nei turni 1 e 2 i tuoi due colori devono stare su caselle diverse. Poi possono avere in comune una casella, ma non entrambe.
    Per ogni colore i conti si fanno a parte.
paper-travel-mistake = Un gettone dove non può stare? Prendi quello più in basso e mettilo di nuovo, in cima a una pila.
paper-travel-credit = Bez hranic (Travel Blog) è un gioco di Vlaada Chvátil. Czech Games Edition, 2010.
