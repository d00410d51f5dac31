# U stolů na stránce: etapy hry Bez hranic, okraje společného zařízení, fotofiniš, vyhodnocení.

## Co je nového

stage-rounds = { $stage ->
    [1] 1. a 2. kolo
    [3] 3. a 4. kolo
    [5] 5. a 6. kolo
   *[7] 7. kolo, finále
}
stage-title = { $stage ->
    [1] Jeden žeton, jedna cesta
    [3] Teď se dvěma žetony
    [5] Ze startu do cíle
   *[7] Poslední cesta vydělává
}
stage-lines = { $stage ->
    [1]
        Dostáváš { $income } €. Utrať z nich co nejméně.
        Jakmile se odkryje start, pokládají všichni najednou: dej žeton tam, kam se dojede levně.
        Každá hranice stojí { $crossing } €, soused startu o { $adjacent } € víc, každý žeton pod tvým { $under } €. Nevíš? Pole 40 stojí { $forty } €.
    [3]
        Každý dostává dalších { $income } €.
        Polož oba žetony, na dvě různá pole. Navštívíš oba státy, v levnějším pořadí.
        Každá dvojice sousedů mezi zastávkami stojí { $adjacent } €. Jeden žeton smí ležet na poli 40.
    [5]
        Každý dostává dalších { $income } €.
        Start a cíl se odkryjí spolu. Jede se z jednoho do druhého, přes oba tvoje státy.
        Teď stojí { $adjacent } € i sousedé cíle.
   *[7]
        Všechny karty se znovu zamíchají a nikdo neplatí: dostaneš, kolik cesta stojí. Nejdražší je nejlepší.
        Trasu ale volí soupeři: je to ta nejlevnější přes tvoje státy.
        Každý žeton pod tvým ubírá { $under } €.
}
stage-back = Zpět k účtům

## U jednoho zařízení

side-of = Okraj: { $who }
side-wait = Ruce pryč …
side-field = { $who }, { $what }, { $count ->
    [0] bez žetonu
    [one] jeden žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}

## Nabídka a vyhodnocení

offer-photo = Fotofiniš!
offer-photo-field = fotofiniš
offer-time = Kolik sekund zbývá
offer-to-map = K mapě
offer-lying = Kdo kde leží
reckon-skip = Přeskočit
bill-missed = Stejně rychle, ale lépe: { $choice }, { $total } €
bill-missed-none = Když se pokládal tvůj žeton, nic lepšího už nezbývalo.
bill-missed-show = Ukázat na mapě
bill-pairs = Sousedé: { $pairs }
bill-no-pairs = Mezi zastávkami nejsou sousedé.

## The BORDER

turn-last = poslední kolo
turn-others-one = každému jedna kostka podle výběru
turn-passed-first = Nemáš co dokončit; tvoje kostky dostanou ostatní.
turn-passed-second = Žádná z těchto kostek se nehodí vedle tvých křížků.
players-order = Hráči v pořadí tahů
players-closed = uzavřená území: { $closed }/{ $goal }
players-lands = { $closed }/{ $goal } území
