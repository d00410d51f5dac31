# Die Seite an einem echten Tisch: kommen, warten, weitergeben, aufhören.

live-setting-table = Der Tisch wird gedeckt …
live-to-table = Auf dem Weg zum Tisch …
live-title-turn = Du bist dran
live-title-open = Warten auf Mitspieler
live-title-result = Das Ergebnis
live-try-again = Noch einmal versuchen
live-no-table = Hier ist kein Platz für dich
live-outdated = Es gibt eine neue Version. Lade die Seite neu; deine Kreuze bleiben erhalten.
live-reload = Neu laden
live-trouble = Der Tisch kann gerade nicht speichern. Er versucht es weiter; nichts ist verloren.
live-offline = Keine Verbindung. Was du tust, wird aufgehoben und gesendet, sobald die Leitung wieder steht.
live-stood-in = Ein Bot spielt für dich, bis du zurück bist.
live-late = Ein Antippen kam zu spät und zählt nicht.
bot-name = Bot, { bot-level }

## Vor dem Spiel

lobby-seats = Am Tisch
lobby-sit = Hinsetzen
lobby-full = Alle Plätze sind besetzt. Du kannst gern zusehen.
lobby-add-bot = Bot dazusetzen
lobby-bot-level = Stärke
lobby-start = Spiel beginnen
lobby-wait-more = { $count ->
    [1] Du brauchst mindestens eine Person
    [2] Ihr müsst mindestens zu zweit sein
   *[other] Ihr müsst mindestens { $count } sein
}: Lade jemanden ein oder setze einen Bot dazu.
lobby-starting = Das Spiel beginnt, sobald jedes Gerät seinen Teil des Zufalls gezeigt hat …
lobby-called-off = Der Start wurde abgesagt: Das Gerät von { $who } hat seinen Teil des Zufalls nicht rechtzeitig gezeigt.
lobby-wait-host = Der Gastgeber startet das Spiel.
lobby-remove = { $who } entfernen
lobby-you = du
lobby-host = Gastgeber
lobby-away = nicht da
lobby-credit = { $milliseconds } ms Verzögerung ausgeglichen
lobby-quick = schneller, als ein Mensch reagieren kann
invite-title = Einladen
invite-code = Code des Tisches: { $code }
invite-qr = Der Link als QR-Code
invite-link = Link zum Tisch
invite-share = Link teilen
invite-copied = Kopiert
invite-local = Dieser Link geht nur auf diesem Rechner. Für andere Geräte starte den Server mit

## An einem Gerät

device-border = Gebt das Gerät herum: Alle kreuzen auf ihrem eigenen Brett an.
device-travel = Legt das Gerät in die Mitte: Alle haben eine Kante für sich und tippen zugleich. Auf einer Tastatur hat jeder eine Reihe von Tasten.
device-player = Name von Spieler { $number }
device-more = Person hinzufügen
pass-to = Gib das Gerät an { $who }
turn-take-back = Zurücknehmen
pass-here = { $who } ist da

## Das Ende

end-title = Das Spiel ist aus
end-you = Du
end-won = { $you ->
    [yes] Du gewinnst: { $score }!
   *[no] { $who } gewinnt: { $score }.
}
end-shared = Gemeinsamer Sieg: { $who }, je { $score }
end-behind = Du liegst { $score } zurück.
end-see-result = Zum Ergebnis
end-back = Zurück zum Ergebnis
end-look = Tisch ansehen
end-rematch = Noch einmal spielen
end-rematch-wanted = { $name } möchte noch einmal spielen
end-rematch-join = Mitspielen
end-rematch-watch = Beim nächsten Spiel zusehen
end-same-deal = Einen Tisch mit derselben Verteilung öffnen
end-replay = Wiederholung ansehen
end-evening = Heute Abend bisher
end-evening-won = { $games ->
    [one] { $won } von 1 Spiel gewonnen
   *[other] { $won } von { $games } Spielen gewonnen
}
end-blogs = Die Reiseblogs
end-blogs-text = Von allen Reisen gibt es einen kleinen Blog: zum Lesen, Drucken und Weiterschicken.
end-record = Spieldatei herunterladen
envelope-title = Der versiegelte Umschlag
envelope-text = Jeder Wurf und jede Karte war vor dem ersten Zug versiegelt. Öffne den Umschlag und prüfe, dass nichts verändert wurde.
envelope-open = Öffnen und prüfen
envelope-sound = { $count ->
    [one] Alles in Ordnung: Das Siegel ist unversehrt, und das eine Ergebnis stimmt.
   *[other] Alles in Ordnung: Das Siegel ist unversehrt, und alle { $count } Ergebnisse stimmen.
}
envelope-sealed = Das Siegel ist unversehrt: Das Geheimnis ist das von vor dem ersten Zug. Diese Seite weiß nicht, wie in diesem Spiel gewürfelt und gezogen wird, darum hat sie die Ergebnisse nicht geprüft; „hranice verify“ tut das mit der Spieldatei.
envelope-broken = { $fault ->
    [commitment] Das Geheimnis passt nicht zum Siegel.
    [digest] Die Spieldatei gehört zu einer anderen Verteilung als der, die der Tisch beim Start veröffentlicht hat.
    [seed] Ein Startwert ist nicht der, der für seinen Platz gezogen wurde.
    [chance] Ein Ergebnis ist nicht das, das aus dem Geheimnis folgt.
    [unfinished] Die Spieldatei ist nicht vollständig.
   *[chain] Die Spieldatei wurde verändert.
}
envelope-commitment = Das Siegel, vor dem Spiel gezeigt
envelope-digest = Der Abdruck des Spiels, beim Start gezeigt
envelope-secret = Das Geheimnis darin
envelope-lesson = Dieses Spiel begann als Lektion: Alle Würfe und Karten waren vorher bekannt, darum gibt es keinen versiegelten Umschlag zu öffnen.

## Ein Spiel, das schlicht gezeigt wird

plain-eyes = Wer hier spielt
plain-due = { $who } · am Zug
plain-moves = Deine Züge
plain-turn = Du kannst eines davon tun.
plain-wait = Gerade gibt es für dich nichts zu tun.
plain-more = Weitere Züge zeigen
plain-table = Der Tisch
happened-title = Was geschah
