# `hranice map`: záhlaví tabulek a co stojí pod nimi.

map-name = mapa
map-title = název
map-states = státy
map-borders = hranice
map-sea-links = linky po moři
map-code = kód
map-state = stát
map-capital = hlavní město
map-area = km²
map-neighbours = sousedí s
map-wave = ~ je linka po moři
map-source = Zdroj: { $source }
