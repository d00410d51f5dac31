# Was der Server Spielern und Betreibern sagt.

server-unreadable = Das kann der Server nicht lesen.
server-no-key = Dieses Gerät hat sich nicht vorgestellt. Bitte die Seite neu laden.
server-foreign-page = Das kam von einer fremden Seite und wird nicht angenommen.
server-not-found = Unter dieser Adresse ist nichts.
server-no-such-table = Es gibt keinen Tisch mit diesem Code.
server-no-such-link = Dieser Link ist verbraucht oder abgelaufen. Bitte um einen neuen.
server-no-such-map = Diese Karte gibt es nicht.
server-no-such-game = Dieses Spiel gibt es hier nicht.
server-no-such-journey = Eine solche Reise kann niemand gemacht haben.
server-wrong-method = Das geht unter dieser Adresse nicht.
server-not-watching = Dieses Gerät ist mit jenem Tisch nicht verbunden.
server-too-many-tables = Ein Gerät kann mit höchstens { $most } Tischen verbunden sein.
server-too-large = Das ist zu groß.
server-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
server-too-many-connections = Mehr als { $most } Verbindungen von einer Adresse sind nicht möglich.
server-fault = Auf dem Server ist etwas Unvorhergesehenes geschehen. Nichts ist verloren.
server-store-away = Der Server kann gerade nicht speichern. Nichts ist verloren; er versucht es weiter.
server-table-busy = Der Tisch zieht gerade um. Versuche es gleich noch einmal.
server-no-page = Der Server läuft, aber seine Seite ist nicht gebaut. „make play“ baut sie.
serve-here = Hranice läuft unter { $address }
serve-how-network = Nur dieser Rechner erreicht es. Für Telefone im selben Netz: hranice serve --host 0.0.0.0
serve-network = Hranice läuft unter { $address } – jeder in diesem Netz erreicht es.
serve-stop = Strg-C beendet es.
serve-one-place = Gib entweder --data oder --database an, nicht beides.
serve-no-port = { $host }, Port { $port } ist nicht zu haben: { $why }. Versuche --port 0.
serve-failed = Der Server konnte nicht starten; der Grund steht darüber.
