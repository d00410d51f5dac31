# Pravidla vlastními slovy. Čísla jsou ta, která jmenuje odmítnutí.

rules-numbers = Čísla v závorkách jsou čísla pravidel: když tah neprojde, důvod jedno z nich jmenuje.

## The BORDER

rules-border-lead = Devět malých krajů obklopených šestiúhelníky. Škrtni všechna políčka kolem kraje a je tvůj.
rules-border-idea-title = O co jde
rules-border-idea =
    Každý má vlastní desku se stejnými kraji a jinak obarvenými hranicemi (B1, B2).
    Kdo kraj uzavře první, získá vyšší hodnotu, všichni další nižší.
rules-border-board-title = Deska
rules-border-board =
    84 políček má jednu ze šesti barev, 2 jsou bílá a škrtnutá od začátku (B3).
    Políčka jedné barvy, která spolu sousedí, tvoří úsek. Každá barva má čtyři: ze 2, 3, 4 a 5 políček (B4).
    Velké kraje mají hodnotu až 12, malé 4; opozdilci dostanou polovinu zaokrouhlenou dolů (B5).
rules-border-roll-title = Hráč na tahu hází
rules-border-roll =
    Kostek je pět a každá má po jedné stěně od každé barvy (B6).
    Hází se nejvýš třikrát. Po každém hodu si nech, co chceš, a ostatní hoď znovu, nebo přestaň (B9).
    Kolo je akce hráče na tahu a po ní akce všech ostatních (B8). Po každém kole je na tahu další hráč po směru hodin (B7).
rules-border-complete-title = … a dokončuje úseky
rules-border-complete =
    Za kostku jedno políčko její barvy, ale jen tak, aby se dokončil úsek: všechna jeho ještě volná políčka se musí škrtnout teď (B10).
    Smí ležet kdekoli (B11), smí být už načatý (B12) a smí jich být víc naráz (B13). Kostky můžeš i nechat (B14).
rules-border-others-title = Potom všichni ostatní
rules-border-others =
    Všichni ostatní použijí zbylé kostky, najednou a každý sám pro sebe (B15). Když hráč na tahu nepoužil žádnou, je to všech pět (B19).
    Za kostku jedno políčko její barvy vedle políčka, které už je škrtnuté, třeba i před chvilkou (B16). Úseky se dokončovat nemusí (B17).
    U stolu si lze zvolit i přísnější výklad: pak platí jen to, co bylo škrtnuté už před touto akcí.
    Co označíš, zůstane skryté, dokud nejsou hotovi všichni; pak se všechno ukáže najednou.
rules-border-five-title = Použito všech pět?
rules-border-five = Pak si každý z ostatních vybere jednu z pěti kostek a škrtne jedno políčko (B18).
rules-border-close-title = Uzavření kraje
rules-border-close =
    Posledním políčkem kolem se kraj uzavře (B20). První získá vyšší hodnotu, každý v pozdější akci nižší (B21).
    Kdo ho uzavře v téže druhé akci jako první, získá také vyšší (B22).
    Uzavření se všem oznámí a ostatním se vyšší hodnota škrtne (B23).
rules-border-end-title = Konec
rules-border-end =
    Jakmile někdo uzavře šestý kraj, kolo se dohraje (B24).
    Vítězí nejvíc bodů. Při shodě rozhoduje nejlepší jednotlivý kraj; je-li i ten stejný, o vítězství se dělí (B25).
rules-border-tips-title = Dobré vědět
rules-border-tips =
    Co nepoužiješ ty, dostanou ostatní.
    Dva kraje mívají společnou hranici: jeden škrt může uzavřít oba.

## Bez hranic

rules-travel-lead = Sedm cest. Neváhej, znej hranice a měj nakonec nejvíc peněz.
rules-travel-idea-title = O co jde
rules-travel-idea =
    Hrají dva až šest, každý s cestovatelem a žetony jeho barvy (T1), na mapě Evropy nebo USA s jejími 50 kartami států (T2).
    V nabídce leží sedm karet států a pole 40 (T3), pak se odkryje start. Všichni teď najednou berou státy, kam se odtud dojede levně.
    Mapa je při volbě schovaná (T10); děti a kdo ji potřebuje, ji smějí mít otevřenou (T11). Potom ukáže, co která cesta stojí.
rules-travel-course-title = Sedm kol
rules-travel-course =
    Před 1., 3. a 5. kolem dostane každý 100, 200 a 300 (T6). Všechny peníze jsou v eurech, po desítkách (T4).
    V 1. a 2. kole volíš jeden stát, ve 3. a 4. dva, v 5. a 6. dva cestou k cíli. Sedmé kolo je finále (T5).
    Kdo rozdává první, určí los; pak se rozdávání předává doleva (T7). Karty přicházejí jedna po druhé, hned po nich start, v 5. až 7. kole společně s cílem (T8).
    Žádná karta se nevrátí před 7. kolem; před ním se zamíchají všechny (T9).
rules-travel-place-title = Pokládání
rules-travel-place =
    Ruce pryč, dokud není odkrytý start (T12). Pak polož žeton na pole; kde leží, tam zůstane (T16).
    V 1. a 2. kole máš jeden žeton (T13), od 3. kola dva na dvě různá pole (T14).
    Žeton, který tam ležet nesmí, se hned odmítne a nic se neztratí (T32).
rules-travel-pay-title = Co cesta stojí
rules-travel-pay =
    10 za každou překročenou hranici, nejlevnější cestou (T17). Námořní spojení je jako hranice.
    Dalších 30, pokud zvolený stát sousedí se startem (T18). Blízko tedy není vždycky levně!
rules-travel-stack-title = Sloupek
rules-travel-stack =
    Žetony na jednom poli tvoří sloupek, nejdřívější je dole (T15). Každý žeton pod tvým tě stojí 10 (T19).
    Kdo leží nahoře, tomu se účtuje nejdřív. Ceník je pořád po ruce (T25).
rules-travel-forty-title = Pole 40
rules-travel-forty = Nic dobrého v nabídce? Pole 40 stojí 40 a nikam se nejede (T20, T23).
rules-travel-two-title = Dva státy
rules-travel-two =
    Od 3. kola navštívíš oba, v levnějším pořadí (T21).
    30 za každou dvojici sousedů: start a zvolený stát, nebo oba zvolené.
rules-travel-target-title = Start a cíl
rules-travel-target = V 5. a 6. kole vede cesta ze startu přes oba státy do cíle. Každá dvojice sousedů stojí 30; start a cíl mezi sebou nic (T22).
rules-travel-final-title = Finále
rules-travel-final =
    V 7. kole nikdo neplatí: cenu své cesty dostaneš, takže drahá je dobrá (T26).
    Trasu ale volí ostatní, tedy tu nejlevnější. A každý žeton pod tvým ubere 10 (T27).
    Vítězí, kdo má nejvíc peněz (T28).
rules-travel-map-title = Na mapě
rules-travel-map =
    Před hrou si prohlédneš mapu a ta ti ukáže své zvláštnosti (T41).
    Evropa má 50 států (T33). Námořní spojení mají jen ostrovy, k nejbližším státům (T34). Dánsko a Švédsko spojuje most, Řecko sousedí s Tureckem a ostrovy patří ke svému státu (T35).
    Rusko a Ázerbájdžán leží ve dvou částech. Cesta do takového státu vstoupí a z něj odejde v téže části (T36, T37).
    Do San Marina, Monaka nebo Vatikánu a zpátky jsou dvě hranice (T38).
    V USA spolu sousedí všechny čtyři státy, které se stýkají v jednom bodě; po moři vede jen spojení Aljaška-Washington a Havaj-Kalifornie (T39).
    Komu nezbývá dost, zaplatí, co má: dluhy nejsou (T24).
rules-travel-harder-title = Těžší, pro dva nebo tři
rules-travel-harder =
    Každý vyšle dva cestovatele s jednou peněženkou (T29). V 1. a 2. kole nesmějí zvolit stejné pole, později stejnou dvojici polí (T30).
    Žetony pokládáš v libovolném pořadí a každý cestovatel se účtuje zvlášť (T31).
