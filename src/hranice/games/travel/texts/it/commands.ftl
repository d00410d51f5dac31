# `hranice map`: intestazioni delle tabelle e ciò che sta sotto.

map-name = mappa
map-title = titolo
map-states = stati
map-borders = confini
map-sea-links = collegamenti via mare
map-code = sigla
map-state = stato
map-capital = capitale
map-area = km²
map-neighbours = confina con
map-wave = ~ è un collegamento via mare
map-source = Fonte: { $source }
