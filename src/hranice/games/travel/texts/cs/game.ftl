# Bez hranic (Travel Blog): jména, co se stalo, účty a proč něco nejde.

travel-colour = { $colour ->
    [red] červená
    [yellow] žlutá
    [blue] modrá
    [purple] fialová
    [green] zelená
    [white] bílá
   *[other] { $colour }
}
travel-field = { $field ->
    [forty] pole 40
   *[other] { $field }
}

## Co se stalo

fact-travel-round = { $round }. kolo. { $you ->
    [yes] Rozdáváš.
   *[no] Rozdává { $who }.
}
fact-travel-income = Každý dostává { $amount } €.
fact-travel-reshuffled = Všechny karty se znovu míchají.
fact-travel-laid = V nabídce: { $card }.
fact-travel-revealed = Cesta začíná zde: { $start }. Teď!
fact-travel-revealed-target = Cesta vede odsud: { $start }, a sem: { $target }. Teď!
fact-travel-placed = { $you ->
    [yes] Volíš: { travel-field }.
   *[no] { $who } volí: { travel-field }.
}
fact-travel-forced = { $you ->
    [yes] Čas vypršel, tvůj žeton padá sem: { travel-field }.
   *[no] Čas vypršel ({ $who }), žeton padá sem: { travel-field }.
}
fact-travel-settled = Žetony leží, jak padly.
fact-travel-paid = { $you ->
    [yes] Tvoje cesta stojí { $price } €; platíš { $money } €.
   *[no] { $who }: cesta stojí { $price } €, zaplaceno { $money } €.
}
fact-travel-received = { $you ->
    [yes] Dostáváš { $money } €.
   *[no] { $who } dostává { $money } €.
}
fact-travel-ready = { $you ->
    [yes] Jsi připraven(a).
   *[no] { $who } je připraven(a).
}
fact-travel-ended = Konec hry.

## The result

end-rounds = Kolo po kole
end-rounds-text = Kolik cesty stály, a v posledním kole kolik vynesly. V závorce: kolik předtím každý dostal.
end-purse = Peníze na konci

## Účet

fare-title = { $round }. kolo: { $ends }
fare-crossings = { $count ->
    [one] { $count } přechod hranic
    [few] { $count } přechody hranic
   *[other] { $count } přechodů hranic
}
fare-adjacent = sousedé { $pair }
fare-forty = pole 40
fare-stack = žetony vespod
fare-floor = nikdy méně než nic
fare-pays = k zaplacení
fare-receives = k vyplacení
fare-route = Trasa: { $route }
fare-stays = Žádná cesta.
fare-best = Nejlepší volba v nabídce: { $choice }, { $total } €
fare-cases-alone = S volbou --cases stojí vše o cestách v souboru: ostatní volby vynech.
fare-incomplete = Cesta potřebuje --round, --start a --pick; mnoho cest najednou čte --cases SOUBOR.
fare-line-empty = Tento řádek je prázdný; měla tu být cesta.
fare-line-long = Tento řádek je delší než { $bytes } bajtů; čtení tu končí.

## Zvláštnosti mapy

peculiar-title = Zvláštnosti této mapy
peculiar-kind = { $kind ->
    [split] Státy v oddělených částech
    [surcharge] Přirážky
    [enclave] Státy uvnitř jiného státu
    [sea] Linky po moři
    [corner] Čtyři státy v jednom bodě
    [touch] Nečekaní sousedé
   *[apart] Nesousedí, i když to tak vypadá
}
peculiar-show = Ukázat zvláštnosti
peculiar-place = { $number }/{ $count }
peculiar-back = Předchozí
peculiar-next = Další
peculiar-list = Celý seznam
disputed-title = Sporná území a jak se tu počítají

## Proč něco nejde

travel-seats = Bez hranic je pro { $least } až { $most } hráčů; zadáno: { $seats }.
travel-harder-seats = Po dvou cestovatelích hrají jen dva nebo tři hráči; zadáno: { $seats }.
travel-map-unknown = Mapa „{ $map }“ neexistuje; na výběr jsou { $known }.
travel-map-small = Počet států na mapě { $map }: { $states }; hra jich potřebuje { $needed }.
travel-map-large = Mapa { $map } je příliš velká: mapa má nejvýš { $places } států, počítaje v to jejich části, a { $links } spojnic.
travel-map-broken = Na mapě { $map } se nedá hrát: { $fault }.
travel-option-range = Volba { $option } má hodnotu { $value }; smí být od { $least } do { $most }.
travel-seat-unknown = Místo { $seat } u stolu není; míst je { $seats }, počítáno od 0.
travel-before-reveal = Ještě ne: dokud není odkrytý start, nikdo nesahá na žetony.
travel-hand-rests = Tady to bylo moc brzy. Nech ruku chvilku v klidu a pak ťukni znovu.
travel-placing-over = Pokládání skončilo: co leží, leží.
travel-colour-unknown = Cestovatele číslo { $colour } nemáš.
travel-no-such-colour = Cestovatel barvy { $colour } neexistuje.
travel-colour-taken = Barvu ({ travel-colour }) už má někdo jiný. Vyber si volnou.
travel-field-unknown = Pole { $field } neexistuje; pole jsou 0 (pole 40) až 7.
travel-no-token-left = { $tokens ->
    [one] Žeton v tomto kole už máš položený.
   *[other] Oba žetony v tomto kole už máš položené.
}
travel-same-field = Tam už jsi ({ $field }): dva žetony patří na dvě různá pole.
travel-colours-same-field = Tam už je tvůj druhý cestovatel ({ $field }).
travel-colours-same-pair = Tvoji dva cestovatelé nesmějí mít stejnou dvojici polí: { $one } a { $other }.
travel-nothing-shown = Právě teď není co potvrzovat.
travel-ready-already = Že jsi připraven(a), už víme.
travel-alarm-not-due = V čase { $at } ms nemá nic zvonit.
travel-round-unknown = Kolo { $round } neexistuje; kola jsou 1 až 7.
travel-target-missing = { $round }. kolo potřebuje cíl.
travel-target-unwanted = { $round }. kolo nemá cíl; mají ho jen kola 5 až 7.
travel-target-is-start = { $state } nemůže být startem i cílem.
travel-state-unknown = Stát „{ $state }“ na mapě { $map } není.
travel-state-misspelt = Stát „{ $state }“ na mapě { $map } není; snad { $meant }?
travel-pick-count = { $round }. kolo: volí se { $wanted } pole; zadáno: { $given }.
travel-pick-is-start = { $state } je start; zvolit ho nelze.
travel-pick-is-target = { $state } je cíl; zvolit ho nelze.
travel-pick-not-offered = { $state } v nabídce není.
travel-offer-count = Počet karet v nabídce je { $wanted }; zadáno: { $given }.
travel-card-twice = { $state } je tu dvakrát; karty v kole jsou různé.
travel-under-count = Žetony vespod jsou uvedeny pro tolik polí: { $given }; zvolených polí: { $picks }.
travel-under-negative = Vespod nemůže být { $under } žetonů.
travel-under-many = Vespod může být nejvýš { $most } žetonů, po jednom od každého dalšího cestovatele, ne { $under }.

## Na čem se hráči domluví

map-disputed = Sporná území na této mapě
option-map = Mapa
option-map-value = { $value ->
    [africa] Afrika
    [asia] Asie
    [czechia] Česko
    [europe] Evropa
    [france] Francie
    [germany] Německo
    [italy] Itálie
    [japan] Japonsko
    [north-america] Severní Amerika
    [poland] Polsko
    [south-america] Jižní Amerika
    [switzerland] Švýcarsko
    [turkiye] Turecko
    [usa] USA
   *[other] { $value }
}
option-pace = Rozdávání
option-pace-value = { $value ->
    [slow] zvolna
    [quick] rychle
   *[normal] jako obvykle
}
option-harder = Dva cestovatelé na hráče (náročnější varianta)
option-limit = Čas na volbu
option-limit-value = { $value ->
    [none] { option-none }
   *[other] { $value }
}
option-show = Mapa a účty se ukazují
option-show-value = { $value ->
    [ready] čeká se na všechny
   *[other] { $value }
}
option-colour = Barva cestovatele
option-colour-value = { $value ->
    [red] červená
    [yellow] žlutá
    [blue] modrá
    [purple] fialová
    [green] zelená
    [white] bílá
   *[other] { $value }
}
option-second-colour = Barva druhého cestovatele
option-second-colour-value = { option-colour-value }
option-open-map = Smí mít otevřenou mapu (pro děti)
