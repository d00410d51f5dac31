# Rund um das Spiel: Optionen, Aufgaben des Gastgebers, Sprüche, Zeit, Weggehen und Wiederkommen.

## Was die Bots für welche sind

bot-level = { $bot ->
    [random] zufällig
    [random-eager] eifrig
    [greedy] gierig
    [beginner] Anfänger
    [regular] geübt
    [expert] Experte
    [tourist] Tourist
    [traveller] Reisender
    [globetrotter] Weltenbummler
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Macht irgendetwas. Gut zum Ausprobieren.
    [random-eager] Kreuzt an, was geht, ohne Plan.
    [greedy] Nimmt, was gerade am meisten bringt, und denkt nicht weiter.
    [beginner] Übersieht ab und zu etwas. Für die erste Partie.
    [regular] Weiß, was er will, nur manche Feinheit entgeht ihm.
    [expert] Wägt jeden Wurf ab und schaut voraus. Schwer zu schlagen.
    [tourist] Kennt die halbe Karte und lässt sich Zeit.
    [traveller] Hat schon gespielt: kennt die großen Grenzen und ist so schnell wie ein Erwachsener.
    [globetrotter] Kennt fast jede Grenze und ist schnell.
   *[other] Ein Mitspieler mit eigenen Einstellungen.
}

## Vor dem Spiel

lobby-options = Spieloptionen
lobby-more-options = Mehr: Zeit, Bots, Verbindung
lobby-free-chairs = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
lobby-level-of = Stärke von { $who }
lobby-fill = { $count ->
    [one] Einen Bot dazusetzen und beginnen
   *[other] { $count } Bots dazusetzen und beginnen
}
lobby-get-up = Platz freigeben
lobby-stood-in = vom Bot vertreten
lobby-missing = Aus dem letzten Spiel noch nicht da: { $who }
lobby-public-names = An öffentlichen Tischen heißen alle nach Flüssen.
lobby-screen = Dieser Bildschirm zeigt den Tisch nur. Richte ein Handy auf den Code, um dich zu setzen.
option-chairs = Plätze
option-pause = Tempo der Bots
plan-bots = { $count ->
    [0] Spieler: { $people }, keine Bots
    [one] 1 Bot, { $level }
   *[other] { $count } Bots, { $level }
}
option-bots = Bots
option-level = Stärke der Bots
option-pause-value = { $value ->
    [quick] flott
    [none] sofort
   *[normal] gemütlich
}
option-credit = Langsame Verbindungen ausgleichen
option-duplicate = Dasselbe Glück, was man auch wählt
option-public = Wer mitspielen darf
option-public-value = { $value ->
    [yes] alle
   *[no] alle mit dem Link
}
option-clock = Zeit für jede Aktion
option-last-call = Zeit für den Letzten
option-grace = Ein Bot übernimmt nach
option-stand-in = Ersatzbot
option-making = Wird gemacht und erprobt …
option-drawn = zufällig
option-chosen = gewählt
option-any = egal
option-seconds = { $seconds } s
option-none = ohne Grenze
option-clock-value = { option-none }
option-last-call-value = { option-none }
option-grace-value = nie
invite-screen = Großer Bildschirm
invite-watch = Ein Link zum Zuschauen

## Der Gastgeber, und Weggehen

menu-title = Am Tisch
host-pass = Zum Gastgeber machen
host-pass-sure = { $who } zum Gastgeber machen?
host-replace = Durch einen Bot ersetzen
host-replace-sure = { $who } bis zum Ende des Spiels durch einen Bot ersetzen?
host-remove-sure = { $who } vom Tisch entfernen?
host-get-up-sure = Den Platz freigeben? Dann ist jemand anderes Gastgeber; ist niemand da, schließt der Tisch.
host-close = Tisch schließen
host-close-sure = Den Tisch für alle schließen? Das Spiel lässt sich dann nicht fortsetzen.
leave-table = Verlassen
leave-sure = Das Spiel verlassen? Ein Bot übernimmt deinen Platz bis zum Ende. Willst du später weiterspielen, schließe einfach die Seite.
leave-sure-open = Diesen Tisch verlassen?
sure-yes = Ja
sure-no = Nein
sure-cancel = Abbrechen
look-title = Du schaust zu
look-text = Gehört einer dieser Plätze dir, hast du ihn mit einem anderen Gerät oder Browser genommen: Öffne dort die Einstellungen und wähle „{ device-move }“.
look-sound = Ton einschalten
look-count = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Sprüche

talk-title = Etwas sagen
talk-who = Wer spricht
settings-phrases = Nachrichten der anderen
settings-pace = Tempo der Bots in The BORDER

## Zeit

time-yours = Deine Zeit
time-of = Zeit von { $who }
time-hurry = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
time-up-yours = Deine Zeit war um: Diesen Zug hat der Bot für dich gemacht.
time-up-of = Die Zeit von { $who } war um: Diesen Zug hat der Bot gemacht.
quick-of = { $who }: schneller, als ein Mensch reagieren kann.
gone-who = { $who } hat die Verbindung verloren.
gone-yours = Nach { $seconds } Sekunden spielt ein Bot für dich, bis du zurück bist.
gone-until = { $seconds ->
    [0] Ein Bot übernimmt.
    [one] In einer Sekunde übernimmt ein Bot.
   *[other] In { $seconds } Sekunden übernimmt ein Bot.
}

## Dieses Gerät

device-title = Dieses Gerät
device-move = Auf einem anderen Gerät weiterspielen
device-moving = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal und gibt ihm deine Plätze.
device-link = Link für das andere Gerät
device-forget = Meine Daten löschen
device-forget-sure = Alle Plätze aufgeben und alles löschen, was der Server und dieser Browser über dich wissen?
own-save = Alles in einer Datei sichern
own-bring = Datei zurückholen
own-making = Deine Partien werden gesammelt: { $done } von { $of } …
own-made = { $count ->
    [0] Gesichert.
    [one] Gesichert, mit einer Partie.
   *[other] Gesichert, mit { $count } Partien.
}
own-without = { $count ->
    [one] Die Spieldatei einer Partie war nicht zu bekommen.
   *[other] Die Spieldateien von { $count } Partien waren nicht zu bekommen.
}
own-brought = { $count ->
    [0] Jetzt ist alles hier. Eine neue Partie war nicht dabei.
    [one] Jetzt ist alles hier, mit einer Partie.
   *[other] Jetzt ist alles hier, mit { $count } Partien.
}
own-not-ours = Diese Datei wurde nicht hier gesichert oder ist beschädigt. Nichts wurde geändert.
own-newer = Diese Datei stammt von einer neueren Version. Lade die Seite neu und versuch es noch einmal.
own-no-room = Der Speicher dieses Geräts ist voll, oder dieser Browser lässt uns nichts sichern. Was hier war, ist noch da.
move-title = Auf diesem Gerät weiterspielen
move-text = Dieser Link gibt diesem Gerät die Plätze des Spielers, der ihn erstellt hat. Wer es vorher war, wird ersetzt.
move-here = Hier weiterspielen
move-done = Fertig. Dieses Gerät hat jetzt deine Plätze.

## Wenn etwas nicht da ist

away-unknown = Kein Tisch mit diesem Code
away-unknown-text = Den Tisch „{ $code }“ gibt es nicht. Vielleicht stimmt ein Buchstabe nicht, oder der Tisch ist längst weg. Frag noch einmal nach dem Code, oder öffne einen eigenen Tisch.
away-turned-text = Der Server lässt dieses Gerät gerade nicht an den Tisch.
away-closed = Dieser Tisch ist geschlossen
away-closed-text = Der Gastgeber hat ihn geschlossen. Wer hier gespielt hat, kann sich an einem neuen Tisch treffen.
away-own-table = Einen eigenen Tisch öffnen
away-server = Der Server ist nicht erreichbar
away-server-text = Wir versuchen es weiter, und der Tisch öffnet sich, sobald der Server antwortet. Prüfe deine Verbindung, oder ob der Server noch läuft.
lost-text = Dieser Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und lade die Seite dann neu.

## Auf der Startseite

home-own-tables = Weiterspielen
home-go-on = Weiter
home-public-tables = Öffentliche Tische
home-watch = Zuschauen
home-table-open = wartet auf Spieler · { $taken } von { $seats } Plätzen besetzt
home-table-running = läuft · { $taken ->
    [one] ein Spieler
   *[other] { $taken } Spieler
}
