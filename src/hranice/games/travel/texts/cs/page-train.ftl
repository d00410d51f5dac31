# Trénink hranic: pár otázek denně.

train-title = Nauč se hranice
train-intro = Pár otázek denně, nejvýš pět minut. Co nevíš, se brzy vrátí; co víš, přichází čím dál později. Všechno zůstává v tomto zařízení.
train-in-memory = Tento prohlížeč nic neukládá: co se naučíš, vydrží do zavření karty.
train-start = { $count ->
    [few] { $count } otázky
   *[other] { $count } otázek
}
train-standing = Umíš hranice: { $known }/{ $count }
train-due = { $count ->
    [0] dnes není co opakovat
   *[other] dnes k opakování: { $count }
}
train-fresh = { $count ->
    [0] nic nového
    [one] { $count } nová
    [few] { $count } nové
   *[other] { $count } nových
}
train-legend = Státy se vybarvují, jak se učíš. Čísla: kolik hranic umíš, z kolika.
train-list = Všechny státy
train-state = Stát
train-known = Umíš
train-of = { $known }/{ $count }
train-forget = Zapomenout, co umím
train-forget-sure = Opravdu zapomenout?

## Otázka

train-number = Otázka { $number }/{ $count }
train-stop = Skončit
train-touch = { $one } a { $other }: sousedí spolu?
train-yes = Ano
train-no = Ne
train-tap = { $state }: ťukni na všechny sousedy.
train-tapped = { $count ->
    [0] Zatím nic. Hranice jsou skryté.
   *[other] Vybráno: { $states }
}
train-tap-done = To jsou všichni
train-count = { $one } – { $other }: kolik je to hranic?
train-nearest = { $state }: co je odtud nejblíž?

## Odpověď

train-right = Správně!
train-wrong = Ne tak docela.
train-touching = { $one } a { $other } sousedí.
train-apart = { $one } a { $other } nesousedí.
train-way = { $way }: { $count ->
    [one] jedna hranice.
    [few] { $count } hranice.
   *[other] { $count } hranic.
}
train-found = Nalezeno: { $states }.
train-missing = Chybí: { $states }.
train-strays = Nesousedí: { $states }.
train-next = Další otázka
train-finish = Výsledek

## Na konci

train-done = Pro dnešek hotovo
train-done-right = Správně: { $right }/{ $count }.
train-done-known = { $count ->
    [0] Umíš hranice: { $known }/{ $all }.
   *[other] Umíš hranice: { $known }/{ $all }, o { $count } víc než předtím.
}
train-done-knew = Správně určené hranice:
train-done-again = Brzy se vrátí:
train-done-others = a ještě { $count }
train-done-tomorrow = { $count ->
    [0] Zítra není co opakovat.
   *[other] Zítra k opakování: { $count }.
}
train-done-more = { $count ->
    [few] Další { $count }
   *[other] Dalších { $count }
}
