# `hranice map`: Köpfe von Tabellen und was darunter steht.

map-name = Karte
map-title = Titel
map-states = Staaten
map-borders = Grenzen
map-sea-links = Seewege
map-code = Kürzel
map-state = Staat
map-capital = Hauptstadt
map-area = km²
map-neighbours = grenzt an
map-wave = ~ ist ein Seeweg
map-source = Quelle: { $source }
