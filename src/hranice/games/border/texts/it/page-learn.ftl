# Imparare The BORDER giocando: che cosa dice l’allenatore, passo per passo.

learn-border-board-title = Questo è il tuo tabellone
learn-border-board = Prendi in mano una partita vera, a metà strada. Nove piccole aree: cancella tutti gli spazi intorno a una, ed è tua. L’avversario ha un altro tabellone e vuole lo stesso.
learn-border-hold-title = Tieni quel che serve
learn-border-hold = { $advised ->
    [yes] I tuoi cinque dadi sono stati lanciati. Tocca questi per tenerli: { $dice }.
   *[no] I tuoi cinque dadi sono stati lanciati. Tocca quelli che vuoi tenere.
}
learn-border-reroll-title = Rilancia
learn-border-reroll = Quel che non tieni si rilancia. In tutto hai tre lanci.
learn-border-more-title = Basta, o ancora?
learn-border-more = I segmenti luminosi si potrebbero completare con questi dadi. Prendili come sono con «{ turn-stop }», o rilancia.
learn-border-stop-title = Può bastare
learn-border-stop = Vedi il segmento luminoso? Questi dadi bastano a completarlo. Tocca «{ turn-stop }»; quel che non ti serve va agli altri.
learn-border-complete-title = Completa un segmento
learn-border-complete = Si completano solo segmenti interi: ogni spazio ancora libero vuole un dado del suo colore. Tocca quello luminoso.
learn-border-done-title = Consegna
learn-border-done = Va bene. Fino a «{ turn-done }» puoi annullare tutto; poi quel che è cancellato resta.
learn-border-closed-title = Un’area tutta tua!
learn-border-closed = Area chiusa tutt’intorno ({ $area }): { count-points }. Chi arriva primo prende il valore più alto, gli altri circa la metà.
learn-border-others-title = Gli avanzi agli altri
learn-border-others = Intanto { $who } può usare i dadi che hai lasciato: uno spazio per dado, accanto a uno già cancellato. Pensaci, a quel che lasci.
learn-border-watch-title = Ora lancia { $who }
learn-border-watch = Tra un momento gli avanzi toccano a te.
learn-border-cross-title = I tuoi avanzi
learn-border-cross = Per ogni dado rimasto uno spazio del suo colore accanto a uno cancellato. Dove si può, è evidenziato. Puoi anche non cancellare niente.
learn-border-cross-done-title = Un altro, o fatto?
learn-border-cross-done = Finché restano dadi puoi continuare; anche la nuova croce fa da vicina. Poi tocca «{ turn-done }».
learn-border-end-title = Ecco tutto il gioco
learn-border-end = Hai { count-points }. Chi chiude la sesta area annuncia l’ultimo turno; vince chi ha più punti. Si parte?
