# Perché in un rompicapo la scelta migliore è la migliore.

daily-border-closes = La scelta migliore chiude subito { area-the }, punti: { $points }.
daily-border-needs = Dopo la scelta migliore, per { area-the } manca solo: { $count } × { colour-name }.
daily-border-nearer = Dadi che servono ancora per { area-the }: { $count } dopo la scelta migliore, altrimenti { $other }.
daily-border-leaves = La scelta migliore lascia meno agli altri. Dadi che possono usare: { $count } invece di { $other }.
daily-border-more = La scelta migliore cancella più spazi: { $count } invece di { $other }.
daily-border-reach = Dopo la scelta migliore le tue croci toccano più colori: { $count } invece di { $other }.
daily-border-keeps = Tieni { $count } × { colour-name }: la probabilità di averne { $size } diventa { $chance } %, altrimenti { $other } %.
daily-border-keeps-closes = Tieni { $count } × { colour-name }: la probabilità di averne { $size }, che chiudono { area-the }, diventa { $chance } %, altrimenti { $other } %.
daily-border-stop = Meglio fermarsi. Spazi che questi dadi completano: { $count }.
daily-border-wins = Di 100 partite così ne vinci { $count } dopo la scelta migliore, altrimenti { $other }.

daily-travel-best = Il viaggio migliore che c’era, e abbastanza in fretta.
daily-travel-late = Non restava niente di meglio. Chi arrivava primo poteva avere { $lost } € in più.
daily-travel-borders = Chi conosce questi confini poteva avere { $lost } € in più.
daily-travel-dearer = Nello stesso momento si potevano avere { $lost } € in più.
