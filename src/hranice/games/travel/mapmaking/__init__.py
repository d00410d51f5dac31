"""Making maps: from polygons with a code and a name to a pack that can be played on (docs/maps.md).

Needs the extra `maps`, so nothing here is imported before somebody makes a map.
"""
