# Úlohy The BORDER: proč je nejlepší volba nejlepší, na co se ptáme a hodnocení.

daily-border-closes = Nejlepší volba hned uzavírá { area-the }: { $points } { $points ->
    [few] body
   *[other] bodů
}.
daily-border-needs = Po nejlepší volbě chybí na hranici ({ area-the }) už jen: { $count }× { colour-name }.
daily-border-nearer = Kolik kostek ještě chybí, než uzavřeš { area-the }: { $count } po nejlepší volbě, jinak { $other }.
daily-border-leaves = Nejlepší volba nechává ostatním méně. Kostky, které mohou použít: { $count } místo { $other }.
daily-border-more = Nejlepší volba zakřížkuje víc políček: { $count } místo { $other }.
daily-border-reach = Po nejlepší volbě se tvé křížky dotýkají více barev: { $count } místo { $other }.
daily-border-keeps = Jedna barevná oblast potřebuje { $size }× { colour-name }. Když si necháš { $count }, je šance { $chance } %, jinak { $other } %.
daily-border-keeps-closes = K uzavření ({ area-the }) je třeba { $size }× { colour-name }. Když si necháš { $count }, je šance { $chance } %, jinak { $other } %.
daily-border-stop = Nejlepší je přestat. Políčka, která tyto kostky dokončí: { $count }.
daily-border-wins = Ze 100 takových her jich po nejlepší volbě vyhraješ { $count }, jinak { $other }.

## What is asked

today-border-keep = Co si necháš?
today-border-keep-how = Tvůj tah ve skutečné hře. Nech si kostky, házej znovu, nebo přestaň; pak dokonči, co se dá.
today-border-complete = Co dokončíš?
today-border-complete-how = Kostky už leží. Ťukni na svítící oblasti, pak na „{ turn-done }“.
today-border-cross = Co zakřížkuješ?
today-border-cross-how = Zbytky po jiném hráči: za každou kostku jedno políčko vedle křížku. Pak „{ turn-done }“.

## The verdict

today-border-got = Z tvé šance na výhru zbylo { $share }.
today-border-worth = Šance na výhru po každé volbě
