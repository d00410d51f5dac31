"""The sheet of Europe (T33-T38)."""

from hranice.games.travel.mapmaking.projection import Placing, Stretch, azimuthal
from hranice.games.travel.maps.pack import Text
from tools.atlas.sheet import Added, Backdrop, Course, Glass, Joined, Sheet
from tools.atlas.source import WORLD

_PLACES = {
    "Albania": "AL",
    "Andorra": "AD",
    "Armenia": "AM",
    "Austria": "AT",
    "Azerbaijan": "AZ:main",
    "Azerbaijan/Nakhchivan": "AZ:nakhchivan",
    "Belarus": "BY",
    "Belgium": "BE",
    "Bosnia and Herz.": "BA",
    "Bulgaria": "BG",
    "Croatia": "HR",
    "Cyprus": "CY",
    "Czechia": "CZ",
    "Denmark": "DK",
    "Estonia": "EE",
    "Finland": "FI",
    "France": "FR",
    "Georgia": "GE",
    "Germany": "DE",
    "Greece": "GR",
    "Hungary": "HU",
    "Iceland": "IS",
    "Ireland": "IE",
    "Italy": "IT",
    "Kosovo": "XK",
    "Latvia": "LV",
    "Liechtenstein": "LI",
    "Lithuania": "LT",
    "Luxembourg": "LU",
    "Macedonia": "MK",
    "Malta": "MT",
    "Moldova": "MD",
    "Monaco": "MC",
    "Montenegro": "ME",
    "Netherlands": "NL",
    "Norway": "NO",
    "Poland": "PL",
    "Portugal": "PT",
    "Romania": "RO",
    "Russia": "RU:main",
    "Russia/Kaliningrad": "RU:kaliningrad",
    "San Marino": "SM",
    "Serbia": "RS",
    "Slovakia": "SK",
    "Slovenia": "SI",
    "Spain": "ES",
    "Sweden": "SE",
    "Switzerland": "CH",
    "Turkey": "TR",
    "Ukraine": "UA",
    "United Kingdom": "GB",
    "Vatican": "VA",
}

_AROUND = (
    "Algeria",
    "Egypt",
    "Faeroe Is.",
    "Gibraltar",
    "Greenland",
    "Guernsey",
    "Iran",
    "Iraq",
    "Isle of Man",
    "Israel",
    "Jersey",
    "Jordan",
    "Kazakhstan",
    "Kuwait",
    "Lebanon",
    "Libya",
    "Morocco",
    "Palestine",
    "Syria",
    "Tunisia",
    "Turkmenistan",
    "Uzbekistan",
)

_STRETCHES = (
    Stretch((46.0, 57.0), 280, 0.6),  # Russia
    Stretch((36.5, 43.5), 100, 0.7),  # the Black Sea
    Stretch((31.5, 38.5), 80, 0.75),  # Türkiye
    Stretch((-4.0, 40.0), 110, 0.8),  # Spain
    Stretch((20.0, 43.2), 120, 1.6),  # the Balkans
    Stretch((9.5, 47.5), 90, 1.3),  # the Alps
    Stretch((46.0, 40.5), 60, 1.6),  # the Caucasus
    Stretch((5.5, 50.9), 55, 1.7),  # the Netherlands, Belgium, Luxembourg
    Stretch((6.2, 50.0), 20, 1.7),  # Luxembourg
    Stretch((12.8, 55.65), 16, 1.6),  # the bridge between Denmark and Sweden
    Stretch((21.2, 54.8), 40, 1.4),  # Kaliningrad
    Stretch((20.2, 42.75), 18, 1.5),  # Montenegro and Kosovo
    Stretch((18.5, 42.45), 14, 2.0),  # Croatia and Montenegro
    Stretch((13.6, 45.45), 12, 2.0),  # Slovenia's coast, between Italy and Croatia
    Stretch((44.8, 39.7), 16, 4.5),  # Nakhchivan and Türkiye
)

EUROPE = Sheet(
    name="europe",
    title=Text(en="Europe", cs="Evropa", it="Europa", de="Europa"),
    width=1000,
    height=900,
    source=WORLD,
    placing=Placing(azimuthal((15.0, 50.0)), scale=1242, origin=(412, 484), stretches=_STRETCHES),
    places=_PLACES,
    pieces={
        "Russia/Kaliningrad": ("Russia", (21.0, 54.7)),
        "Russia/Crimea": ("Russia", (34.2, 45.2)),
        "Azerbaijan/Nakhchivan": ("Azerbaijan", (45.5, 39.3)),
        # Not on the map of the game (T35), so no place below claims them.
        "Spain/Ceuta": ("Spain", (-5.33, 35.89)),
        "Spain/Melilla": ("Spain", (-2.95, 35.28)),
    },
    joined=(
        Joined("Russia/Crimea", "UA", "T35", "Crimea is drawn with Ukraine"),
        Joined("N. Cyprus", "CY", "T35", "the north of Cyprus is drawn with Cyprus"),
        Joined("Cyprus U.N. Buffer Zone", "CY", "T35", "the island is one state"),
        Joined("Akrotiri", "CY", "T35", "the island is one state"),
        Joined("Dhekelia", "CY", "T35", "the island is one state"),
        Joined("Åland", "FI", "T35", "a state is one piece, islands and all"),
    ),
    added=(
        Added("DK", "SE", "T35", "the bridge"),
        Added("FR", "GB", "T34", "an island's sea link", sea=True),
        Added("BE", "GB", "T34", "an island's sea link", sea=True),
        Added("GB", "NL", "T34", "an island's sea link", sea=True),
        Added("IE", "IS", "T34", "an island's sea link", sea=True),
        Added("GB", "IS", "T34", "an island's sea link", sea=True),
        Added("IS", "NO", "T34", "an island's sea link", sea=True),
        Added("IT", "MT", "T34", "an island's sea link", sea=True),
        Added("GR", "MT", "T34", "an island's sea link", sea=True),
        Added("CY", "TR", "T34", "an island's sea link", sea=True),
    ),
    courses=(
        Course("DK", "SE", (12.4, 55.66), (13.2, 55.6)),
        Course("FR", "GB", (0.2, 49.6), (-0.9, 50.75), 0.15),
        Course("BE", "GB", (2.9, 51.23), (1.4, 51.3), 0.15),
        Course("GB", "NL", (1.75, 52.6), (4.3, 52.1), 0.15),
        Course("IE", "IS", (-8.4, 55.1), (-18.8, 63.45), 0.12),
        Course("GB", "IS", (-5.0, 58.6), (-16.0, 63.85), 0.12),
        Course("IS", "NO", (-13.7, 64.9), (5.0, 61.9), 0.12),
        Course("IT", "MT", (14.5, 36.75), (14.4, 36.0), 0.1),
        Course("GR", "MT", (21.7, 36.85), (14.6, 35.9), 0.36),
        Course("CY", "TR", (33.0, 35.35), (32.8, 36.05), 0.1),
    ),
    glasses=(
        Glass("LI", (44, 455)),
        Glass("AD", (108, 515)),
        Glass("MC", (262, 712)),
        Glass("VA", (352, 702)),
        Glass("MT", (396, 846)),
        Glass("SM", (498, 744)),
    ),
    backdrop=Backdrop(WORLD, _AROUND),
    insets={},
    labels={"RU:main": ((745, 292), 150)},
    taps={"RU:main": (745.0, 292.0)},
    title_at=(28, 872),
    detours={
        ("NO", "RU:main"): (
            (12.6, 65.0),
            (15.8, 67.5),
            (20.5, 69.2),
            (25.5, 70.3),
            (29.6, 69.7),
            (30.6, 69.4),
        ),
        ("NO", "FI"): ((12.6, 65.0), (15.8, 67.5), (20.5, 69.2), (25.0, 69.9), (25.9, 69.6)),
        ("HR", "ME"): ((15.3, 45.0), (15.7, 44.1), (16.6, 43.4), (17.6, 42.95), (18.5, 42.45)),
    },
    redrawn={
        "VA": (
            (12.4457, 41.9015),
            (12.4475, 41.9045),
            (12.4500, 41.9072),
            (12.4535, 41.9070),
            (12.4545, 41.9045),
            (12.4570, 41.9040),
            (12.4584, 41.9027),
            (12.4560, 41.9012),
            (12.4530, 41.9008),
            (12.4500, 41.9005),
            (12.4475, 41.9003),
        ),
    },
)
