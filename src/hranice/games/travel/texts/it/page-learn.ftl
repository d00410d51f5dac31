# Imparare Bez hranic giocando: che cosa dice l’allenatore, passo per passo.

learn-travel-map-title = Guarda la mappa
learn-travel-map = Tra un momento sparisce! Ogni confine costa { $crossing } €, e anche i collegamenti tratteggiati via mare sono confini. Tocca «{ study-ready }» quando hai visto abbastanza.
learn-travel-deal-title = Si mettono giù sette stati
learn-travel-deal = Uno dopo l’altro. Giù le mani finché la partenza non è al centro: poi toccano tutti insieme.
learn-travel-pick-title = Partenza: { $start }. Dove si va?
learn-travel-pick = { $crossing } € per ogni confine, ma { $adjacent } € in più per un vicino della partenza. Quindi: vicino, ma non confinante. Oppure { $forty } € per restare. Tocca; non si torna indietro.
learn-travel-stacks-title = Il tuo gettone è giù
learn-travel-stacks = Chi arriva dopo sta sopra e paga { $under } € per ogni gettone sotto. Essere svelti conviene.
learn-travel-bill-title = Il conto
learn-travel-bill = { $well ->
    [yes] Si apre la mappa: la tua strada, confine per confine. Paghi { $money } €, e niente costava meno. Ben fatto!
   *[no] Si apre la mappa: la tua strada, confine per confine. Paghi { $money } €; la scelta migliore costava { $best } €. «{ bill-why }» dice di più.
}
learn-travel-end-title = Il gioco è questo, sette volte
learn-travel-end = Dal turno 3 scegli due stati, dal turno 5 c’è anche un arrivo, e nel turno 7 il viaggio paga te. Vince la tasca più piena. Si parte?
