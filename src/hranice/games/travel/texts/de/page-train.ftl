# Der Grenztrainer: ein paar Fragen am Tag.

train-title = Lerne die Grenzen
train-intro = Ein paar Fragen am Tag, höchstens fünf Minuten. Was du nicht weißt, kommt bald wieder; was du weißt, immer später. Alles bleibt auf diesem Gerät.
train-in-memory = Dieser Browser speichert nichts: Was du lernst, bleibt, bis du den Tab schließt.
train-start = { $count } Fragen
train-standing = { $known } von { $count } Grenzen gelernt
train-due = { $count ->
    [0] heute nichts zu wiederholen
   *[other] heute { $count } zu wiederholen
}
train-fresh = { $count ->
    [0] nichts Neues
   *[other] { $count } neu
}
train-legend = Die Staaten füllen sich mit Farbe, je mehr du lernst. Die Zahlen: Grenzen, die du kennst, von allen.
train-list = Alle Staaten
train-state = Staat
train-known = Gelernt
train-of = { $known } von { $count }
train-forget = Gelerntes vergessen
train-forget-sure = Wirklich vergessen?

## Eine Frage

train-number = Frage { $number } von { $count }
train-stop = Aufhören
train-touch = { $one } und { $other }: Sind das Nachbarn?
train-yes = Ja
train-no = Nein
train-tap = { $state }: Tippe alle Nachbarn an.
train-tapped = { $count ->
    [0] Noch nichts. Die Grenzen sind verborgen.
   *[other] Angetippt: { $states }
}
train-tap-done = Das sind alle
train-count = { $one } – { $other }: Wie viele Grenzen überquerst du?
train-nearest = { $state }: Was davon ist am nächsten?

## Eine Antwort

train-right = Richtig!
train-wrong = Nicht ganz.
train-touching = { $one } und { $other } sind Nachbarn.
train-apart = { $one } und { $other } sind keine Nachbarn.
train-way = { $way }: { $count ->
    [one] eine Grenze.
   *[other] { $count } Grenzen.
}
train-found = Gefunden: { $states }.
train-missing = Vergessen: { $states }.
train-strays = Nicht benachbart: { $states }.
train-next = Nächste Frage
train-finish = Zum Ergebnis

## Am Ende

train-done = Für heute genug
train-done-right = { $right } von { $count } richtig.
train-done-known = { $count ->
    [0] Du kennst { $known } von { $all } Grenzen.
   *[other] Du kennst { $known } von { $all } Grenzen: { $count } mehr als vorher.
}
train-done-knew = Richtig beantwortete Grenzen:
train-done-again = Kommt bald wieder:
train-done-others = und { $count } weitere
train-done-tomorrow = { $count ->
    [0] Morgen ist nichts zu wiederholen.
    [one] Morgen ist { $count } zu wiederholen.
   *[other] Morgen sind { $count } zu wiederholen.
}
train-done-more = Noch { $count }
