# Ohne Server: Tische auf diesem Gerät, und was ihnen im Weg steht.

offline-here = Auf diesem Gerät
offline-home = Der Server ist nicht erreichbar. Bis er wieder da ist, spielst du auf diesem Gerät.
offline-waiting = { $stage ->
    [starting] Gleich ist es so weit: Würfel und Karten liegen bereit, der Tisch wird gedeckt …
   *[fetching] Das Spiel ist unterwegs. Gleich danach kommt der erste Wurf oder die erste Karte …
}
offline-loaded = { $loaded } von { $total } MB
offline-loaded-label = Geladen, um auf diesem Gerät zu spielen
offline-saved = Das Spiel wird laufend in diesem Browser gespeichert. Ein privates Fenster vergisst es beim Schließen.
offline-not-kept = { $storage ->
    [full] Der Speicher dieses Geräts ist voll. Bis wieder Platz ist, bleibt das Spiel nur, solange dieser Tab offen ist.
   *[refused] Dieser Browser lässt uns nicht speichern. Das Spiel bleibt nur, solange dieser Tab offen ist.
}
offline-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
offline-elsewhere-text = Spiel dort weiter, oder schließ jenen Tab: Dann öffnet sich das Spiel hier von selbst.
offline-two-tabs = Dieses Spiel ist in zwei Tabs offen, und der andere war schneller. Nichts ist verloren; schließ einen der beiden.
offline-fault = { $fault ->
    [no-wasm] Dieser Browser kann nicht auf dem Gerät selbst spielen: WebAssembly fehlt oder ist abgeschaltet.
    [blocked] Dieser Browser lässt die Seite nicht auf dem Gerät selbst spielen. Ein anderer Browser oder andere Einstellungen können helfen.
    [fetch] Was zum Spielen auf diesem Gerät nötig ist, konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
   *[start] Auf diesem Gerät konnte das Spielen nicht beginnen. Wenn der Speicher voll ist, schließ andere Tabs und lade die Seite neu.
}
offline-newer = Es gibt eine neue Version. Dieses Spiel geht mit der alten weiter; die neue kommt, wenn du zur Startseite gehst.
offline-clock = Die Uhr dieses Geräts wurde verstellt, oder das Gerät hat geschlafen. Das Spiel geht in seiner eigenen Zeit weiter.
offline-failed = Dieses Gerät kann den Tisch nicht decken
offline-played = Auf diesem Gerät gespielt
