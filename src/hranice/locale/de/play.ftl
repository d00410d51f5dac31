# Spielen im Terminal.

play-you = Du
play-continue = Weiter mit Enter
play-misread = „{ $input }“ ist hier keine Antwort. Hilfe gibt es mit ?.
play-narrow = Dein Fenster hat { $columns } Spalten, die Bilder brauchen { $needed }: Mach es breiter oder die Schrift kleiner, wenn du kannst.
play-envelope =

    Der versiegelte Umschlag: Alle Würfe und Karten dieses Spiels folgen aus
    einem Geheimnis, das schon feststeht. Das ist sein Fingerabdruck:
    { $commitment }
play-opened =
    Der Umschlag ist geöffnet. Das Geheimnis war
    { $secret }
    Es passt zum Fingerabdruck, und { $count ->
        [one] das eine Zufallsergebnis dieses Spiels folgt daraus.
       *[other] alle { $count } Zufallsergebnisse dieses Spiels folgen daraus.
    }
play-won = Du hast gewonnen. Herzlichen Glückwunsch!
play-won-shared = Du teilst dir den Sieg. Herzlichen Glückwunsch!
play-lost = Gewonnen hat { $who }. Beim nächsten Mal!
play-saved = Die Aufzeichnung liegt in { $file }; prüfe sie mit: hranice verify { $file }
play-goodbye = Auf Wiedersehen, und danke fürs Spielen!

play-word-help = hilfe
play-word-rules = regeln
play-word-boards = bretter
play-word-log = verlauf
play-word-numbers = nummern
play-word-more = mehr
play-word-quit = ende

## The BORDER

play-plain-move = Dein Zug, mit seiner Nummer
play-plain-more = Es gibt noch mehr Züge: „{ play-word-more }“ zeigt die nächsten.
play-plain-help = Tippe die Nummer eines Zuges und drücke Enter. „ende“ verlässt den Tisch.
play-welcome =
    { $title }.
    Mit dir am Tisch: { $who }.
play-border-welcome =
    The BORDER, von Michael Kiesling und Reinhard Staupe.
    Mit dir am Tisch: { $who }.
    Hilfe gibt es jederzeit mit ?.
play-border-keep = Welche Würfel hältst du (z. B. 1 3)? 0 keinen, . das reicht, ? Hilfe
play-border-complete = Welche Abschnitte (z. B. a)? - zurück, . fertig, ? Hilfe
play-border-cross = Welche Felder (z. B. 12)? - zurück, . fertig, ? Hilfe
play-border-rolls-left = { $count ->
    [one] Du darfst noch einmal würfeln.
   *[other] Du darfst noch { $count }-mal würfeln.
}
play-border-others-get = Für die anderen bleibt:
play-border-others-one = Du nutzt alle fünf, also nimmt jeder andere einen von diesen:
play-border-dice-left = Je Würfel ein Feld, neben einem angekreuzten; neue Kreuze zählen mit.
play-border-one-die = Alle fünf Würfel sind verbraucht: Wähle einen davon und kreuze ein Feld an.
play-border-closes = schließt { area-the }!
play-border-board-of = { $who }, Brett { $board }
play-border-help =
    Wenn du am Zug bist
      1 3      Würfel 1 und 3 halten, die anderen noch einmal werfen
      0        keinen halten: alle fünf noch einmal werfen
      { "." }        das reicht: die Würfel nehmen, wie sie liegen
      a c      Abschnitte a und c vollenden (oder die Nummer eines ihrer Felder tippen)
    Wenn jemand anders gewürfelt hat
      12 13    Felder 12 und 13 ankreuzen
    Immer
      -        die letzte Wahl zurücknehmen
      { "." }        fertig
      regeln   die Regeln in Kürze
      bretter  die Bretter der anderen
      nummern  die Nummern aller Felder zeigen oder verbergen
      verlauf  alles, was geschehen ist
      ende     aufhören

    Auf dem Brett: ╱▲ ╲ ist offen, ×× angekreuzt, Buchstabe oder Zahl ist wählbar, ✓✓ gewählt.
    In der Tabelle: (9) erzielte Punkte, ·5 Felder noch offen, ✗ der höhere Wert ist weg.
play-border-rules =
    Neun kleine Länder sind von Grenzfeldern umgeben. Wer alle Felder um ein Land ankreuzt, schließt es.

    Wer am Zug ist, würfelt mit fünf Würfeln, bis zu dreimal, und hält, welche er will. Dann wird je Würfel ein Feld seiner Farbe angekreuzt, aber nur, um ganze Abschnitte zu vollenden: alle noch offenen Felder des Abschnitts. Ein Abschnitt ist eine Kette einer Farbe und darf überall liegen.

    Dann nutzen alle anderen die übrigen Würfel, alle für sich: je Würfel ein Feld seiner Farbe neben einem schon angekreuzten Feld. Blieb kein Würfel übrig, nimmt jeder einen der fünf.

    Wer ein Land als Erster schließt, bekommt den höheren Wert, alle später den niedrigeren. Schließen es mehrere in derselben zweiten Aktion als Erste, bekommen alle den höheren. Hat jemand ein sechstes Land geschlossen, wird die Runde zu Ende gespielt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet das beste einzelne Land.

## Bez hranic

play-travel-welcome =
    Bez hranic (Travel Blog), von Vlaada Chvátil.
    Mit dir unterwegs: { $who }.
play-travel-forty = 40 €
play-travel-sea = Seewege zählen wie Grenzen: { $links }.
play-travel-prices = Preise: jede Grenze 10 €, jedes Paar von Nachbarn 30 €, jeder Stein unter deinem 10 €, das 40er-Feld kostet 40 €.
play-travel-player = Spieler
play-travel-choice = Wahl
play-travel-price = Preis
play-travel-purse = Kasse
play-travel-go-on = Weiter mit Enter, aufhören mit q.
play-travel-dealing = Die Karten werden ausgelegt. Warte auf den Start …
play-travel-choose = { $count ->
    [one] Drücke 1 bis 8: Ein Stein ist zu legen, und er bleibt, wo er fällt!
   *[other] Drücke 1 bis 8: { $count } Steine sind zu legen, und sie bleiben, wo sie fallen!
}
play-travel-others = Die anderen sind noch dran …
play-travel-misread = Die Taste „{ $input }“ tut hier nichts: wählen mit 1 bis 8, weiter mit Enter, aufhören mit q.
play-travel-stage = { $round ->
    [1] Runde 1 und 2: Wähle einen Staat. Du reist vom Start dorthin und zahlst 10 € für jede Grenze. Vorsicht: Ein Nachbar des Starts kostet 30 € mehr. Wer auf anderen Steinen liegt, zahlt 10 € für jeden darunter: Beeil dich.
    [3] Runde 3 und 4: Wähle zwei Staaten. Du reist vom Start zu beiden, in der billigeren Reihenfolge. Sind die beiden Nachbarn, kostet das auch 30 €.
    [5] Runde 5 und 6: Du reist vom Start durch deine beiden Staaten zum Ziel. Jeder davon, der Nachbar von Start oder Ziel ist, kostet 30 €, und zwei Nachbarn auch.
   *[7] Das Finale: Jetzt bekommst du, was die Reise kostet, also ist die teuerste die beste. Aber die Route wählen die Gegner, und jeder Stein darunter nimmt dir 10 €.
}
