# Il blog di viaggio di chi ha giocato a Bez hranic: una paginetta per viaggio.

blog-heading = Il blog di viaggio di { $who }
blog-claim = { $journeys ->
    [7] Sette
   *[other] { $journeys }
} viaggi, { $count ->
    [one] un confine
   *[other] { $count } confini
}, una valigia.
blog-home = Di nuovo a casa, con { $money } € in tasca.
blog-day = Viaggio { $round } di 7
blog-title = { $round ->
    [1] Valigia pronta: { $places }
    [2] Di nuovo voglia di partire: { $places }
    [3] Due timbri in un colpo: { $places }
    [4] Il giro largo: { $places }
    [5] Questa volta con una meta: { $places }
    [6] In treno di notte: { $places }
   *[7] Il viaggio che rende: { $places }
}
blog-opening = { $round ->
    [1] La mappa? È rimasta sul tavolo di cucina. Un panino, una camicia pulita, e via alla stazione.
    [2] Appena disfatta, la valigia mi guardava già di nuovo.
    [3] Due posti in un solo viaggio: chi ci riesce senza mappa si merita un gelato.
    [4] Il controllore ha chiesto se fosse davvero la via più breve. Ho annuito con convinzione.
    [5] Questa volta in fondo al viaggio c’era un indirizzo. Tutto il resto toccava a me.
    [6] Tutta la notte col finestrino aperto di un dito. Al buio i confini si somigliano tutti.
   *[7] Ultimo viaggio, e finalmente paga qualcun altro. Dunque: più ce n’è, meglio è.
}
blog-way = { $count ->
    [one] Un confine: { $route }.
   *[other] { $count } confini: { $route }.
}
blog-stayed = Alla fine ha vinto il divano, con un buon libro.
blog-forty = Una sdraio a { $money } €: non tutti i viaggi hanno bisogno di un treno.
blog-stack = Altri sono stati più svelti e le camere più care: { $money } € in più.
blog-stack-final = Altri sono stati più svelti e per me ne è rimasto meno: { $money } € in meno.
blog-neighbours = A due passi, eppure col supplemento: { $pairs } ({ $money } €).
blog-neighbours-final = A due passi, ed è proprio questo che rende: { $pairs } ({ $money } €).
blog-cost = È costato { $money } €.
blog-cost-all = Costava { $total } €. In tasca ne restavano { $money }; ci siamo accordati così.
blog-earned = Ha fruttato { $money } €.
blog-seen = Visto per strada
blog-tour = Tutti i viaggi su una mappa
blog-map = Il viaggio sulla mappa: { $route }
blog-share = Condividi
blog-shared = Link copiato
blog-print = Stampa
blog-link = Link a questo blog
blog-others = Chi altro era in viaggio
blog-none = Solo i viaggi di Bez hranic hanno un blog.
