# Ein gespieltes Spiel, noch einmal.

replay-title = Ein Spiel noch einmal ansehen
replay-intro = Jedes gespielte Spiel lässt sich Schritt für Schritt ansehen: aus seiner Spieldatei oder über den Code seines Tisches. Vorher wird alles geprüft: jeder Zug nach den Regeln, jeder Wurf nach dem versiegelten Umschlag.
replay-drop = Spieldatei hier ablegen
replay-drop-hint = eine Datei wie border-K7QWXMRT.jsonl
replay-choose = Datei wählen
replay-code = Code eines Tisches, an dem fertig gespielt ist
replay-show = Zeigen
replay-proving = Das Spiel wird geprüft …
replay-another = Ein anderes Spiel
replay-table = Zum Tisch
replay-controls = Wiedergabe
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Ans Ende
replay-step = Schritt
replay-step-of = Schritt { $step } von { $steps }
replay-round = Runde
replay-round-number = Runde { $round }
replay-speed = Tempo
replay-eyes = Blick von
replay-eyes-all = Zuschauenden
