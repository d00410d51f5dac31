# `hranice map`: heads of tables and what stands below them.

map-name = map
map-title = title
map-states = states
map-borders = borders
map-sea-links = sea links
map-code = code
map-state = state
map-capital = capital
map-area = km²
map-neighbours = borders on
map-wave = ~ is a sea link
map-source = Source: { $source }
