"""The sheet of the USA (T39)."""

from hranice.games.travel.mapmaking.projection import Placing, Stretch, albers
from hranice.games.travel.maps.pack import Text
from tools.atlas.sheet import Added, Backdrop, Course, Glass, Inset, Sheet
from tools.atlas.source import STATES, WORLD

_PLACES = {
    "Alabama": "AL",
    "Alaska": "AK",
    "Arizona": "AZ",
    "Arkansas": "AR",
    "California": "CA",
    "Colorado": "CO",
    "Connecticut": "CT",
    "Delaware": "DE",
    "Florida": "FL",
    "Georgia": "GA",
    "Hawaii": "HI",
    "Idaho": "ID",
    "Illinois": "IL",
    "Indiana": "IN",
    "Iowa": "IA",
    "Kansas": "KS",
    "Kentucky": "KY",
    "Louisiana": "LA",
    "Maine": "ME",
    "Maryland": "MD",
    "Massachusetts": "MA",
    "Michigan": "MI",
    "Minnesota": "MN",
    "Mississippi": "MS",
    "Missouri": "MO",
    "Montana": "MT",
    "Nebraska": "NE",
    "Nevada": "NV",
    "New Hampshire": "NH",
    "New Jersey": "NJ",
    "New Mexico": "NM",
    "New York": "NY",
    "North Carolina": "NC",
    "North Dakota": "ND",
    "Ohio": "OH",
    "Oklahoma": "OK",
    "Oregon": "OR",
    "Pennsylvania": "PA",
    "Rhode Island": "RI",
    "South Carolina": "SC",
    "South Dakota": "SD",
    "Tennessee": "TN",
    "Texas": "TX",
    "Utah": "UT",
    "Vermont": "VT",
    "Virginia": "VA",
    "Washington": "WA",
    "West Virginia": "WV",
    "Wisconsin": "WI",
    "Wyoming": "WY",
}

_SCALE = 1268
_STRETCHES = (
    Stretch((-73.5, 42.3), 70, 1.6),  # New England
    Stretch((-76.0, 39.4), 60, 1.5),  # Delaware and Maryland
    Stretch((-75.53, 39.65), 16, 2.6),  # Delaware, Pennsylvania, New Jersey
)

# Only the northern shores count: the states are drawn over the rest.
_LAKES = (
    (  # Superior
        (-92.1, 46.7), (-91.0, 47.3), (-89.6, 48.0), (-89.2, 48.4), (-88.6, 48.35), (-88.2, 48.6),
        (-88.4, 48.95),
        (-87.5, 48.8), (-86.6, 48.75), (-86.0, 48.6), (-85.9, 48.0), (-85.0, 47.95), (-84.7, 47.4),
        (-84.75, 46.95), (-84.5, 46.5), (-85.5, 46.2), (-88.0, 46.2),
    ),
    (  # Huron, with Georgian Bay
        (-84.1, 46.2), (-83.0, 46.15), (-82.0, 46.15), (-81.0, 45.95), (-80.6, 45.75), (-80.1, 45.2),
        (-79.9, 44.85), (-80.1, 44.5), (-80.9, 44.65), (-81.2, 45.1), (-81.6, 45.25), (-81.3, 44.6),
        (-81.7, 44.0),
        (-81.7, 43.3), (-82.4, 43.0), (-84.0, 43.5), (-84.3, 45.0),
    ),
    (  # Erie
        (-83.1, 42.05), (-82.5, 41.95), (-81.9, 42.25), (-81.2, 42.65), (-80.4, 42.6), (-80.0, 42.6),
        (-79.4, 42.85), (-78.92, 42.88), (-78.8, 42.5), (-81.5, 41.0), (-83.3, 41.2),
    ),
    (  # Ontario
        (-79.05, 43.25), (-79.75, 43.3), (-79.4, 43.65), (-78.7, 43.87), (-77.6, 43.98), (-77.0, 43.88),
        (-76.5, 44.2), (-76.1, 44.33), (-75.8, 43.6), (-76.5, 43.1), (-79.0, 43.0),
    ),
)  # fmt: skip

USA = Sheet(
    name="usa",
    title=Text(en="USA", cs="USA", it="USA", de="USA"),
    width=1000,
    height=765,
    source=STATES,
    placing=Placing(
        albers((29.5, 45.5), (-96.0, 37.5)), scale=_SCALE, origin=(491, 460), stretches=_STRETCHES
    ),
    places=_PLACES,
    pieces={},
    joined=(),
    added=(
        Added("AZ", "CO", "T39", "they meet at the four corners"),
        Added("NM", "UT", "T39", "they meet at the four corners"),
        Added("AK", "WA", "T39", "a sea link", sea=True),
        Added("CA", "HI", "T39", "a sea link", sea=True),
    ),
    courses=(
        Course("AZ", "CO", (-109.445, 36.679), (-108.645, 37.319)),
        Course("NM", "UT", (-108.645, 36.679), (-109.445, 37.319)),
        Course("AK", "WA", (-131.0, 55.0), (-123.0, 48.75), 0.1),
        Course("CA", "HI", (-120.7, 34.5), (-156.0, 20.9), 0.1),
    ),
    glasses=(
        Glass("RI", (952, 398)),
        Glass("DE", (930, 488)),
    ),
    backdrop=Backdrop(WORLD, ("Canada", "Mexico", "Cuba", "Bahamas", "Guatemala", "Belize"), _LAKES),
    insets={
        "AK": Inset(
            Placing(albers((55.0, 65.0), (-154.0, 62.0)), scale=_SCALE * 0.3, origin=(88, 68)),
            ((-9, -9), (190, -9), (190, 112), (172, 130), (-9, 130)),
        ),
        "HI": Inset(
            Placing(albers((8.0, 18.0), (-157.3, 20.5)), scale=_SCALE, origin=(80, 705)),
            ((-9, 643), (120, 643), (156, 685), (156, 774), (-9, 774)),
        ),
    },
    labels={"HI": ((62, 737), 60)},
    taps={"CT": (887.0, 315.0), "MA": (903.0, 291.0), "NH": (899.0, 262.0)},
    title_at=(222, 52),
    detours={},
    redrawn={},
)
