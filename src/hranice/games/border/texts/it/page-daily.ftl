# I quesiti di The BORDER: perché la scelta migliore è la migliore, che cosa si chiede e il verdetto.

daily-border-closes = La scelta migliore chiude subito { area-the }: { $points } punti.
daily-border-needs = Dopo la scelta migliore, per { area-the } manca solo: { $count } × { colour-name }.
daily-border-nearer = Dadi che servono ancora per { area-the }: { $count } dopo la scelta migliore, altrimenti { $other }.
daily-border-leaves = La scelta migliore lascia meno agli altri. Dadi che possono usare: { $count } invece di { $other }.
daily-border-more = La scelta migliore cancella più spazi: { $count } invece di { $other }.
daily-border-reach = Dopo la scelta migliore le tue croci toccano più colori: { $count } invece di { $other }.
daily-border-keeps = Per completare un segmento: { $size } × { colour-name }. Se ne tieni { $count }, la probabilità è { $chance }%, altrimenti { $other }%.
daily-border-keeps-closes = Per chiudere { area-the }: { $size } × { colour-name }. Se ne tieni { $count }, la probabilità è { $chance }%, altrimenti { $other }%.
daily-border-stop = Meglio fermarsi. Spazi che questi dadi completano: { $count }.
daily-border-wins = Di 100 partite così ne vinci { $count } dopo la scelta migliore, altrimenti { $other }.

## What is asked

today-border-keep = Che cosa tieni?
today-border-keep-how = Il tuo turno in una partita vera. Tieni dei dadi, rilancia o fermati; poi completa quel che puoi.
today-border-complete = Che cosa completi?
today-border-complete-how = I dadi restano così. Tocca i segmenti luminosi, poi «{ turn-done }».
today-border-cross = Che cosa cancelli?
today-border-cross-how = Gli avanzi di un altro: uno spazio per dado, accanto a una croce. Poi «{ turn-done }».

## The verdict

today-border-got = Probabilità di vincere conservata: { $share }.
today-border-worth = Probabilità di vincere dopo ogni scelta
