# Pravidla The BORDER vlastními slovy. Čísla v závorkách jsou ta, která jmenuje odmítnutí; každé tu stojí jednou.

rules-border-lead = Devět malých území, kolem nich šestiúhelníky. Zakřížkuj všechna políčka kolem území a je tvoje.
rules-border-facts = 2 až 4 hráči · od 8 let · asi 30 minut
rules-border-idea-title = O co jde
rules-border-idea =
    Každý má vlastní desku: A, B, C, nebo D. Rozdělí je los, pokud si nevyberete sami. (B1)
    Kdo území uzavře jako první, získá jeho vyšší hodnotu. Všichni další získají nižší.
rules-border-board-title = Deska
rules-border-board =
    Devět území a 86 hraničních políček, na všech čtyřech deskách stejně. Liší se jen barvy. Políčko mezi dvěma územími patří k oběma. (B2)
    84 políček má jednu ze šesti barev. Dvě jsou bílá a zakřížkovaná od začátku: jedno vlevo nahoře, druhé vpravo dole. (B3)
    Sousední políčka stejné barvy tvoří barevnou oblast. Každá barva má čtyři: ze 2, 3, 4 a 5 políček. (B4)
    Každé území má dvě hodnoty. Vyšší je od 4 do 12: čím delší hranice, tím víc. Nižší je její polovina zaokrouhlená dolů. (B5)
rules-border-board-picture = Deska před začátkem hry. Obě bílá políčka už křížek mají.
rules-border-roll-title = Aktivní hráč hází
rules-border-roll =
    Kdo začne, určí los. Po každém kole je aktivní další hráč po směru hodinových ručiček. (B7)
    Kolo je akce aktivního hráče a po ní akce všech ostatních. (B8)
    Kostek je pět. Každá má po jedné stěně od každé barvy. (B6)
    Hoď všemi pěti. Máš nejvýš tři hody: po každém skonči, nebo hoď znovu kterýmikoli kostkami, i těmi odloženými. (B9)
rules-border-complete-title = … a dokončuje barevné oblasti
rules-border-complete =
    Za každou kostku zakřížkuj jedno políčko její barvy, ale jen tak, aby se dokončila celá barevná oblast. Všechna její ještě volná políčka musíš zakřížkovat teď. (B10)
    Oblast smí ležet kdekoli. (B11) Smí být už načatá: pak stačí kostky na její volná políčka. (B12)
    Můžeš dokončit i víc oblastí, pokud kostky stačí na všechny. (B13)
    Kostky můžeš nechat ležet, třeba i všech pět. Nikdy ale nesmíš oblast načít a nedokončit. (B14)
rules-border-complete-picture = Tři šedé kostky dokončí tuto šedou oblast. Žlutá a modrá zbudou ostatním.
rules-border-others-title = Potom všichni ostatní
rules-border-others =
    Teď všichni ostatní použijí kostky, které aktivní hráč nepoužil. Všichni najednou a každá kostka je tu pro každého. (B15)
    Aktivní hráč nepoužil žádnou? Pak mají ostatní všech pět. (B19)
    Aktivní hráč použil všech pět? Pak si každý z ostatních vybere jednu z nich a zakřížkuje jedno políčko její barvy. (B18)
    Za každou kostku jedno políčko její barvy, a to vedle políčka, které už je zakřížkované. Bílá se počítají také. (B16)
    Oblasti můžeš načínat, rozšiřovat i dokončovat. Kteroukoli kostku můžeš nechat být. (B17)
    Co označíš, zůstane skryté, dokud nejsou hotovi všichni. Pak se všechno ukáže najednou.
rules-border-chain-title = Počítá se nový křížek?
rules-border-chain =
    Tištěná pravidla se dají číst dvěma způsoby a hrát můžete podle obou.
    Obvykle tady: počítá se i políčko zakřížkované před chvilkou, takže křížky na sebe mohou navazovat.
    Přísně: počítají se jen políčka zakřížkovaná před touto akcí. K tomu vypněte v možnostech stolu „{ option-chain }“.
rules-border-chain-picture = Zbyly dvě modré kostky. Horní křížek sousedí s bílým políčkem. Dolní sousedí jen s novým křížkem: přísně vzato se nesmí.
rules-border-close-title = Uzavření území
rules-border-close =
    Posledním křížkem kolem dokola se území uzavře. Jeden křížek může uzavřít i několik území. (B20)
    Kdo území uzavře jako první, získá vyšší hodnotu. Každý, kdo ho uzavře v pozdější akci, získá nižší. Obě akce jednoho kola jsou dvě různé akce. (B21)
    Uzavře zatím neuzavřené území víc hráčů v téže druhé akci? Pak vyšší hodnotu získají všichni. (B22)
    Každé uzavření se oznámí a ostatní si vyšší hodnotu škrtnou. (B23)
rules-border-close-picture = Území s vilou je uzavřené: 9 bodů pro první, 4 pro všechny další. V řádku bodů je 9 v kroužku. U studny je 4 škrtnutá: tam byl první někdo jiný.
rules-border-end-title = Konec
rules-border-end =
    Hra končí, jakmile má někdo uzavřeno šest území. Kolo se ještě dohraje. Uzavřít se jich smí i víc a každé uzavřené území se počítá. Byl-li každý třikrát aktivní a nepřibyl ani křížek, hra končí tak, jak je. (B24)
    Vítězí hráč s největším počtem bodů. Při shodě rozhoduje nejlepší jedno území: nejvyšší hodnota, kterou za ně někdo z nich získal. Pořád shoda? Pak se o vítězství dělí. (B25)
rules-border-tips-title = Dobré vědět
rules-border-tips =
    Co nepoužiješ ty, dostanou ostatní.
    Dvě území mívají společnou hranici: jeden křížek může uzavřít obě.
rules-border-keys-title = S klávesnicí
rules-border-keys =
    Klávesami 1 až 5 si kostku necháš, nebo ji zase pustíš.
    Šipkami chodíš po desce, Enter políčko zakřížkuje.
    H ti poradí.
rules-border-box-title = Krabice
rules-border-box =
    Čtyři stíratelné desky, čtyři stíratelné fixy a pět kostek.
    Autoři hry: Michael Kiesling a Reinhard Staupe. Ilustrace: Oliver a Sandra Freudenreichovi. Nürnberger-Spielkarten-Verlag, 2022. Český překlad: Adam Prentis (The Geeky Pen).
