# Bez hranic lernen beim Spielen: was der Coach sagt, Schritt für Schritt.

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
