# The BORDER lernen beim Spielen: was der Coach sagt, Schritt für Schritt.

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
