# Lernen beim Spielen: was der Coach sagt, Schritt für Schritt.

learn-coach = Coach
learn-progress = Wie weit die Lektion ist
learn-next = Weiter
learn-leave = Lektion verlassen
learn-stay = Dieses Spiel weiterspielen
learn-again = Noch einmal

## The BORDER

learn-border-board-title = Das ist dein Brett
learn-border-board = Du übernimmst ein echtes Spiel, mittendrin. Neun kleine Länder: Kreuze alle Felder rund um eines an, und es gehört dir. Dein Gegner hat ein anderes Brett und will dasselbe.
learn-border-hold-title = Behalte, was nützt
learn-border-hold = { $advised ->
    [yes] Deine fünf Würfel sind gefallen. Tippe diese an, um sie zu behalten: { $dice }.
   *[no] Deine fünf Würfel sind gefallen. Tippe an, was du behalten willst.
}
learn-border-reroll-title = Noch einmal würfeln
learn-border-reroll = Was du nicht behältst, wird neu geworfen. Insgesamt hast du drei Würfe.
learn-border-more-title = Genug, oder noch einmal?
learn-border-more = Abschnitte, die leuchten, ließen sich mit diesen Würfeln vollenden. Nimm sie mit „{ turn-stop }“, wie sie liegen, oder wirf noch einmal.
learn-border-stop-title = Das reicht
learn-border-stop = Siehst du den leuchtenden Abschnitt? Dafür genügen die Würfel. Tippe auf „{ turn-stop }“; was du nicht brauchst, bekommen die anderen.
learn-border-complete-title = Vollende einen Abschnitt
learn-border-complete = Nur ganze Abschnitte zählen: Jedes noch offene Feld darin braucht einen Würfel seiner Farbe. Tippe den leuchtenden an.
learn-border-done-title = Gib es ab
learn-border-done = Sieht gut aus. Bis „{ turn-done }“ kannst du alles zurücknehmen; danach gilt, was angekreuzt ist.
learn-border-closed-title = Ein eigenes Land!
learn-border-closed = Ringsum geschlossen ({ $area }): { count-points }. Wer zuerst kommt, bekommt den höheren Wert, alle später etwa die Hälfte.
learn-border-others-title = Reste für die anderen
learn-border-others = { $who } darf jetzt die Würfel nutzen, die du übrig gelassen hast: ein Feld je Würfel, neben einem schon angekreuzten. Überleg dir also, was du liegen lässt.
learn-border-watch-title = Jetzt würfelt { $who }
learn-border-watch = Gleich bekommst du die Reste.
learn-border-cross-title = Deine Reste
learn-border-cross = Je übrigem Würfel ein Feld seiner Farbe neben einem angekreuzten. Was geht, ist markiert. Du darfst auch nichts ankreuzen.
learn-border-cross-done-title = Noch eins, oder fertig?
learn-border-cross-done = Solange Würfel übrig sind, kannst du weitermachen; auch das neue Kreuz zählt als Nachbar. Dann tippe auf „{ turn-done }“.
learn-border-end-title = Das ist das ganze Spiel
learn-border-end = Du hast { count-points }. Wer ein sechstes Land schließt, läutet die letzte Runde ein; wer die meisten Punkte hat, gewinnt. Bereit?

## Bez hranic

learn-travel-map-title = Sieh dir die Karte an
learn-travel-map = Gleich ist sie weg! Jede Grenze kostet { $crossing } €, und gestrichelte Seewege sind auch Grenzen. Tippe auf „{ study-ready }“, wenn du genug gesehen hast.
learn-travel-deal-title = Sieben Staaten werden ausgelegt
learn-travel-deal = Einer nach dem anderen. Finger weg, bis der Start in der Mitte liegt: Dann tippen alle zugleich.
learn-travel-pick-title = Start: { $start }. Wohin soll es gehen?
learn-travel-pick = { $crossing } € je Grenze unterwegs, aber { $adjacent } € extra für einen Nachbarn des Starts. Also: nah, aber nicht nebenan. Oder { $forty } € fürs Bleiben. Tippe eins an; zurück geht es nicht.
learn-travel-stacks-title = Dein Stein liegt
learn-travel-stacks = Wer später kommt, liegt obenauf und zahlt { $under } € für jeden Stein darunter. Schnell sein lohnt sich.
learn-travel-bill-title = Die Rechnung
learn-travel-bill = { $well ->
    [yes] Die Karte geht auf: dein Weg, Grenze für Grenze. Du zahlst { $money } €, und nichts im Angebot war billiger. Bravo!
   *[no] Die Karte geht auf: dein Weg, Grenze für Grenze. Du zahlst { $money } €; die beste Wahl hätte { $best } € gekostet. „{ bill-why }“ sagt mehr.
}
learn-travel-end-title = Das ist das Spiel, sieben Mal
learn-travel-end = Ab Runde 3 wählst du zwei Staaten, ab Runde 5 gibt es ein Ziel, und in Runde 7 zahlt die Reise dir. Der vollste Geldbeutel gewinnt. Bereit?
