# Le regole di Bez hranic con parole nostre. I numeri fra parentesi sono quelli che nomina un rifiuto; ognuno sta qui una volta.

rules-travel-lead = Sette viaggi. Sii veloce, impara i confini e risparmia più di tutti.
rules-travel-facts = 2-6 giocatori · da 8 anni · circa 30 minuti
rules-travel-story-title = La storia
rules-travel-story =
    Fai parte di un progetto su internet. Unisce chi ama viaggiare e chi ama leggere di viaggi.
    Il progetto vive di fondi pubblici e dà a ogni viaggiatore una piccola borsa di studio. Quasi tutto se ne va in viaggi. Ciò che risparmi è tuo.
    Ogni viaggio diventa un articolo.
rules-travel-idea-title = Di che si tratta
rules-travel-idea =
    Si gioca da due a sei. Ognuno prende un viaggiatore di un colore ancora libero e i due gettoni di quel colore. (T1)
    Si gioca sulla mappa d’Europa o degli USA, con le sue 50 carte degli stati. (T2)
    Attorno al tabellone dell’offerta ci sono sette carte degli stati e la casella 40. Poi al centro si scopre la partenza. (T3)
    Ora tutti scelgono insieme: quali stati costano poco da lì?
    Prima della partita si mostra la mappa con le sue particolarità. Mentre si sceglie è nascosta. Per fare i conti si apre. (T10)
    I bambini, e chi ne ha bisogno, possono giocare con la mappa aperta. Si decide posto per posto. (T11)
rules-travel-course-title = Sette turni
rules-travel-course =
    Turni 1 e 2: uno stato. Turni 3 e 4: due stati. Turni 5 e 6: due stati sulla via di un arrivo. Il turno 7 è la finale. (T5)
    Prima dei turni 1, 3 e 5 ognuno riceve 100, 200 e 300. Prima degli altri turni niente. (T6)
    Tutto il denaro è in euro, a decine. (T4)
    Chi dà le carte per primo lo decide la sorte. Poi, turno dopo turno, tocca a chi sta a sinistra. La casella 40 sta davanti a chi dà le carte. (T7)
    Le sette carte si mettono una per una, in senso orario dalla casella 40. Subito dopo viene la partenza, nei turni da 5 a 7 insieme all’arrivo. (T8)
    Le carte usate si mettono da parte, così nessuno stato torna due volte. Prima del turno 7 si rimescolano tutte. (T9)
rules-travel-course-picture = Le quattro parti: quanti gettoni metti, dove va il viaggio, quanto ricevi prima.
rules-travel-place-title = Mettere i gettoni
rules-travel-place =
    Giù le mani finché la partenza è coperta; nei turni da 5 a 7 partenza e arrivo. Da quel momento mettono tutti insieme. (T12)
    Nei turni 1 e 2 metti un gettone, su una qualsiasi delle otto caselle. (T13)
    Dal turno 3 li metti entrambi, uno dopo l’altro, su due caselle diverse. Una può essere la casella 40. (T14)
    Un gettone resta dov’è. Se c’è un limite di tempo, il gettone che manca va sulla casella 40 o, se lì ne hai già uno, su quella seguente. (T16)
    Un gettone che lì non può stare è rifiutato subito, e non si perde nulla. (T32)
rules-travel-pay-title = Quanto costa un viaggio
rules-travel-pay =
    10 per ogni confine attraversato, per la via più economica. Un collegamento via mare conta come un confine. La distanza non importa. (T17)
    Altri 30 se lo stato scelto è un vicino della partenza, qualunque strada tu faccia. Anche un collegamento via mare rende vicini. Vicino, dunque, non è sempre a buon mercato! (T18)
    Se non hai abbastanza, paghi tutto ciò che hai. Non ci sono debiti. (T24)
    Si fanno i conti uno per uno, prima per chi sta in cima. Il listino dei prezzi è sempre a portata di mano. (T25)
rules-travel-pay-picture = Dalla Francia all’Ungheria: tre confini, 30 €. Il Regno Unito è a un confine solo, ma è un vicino: 10 € + 30 € = 40 €.
rules-travel-stack-title = La pila
rules-travel-stack =
    I gettoni su una casella formano una pila, il primo arrivato in basso. Possono essere quanti si vuole. (T15)
    Ogni gettone sotto il tuo ti costa 10, di chiunque sia, anche sulla casella 40. Se ne hai messi due, contano entrambi. (T19)
rules-travel-stack-picture = Tre gettoni sull’Ungheria, e la partenza è la Francia. Quello più in basso paga solo il viaggio.
rules-travel-forty-title = La casella 40
rules-travel-forty =
    Niente di buono in offerta? Un gettone sulla casella 40 costa 40, più 10 per ogni gettone sotto. Non viaggia. (T20)
    Dal turno 3, però, l’altro tuo gettone viaggia lo stesso: fino al suo stato, nei turni 5 e 6 poi fino all’arrivo. Paghi quel viaggio, e 40 in più. (T23)
rules-travel-forty-picture = Turno 3: un gettone sull’Ungheria, uno sulla casella 40. Il viaggio porta in Ungheria, e si aggiungono 40 €.
rules-travel-two-title = Due stati
rules-travel-two = Nei turni 3 e 4 vai dalla partenza a uno stato scelto e poi all’altro, nell’ordine più economico. 30 per ogni coppia di vicini: la partenza e uno stato scelto, o i due scelti. (T21)
rules-travel-two-picture = Dalla Francia al Regno Unito e ai Paesi Bassi: due confini e due coppie di vicini.
rules-travel-target-title = Partenza e arrivo
rules-travel-target = Nei turni 5 e 6 vai dalla partenza, passando per i due stati, fino all’arrivo, nell’ordine più economico. 30 per ogni coppia di vicini: partenza o arrivo e uno stato scelto, o i due scelti. Se partenza e arrivo sono vicini, non costa nulla. (T22)
rules-travel-target-picture = Dalla Spagna, per l’Italia e la Cechia, fino alla Polonia: cinque confini e una coppia di vicini.
rules-travel-final-title = La finale
rules-travel-final =
    Nel turno 7 si danno le carte e si mettono i gettoni come nei turni 5 e 6. Ma nessuno paga: ricevi il prezzo del tuo viaggio, quindi caro è bello. La via la scelgono gli altri, cioè la più economica. (T26)
    Ricevi 10 per ogni confine, 30 per ogni coppia di vicini e 40 per un gettone sulla casella 40. Ogni gettone sotto il tuo toglie 10. Non è mai meno di niente. (T27)
    Vince chi ha più soldi. Se più giocatori ne hanno altrettanti, la vittoria è condivisa. (T28)
rules-travel-final-picture = Dal Portogallo, per la Grecia e la Norvegia, fino alla Svezia. C’era un gettone sotto: toglie 10 €.
rules-travel-map-title = Sulla mappa
rules-travel-map =
    Ogni confine che conta si vede bene, e ogni mappa dice che cosa ha di particolare. (T41)
    L’Europa ha 50 stati. (T33) Solo le isole hanno collegamenti via mare, ognuna con gli stati più vicini. (T34)
    Uno stato è un pezzo solo, con tutte le sue isole. Conta solo ciò che è sulla mappa. Un ponte unisce Danimarca e Svezia, e la Grecia confina con la Turchia. (T35)
    La Russia è lì in due parti. Un viaggio ci entra e ne esce nella stessa parte; la scegli tu, nella finale gli altri. Chi è vicino di una delle due parti è vicino della Russia. (T36) Per l’Azerbaigian è lo stesso. (T37)
    Entrare a San Marino, a Monaco o nella Città del Vaticano e uscirne vuol dire attraversare due volte lo stesso confine. (T38)
    Negli USA i quattro stati che si toccano in un punto confinano tutti fra loro. Via mare ci sono solo Alaska–Washington e Hawaii–California. (T39)
    Altre mappe hanno 12 stati o più. Quando restano troppo poche carte per il prossimo turno, si rimescolano tutte. (T40)
rules-travel-map-picture = Tocca una frase: la mappa mostra il posto.
rules-travel-harder-title = Più difficile, in due o tre
rules-travel-harder =
    Ognuno manda due viaggiatori: due colori, quattro gettoni e una sola borsa in comune. Ogni viaggiatore porta la solita somma, quindi ricevi 200, 400 e 600. (T29)
    Nei turni 1 e 2 i tuoi due colori devono stare su caselle diverse. Poi possono avere in comune una casella, ma non tutte e due. (T30)
    Metti i gettoni uno alla volta, nell’ordine che vuoi. Ogni colore ha il suo conto. Anche il tuo altro colore sotto un gettone costa 10. (T31)
rules-travel-advice-title = Buoni consigli
rules-travel-advice =
    È la prima partita? Prendete la mappa che tutti conoscono meglio. Basta averne un’idea.
    Spiegate solo la parte che viene adesso.
    Niente panico: nessuno sa tutti i confini, e sbagliare fa parte del divertimento.
    Aiutatevi onestamente a trovare la via più economica.
    A un tavolo vero uno di voi può tenere la banca. Avvicinate il tabellone a chi ha le braccia più corte.
    E dopo provate l’altra mappa.
rules-travel-box-title = Chi l’ha fatto
rules-travel-box = Un gioco di Vlaada Chvátil. Illustrazioni dei viaggiatori: David Cochard; delle carte: Milan Vavroň. Grafica 3D: Radim Pech. Progetto grafico: Filip Murmak, Ivana Lososová. Curiosità: Martin Hrabálek. Collaudatore principale: Petr Murmak. Czech Games Edition, 2010.
