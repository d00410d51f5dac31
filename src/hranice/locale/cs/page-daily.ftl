# Proč je nejlepší volba v úloze nejlepší.

daily-border-closes = Nejlepší volba hned uzavírá { area-the }, body: { $points }.
daily-border-needs = Po nejlepší volbě chybí na hranici ({ area-the }) už jen: { $count }× { colour-name }.
daily-border-nearer = Kolik kostek ještě uzavře { area-the }: { $count } po nejlepší volbě, jinak { $other }.
daily-border-leaves = Nejlepší volba nechává ostatním méně. Kostky, které mohou použít: { $count } místo { $other }.
daily-border-more = Nejlepší volba zakřížkuje víc políček: { $count } místo { $other }.
daily-border-reach = Po nejlepší volbě se tvé křížky dotýkají více barev: { $count } místo { $other }.
daily-border-keeps = Nech si { $count }× { colour-name }: šance na { $size } je pak { $chance } %, jinak { $other } %.
daily-border-keeps-closes = Nech si { $count }× { colour-name }: šance na { $size }, které uzavřou { area-the }, je pak { $chance } %, jinak { $other } %.
daily-border-stop = Nejlepší je přestat. Políčka, která tyto kostky dokončí: { $count }.
daily-border-wins = Ze 100 takových her jich po nejlepší volbě vyhraješ { $count }, jinak { $other }.

daily-travel-best = Nejlepší možná cesta, a dost rychle.
daily-travel-late = Nic lepšího už nezbylo. Kdo by přišel první, mohl mít o { $lost } € víc.
daily-travel-borders = Kdo zná tyto hranice, mohl mít o { $lost } € víc.
daily-travel-dearer = Ve stejné chvíli bylo možné mít o { $lost } € víc.
