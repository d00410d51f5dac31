# Bez hranic (Travel Blog): Namen, was geschah, Rechnungen und warum etwas nicht geht.

travel-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [purple] Lila
    [green] Grün
    [white] Weiß
   *[other] { $colour }
}
travel-field = { $field ->
    [forty] das 40er-Feld
   *[other] { $field }
}

## Was geschah

fact-travel-round = Runde { $round }. { $you ->
    [yes] Du teilst aus.
   *[no] { $who } teilt aus.
}
fact-travel-income = Alle erhalten { $amount } €.
fact-travel-reshuffled = Alle Karten werden neu gemischt.
fact-travel-laid = Im Angebot: { $card }.
fact-travel-revealed = Die Reise beginnt hier: { $start }. Los!
fact-travel-revealed-target = Die Reise beginnt hier: { $start }, und endet hier: { $target }. Los!
fact-travel-placed = { $you ->
    [yes] Deine Wahl: { travel-field }.
   *[no] { $who } wählt: { travel-field }.
}
fact-travel-forced = { $you ->
    [yes] Die Zeit ist um, dein Stein kommt hierhin: { travel-field }.
   *[no] Die Zeit ist um, der Stein von { $who } kommt hierhin: { travel-field }.
}
fact-travel-settled = Alle Steine liegen, wie sie gefallen sind.
fact-travel-paid = { $you ->
    [yes] Deine Reise kostet { $price } €; du zahlst { $money } €.
   *[no] Die Reise von { $who } kostet { $price } €; gezahlt werden { $money } €.
}
fact-travel-received = { $you ->
    [yes] Du erhältst { $money } €.
   *[no] { $who } erhält { $money } €.
}
fact-travel-ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $who } ist bereit.
}
fact-travel-ended = Das Spiel ist zu Ende.

## The result

end-rounds = Runde für Runde
end-rounds-text = Was die Reisen gekostet und in der letzten Runde eingebracht haben. In Klammern: was alle vorher bekommen haben.
end-purse = Im Geldbeutel

## Die Rechnung

fare-title = Runde { $round }: { $ends }
fare-crossings = { $count ->
    [one] { $count } Grenze überquert
   *[other] { $count } Grenzen überquert
}
fare-adjacent = Nachbarn { $pair }
fare-forty = 40er-Feld
fare-stack = Steine darunter
fare-floor = nie weniger als nichts
fare-pays = zu zahlen
fare-receives = zu erhalten
fare-route = Route: { $route }
fare-stays = Keine Reise.
fare-best = Die beste Wahl im Angebot: { $choice }, { $total } €
fare-cases-alone = Mit --cases steht alles über die Reisen in der Datei: die anderen Optionen weglassen.
fare-incomplete = Eine Reise braucht --round, --start und --pick; viele Reisen liest --cases DATEI.
fare-line-empty = Diese Zeile ist leer; hier sollte eine Reise stehen.
fare-line-long = Diese Zeile ist länger als { $bytes } Bytes; hier endet das Lesen.

## Die Besonderheiten einer Karte

peculiar-title = Besonderheiten dieser Karte
peculiar-kind = { $kind ->
    [split] Staaten in getrennten Teilen
    [surcharge] Aufschläge
    [enclave] Staaten in einem anderen Staat
    [sea] Seewege
    [corner] Vier Staaten in einem Punkt
    [touch] Unerwartete Nachbarn
   *[apart] Keine Nachbarn, auch wenn es so aussieht
}
peculiar-show = Besonderheiten zeigen
peculiar-place = { $number } von { $count }
peculiar-back = Vorige
peculiar-next = Nächste
peculiar-list = Die ganze Liste
disputed-title = Umstrittene Gebiete und wie sie hier zählen

## Warum etwas nicht geht

travel-seats = Bez hranic ist für { $least } bis { $most } Spieler, nicht für { $seats }.
travel-harder-seats = Mit je zwei Reisenden spielt man zu zweit oder zu dritt, nicht mit { $seats } Spielern.
travel-map-unknown = Die Karte „{ $map }“ gibt es nicht; es gibt { $known }.
travel-map-small = Die Karte { $map } hat { $states } Staaten; ein Spiel braucht { $needed }.
travel-map-large = Die Karte { $map } ist zu groß: Eine Karte hat höchstens { $places } Staaten, Teile von Staaten mitgezählt, und { $links } Verbindungen.
travel-map-broken = Auf der Karte { $map } kann man nicht spielen: { $fault }.
travel-option-range = Die Option { $option } ist { $value }; erlaubt ist { $least } bis { $most }.
travel-seat-unknown = Platz { $seat } gibt es nicht: Es gibt { $seats } Plätze, ab 0 gezählt.
travel-before-reveal = Noch nicht: Niemand berührt einen Stein, bevor der Start aufgedeckt ist.
travel-hand-rests = Hier hast du zu früh getippt. Lass die Hand kurz ruhen, dann tippe.
travel-placing-over = Das Legen ist vorbei: Was liegt, liegt.
travel-colour-unknown = Einen Reisenden Nummer { $colour } hast du nicht.
travel-no-such-colour = Einen Reisenden in der Farbe { $colour } gibt es nicht.
travel-colour-taken = Die Farbe { travel-colour } hat schon jemand anderes. Wähle eine freie.
travel-field-unknown = Feld { $field } gibt es nicht; die Felder sind 0 (das 40er-Feld) bis 7.
travel-no-token-left = { $tokens ->
    [one] Dein Stein dieser Runde liegt schon.
   *[other] Deine beiden Steine dieser Runde liegen schon.
}
travel-same-field = Dort bist du schon ({ $field }): Die zwei Steine gehören auf verschiedene Felder.
travel-colours-same-field = Dort ist schon dein anderer Reisender ({ $field }).
travel-colours-same-pair = Deine zwei Reisenden dürfen nicht dieselben zwei Felder wählen: { $one } und { $other }.
travel-nothing-shown = Im Moment gibt es nichts, wofür man bereit sein könnte.
travel-ready-already = Du hast schon gesagt, dass du bereit bist.
travel-alarm-not-due = Bei { $at } ms ist kein Wecker fällig.
travel-round-unknown = Runde { $round } gibt es nicht; die Runden sind 1 bis 7.
travel-target-missing = Runde { $round } braucht ein Ziel.
travel-target-unwanted = Runde { $round } hat kein Ziel; das haben nur die Runden 5 bis 7.
travel-target-is-start = { $state } kann nicht Start und Ziel zugleich sein.
travel-state-unknown = Den Staat „{ $state }“ gibt es auf der Karte { $map } nicht.
travel-state-misspelt = Den Staat „{ $state }“ gibt es auf der Karte { $map } nicht; vielleicht { $meant }?
travel-pick-count = In Runde { $round } wählt man { $wanted ->
    [one] { $wanted } Feld
   *[other] { $wanted } Felder
}, nicht { $given }.
travel-pick-is-start = { $state } ist der Start und nicht wählbar.
travel-pick-is-target = { $state } ist das Ziel und nicht wählbar.
travel-pick-not-offered = { $state } ist nicht im Angebot.
travel-offer-count = Ein Angebot hat { $wanted } Karten, nicht { $given }.
travel-card-twice = { $state } liegt doppelt; die Karten einer Runde sind verschieden.
travel-under-count = Die Steine darunter sind für so viele Felder angegeben: { $given }; gewählt sind { $picks }.
travel-under-negative = Es können nicht { $under } Steine darunter liegen.
travel-under-many = Darunter können höchstens { $most } Steine liegen, von jedem anderen Reisenden einer, nicht { $under }.

## Was vereinbart wird

map-disputed = Umstrittenes Land auf dieser Karte
option-map = Karte
option-map-value = { $value ->
    [africa] Afrika
    [asia] Asien
    [czechia] Tschechien
    [europe] Europa
    [france] Frankreich
    [germany] Deutschland
    [italy] Italien
    [japan] Japan
    [north-america] Nordamerika
    [poland] Polen
    [south-america] Südamerika
    [switzerland] Schweiz
    [turkiye] Türkei
    [usa] USA
   *[other] { $value }
}
option-pace = Austeilen
option-pace-value = { $value ->
    [slow] gemütlich
    [quick] schnell
   *[normal] wie üblich
}
option-harder = Zwei Reisende je Spieler (schwieriger)
option-limit = Zeit zum Wählen
option-limit-value = { $value ->
    [none] { option-none }
   *[other] { $value }
}
option-show = Karte und Rechnungen bleiben
option-show-value = { $value ->
    [ready] bis alle bereit sind
   *[other] { $value }
}
option-colour = Farbe des Reisenden
option-colour-value = { $value ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [purple] Lila
    [green] Grün
    [white] Weiß
   *[other] { $value }
}
option-second-colour = Farbe des zweiten Reisenden
option-second-colour-value = { option-colour-value }
option-open-map = Darf die Karte offen lassen (für Kinder)
