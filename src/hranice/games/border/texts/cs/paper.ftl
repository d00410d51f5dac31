# The BORDER na papíře: desky, kostky a pravidla na jedné straně.

paper-border-about = Desky, kostky a pravidla pro 2 až 4 hráče
paper-border-rules = Pravidla na jedné straně
paper-border-boards = Desky na stírání
paper-border-boards-how = jedna deska na stranu; v průhledných deskách se fix na tabule setře
paper-border-pad = Blok desek
paper-border-pad-how = dvě desky na stranu, každá na jednu hru
paper-border-dice = Kostky
paper-border-dice-how = jednostranně, na silnější papír
paper-border-dice-text = Stříhej podle silných čar, ohýbej podle čárkovaných, chlopně přilep. Každá z pěti kostek má všech šest barev.
paper-border-die = Síť kostky se šesti barvami
paper-border-key = Stačí i obyčejné kostky
paper-border-key-text = Místo barev čti tečky:
paper-border-board = Deska { $name }
paper-border-fresh = Nová deska
paper-border-found = Pod kódem { $code } desku zase najdeš
paper-border-name = Jméno
paper-border-points = Body
paper-border-alt = Deska { $name } hry The BORDER: devět území a kolem nich 86 šestiúhelníků v šesti barvách, každá barva má svůj symbol; dole řádek bodů s oběma hodnotami každého území.
paper-border-ready-title = Příprava
paper-border-ready =
    Každý si vezme jinou desku a fix. Pět kostek je pro všechny.
    Dvě bílá políčka už křížek mají. Kdo začne, určí los; dál se hraje po směru hodinových ručiček.
paper-border-roll =
    Hoď všemi pěti kostkami, nejvýš třikrát. Po každém hodu skonči, nebo hoď znovu kterýmikoli kostkami, i těmi odloženými.
paper-border-complete =
    Za každou kostku zakřížkuj jedno políčko její barvy, ale jen tak, aby se dokončily celé barevné oblasti: všechna ještě volná políčka oblasti musíš zakřížkovat teď.
    Oblast smí ležet kdekoli a smí být už načatá. Smí jich být i víc, pokud kostky stačí na všechny.
    Kostky můžeš nechat ležet, třeba i všech pět.
paper-border-others =
    Teď všichni ostatní použijí kostky, které zbyly, všichni najednou: každá kostka je tu pro každého.
    Za každou kostku jedno políčko její barvy, které se dotýká zakřížkovaného políčka. Bílá se počítají také. Žádná kostka se použít nemusí.
    Aktivní hráč použil všech pět? Pak si každý z ostatních vybere jednu z nich a zakřížkuje jedno políčko její barvy.
    Domluvte se před hrou: počítají se křížky z téže akce? Obvykle ano.
paper-border-close =
    Když jsou zakřížkovaná všechna políčka kolem území, území uzavřeš. Řekni to nahlas!
    Kdo ho uzavře jako první, zakroužkuje vyšší hodnotu. Ostatní si ji škrtnou: zbývá jim jen nižší.
    Uzavře ho víc hráčů poprvé v téže akci ostatních? Pak vyšší hodnotu získají všichni.
paper-border-end =
    Jakmile má někdo uzavřeno šest území, dohraje se kolo. Uzavřít se jich smí i víc a každé uzavřené území se počítá.
    Vítězí hráč s největším počtem bodů. Při shodě rozhoduje nejlepší jedno území.
paper-border-example = Všechna políčka kolem vily jsou zakřížkovaná: území s vilou je uzavřené.
paper-border-credit = The BORDER je hra Michaela Kieslinga a Reinharda Staupeho. Ilustrace krabice: Oliver a Sandra Freudenreichovi. Nürnberger-Spielkarten-Verlag, 2022.
paper-border-icons = Kresby území: game-icons.net, autoři Delapouite, Lorc a Skoll (CC BY 3.0).
paper-border-either = Buď --boards, nebo --fresh: jedno říká, které desky, druhé dělá nové.
paper-border-count = Desek může být 1 až { $most }; zadáno: { $given }.
