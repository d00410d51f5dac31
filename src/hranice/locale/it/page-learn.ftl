# Imparare giocando: che cosa dice l’allenatore, passo per passo.

learn-coach = Allenatore
learn-progress = A che punto è la lezione
learn-next = Avanti
learn-leave = Lascia la lezione
learn-stay = Continua questa partita
learn-again = Ancora una volta
