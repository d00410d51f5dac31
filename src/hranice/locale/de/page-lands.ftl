# Alle Karten und Bretter, auch die eigenen.

lands-title = Karten und Bretter
lands-intro = Alles, worauf gespielt werden kann. Such dir etwas aus, oder bring etwas Eigenes mit.
lands-play = Spielen
lands-states = { $count ->
    [one] Ein Staat
   *[other] { $count } Staaten
}
lands-board = Brett { $board }
lands-board-about = 86 Felder um neun Länder
lands-own = Deine eigenen
lands-own-about = Leg hier die Datei einer Karte oder eines Bretts ab. Sie wird gleich geprüft und gezeichnet. Stimmt alles, kannst du sofort darauf spielen, hier oder mit Freunden. Sie bleibt auf diesem Gerät; ein Tisch mit Freunden bekommt eine Kopie, solange jemand sie braucht.
lands-not-kept = Nicht alles ließ sich speichern: Der Speicher dieses Geräts ist voll oder für uns gesperrt. Was nicht gespeichert ist, bleibt nur, solange dieser Tab offen ist.
lands-drop = Karte oder Brett hier ablegen
lands-drop-hint = eine .json-Datei, oder GeoJSON mit Notizen (.toml)
lands-drop-hint-here = eine fertige Karte oder ein fertiges Brett (.json). Aus GeoJSON macht nur ein Server Karten.
lands-choose = Dateien wählen
lands-looking = Wird angeschaut …
lands-sound = Alles stimmt. Sie steht jetzt in deiner Liste.
lands-sketch = Die Datei, wie sie ist; was nicht stimmt, ist umrandet
lands-faults = { $count ->
    [one] Bevor du darauf spielen kannst, ist eins zu verbessern:
   *[other] Bevor du darauf spielen kannst, sind { $count } Dinge zu verbessern:
}
lands-doubts = Gut zu wissen, und was in die Notizen gehört:
lands-where = Nummer { $number } auf der Zeichnung zeigen
lands-more = { $count ->
    [one] Und noch eins.
   *[other] Und noch { $count }.
}
lands-own-board = dein eigenes Brett
lands-own-board-alone = Seine Felder liegen anders als unsere. Füg noch ein Brett mit denselben Feldern hinzu, dann können zwei spielen.
lands-save = Als Datei speichern
lands-forget = Vergessen
lands-forget-sure = Auf diesem Gerät vergessen?
lands-unknown = Das ist weder eine Karte noch ein Brett, mit dem wir etwas anfangen können.
lands-fresh-title = Neue Bretter
lands-fresh-about = Bretter, auf denen noch niemand gespielt hat: gerade gemacht und in Tausenden schneller Partien erprobt.
lands-fresh-one = Noch ein Brett
lands-fresh-four = Vier neue Bretter
lands-fresh-making = Wird gemacht und erprobt …
lands-fresh-share = Neben A bis D gewinnt es { $share } % von { $games } schnellen Partien, plus minus { $error }. Ausgeglichen wären 25 %.
lands-fresh-even = Gewinnt unter den vieren { $share } % von { $games } schnellen Partien.
lands-fresh-play = Darauf spielen
lands-fresh-play-four = Auf diesen vieren spielen
lands-fresh-four-title = Vier neue Bretter, darunter { $board }
