# Bez hranic na papíře: mapa, karty, deska s nabídkou, žetony, peníze a pravidla na jedné straně.

paper-travel-title = { game-travel }: { $map }
paper-travel-about = Mapa, karty, žetony, peníze a pravidla pro 2 až 6 hráčů
paper-travel-rules = Pravidla na jedné straně
paper-travel-map = Mapa
paper-travel-map-alt = Mapa: { $map }, se všemi státy ({ $states }) a jejich hranicemi; čárkované jsou linky po moři.
paper-travel-peculiar-none = Tato mapa nemá žádné záludnosti: co se dotýká, to sousedí, a nic jiného.
paper-travel-disputed = Jak se tu počítají sporná území
paper-travel-disputed-text = Neříká to nic o tom, komu patří; jen jak se s nimi ve hře počítá.
paper-travel-source = Data mapy: { $source }
paper-travel-offer = Deska s nabídkou
paper-travel-offer-text = Pole 40 leží nejblíž k tomu, kdo rozdává. Sedm karet se vykládá kolem desky, od pole 40 po směru hodinových ručiček, každá vedle svého pole; pak start doprostřed. Žetony se kladou na pole.
paper-travel-offer-alt = Osmiúhelníková deska s polem 40, sedmi poli pro karty kolem okraje a místem pro start a cíl uprostřed.
paper-travel-facts = Něco o státech
paper-travel-facts-text = K předčítání na konci kola, o startu.
paper-travel-cards = Karty států
paper-travel-cards-text = Stříhej podle značek.
paper-travel-tokens = Žetony
paper-travel-tokens-text = Dva pro každého cestovatele a jeden navíc. Nejlépe je podlep kartonem.
paper-travel-token = Žeton: { $colour }
paper-travel-money = Peníze
paper-travel-money-text = Do banku.
paper-travel-stages = Karty etap
paper-travel-stages-text = Jedna před 1., 3., 5. a 7. kolem: řekne, co je nového.
paper-travel-prices = Ceníky
paper-travel-prices-text = Jeden pro každého hráče. Rub platí pro poslední kolo.
paper-travel-pay = 1. až 6. kolo: platíš
paper-travel-receive = 7. kolo: dostáváš
paper-travel-income = Před 1., 3. a 5. kolem dostane každý 100, 200 a 300 €.
paper-travel-never-less = Nikdy méně než nic.
paper-travel-tiles = Plakát ke slepení
paper-travel-tiles-text = List { $number }/{ $count } (řada { $row }, sloupec { $column }). Ořízni ho podle tenké čáry, přilož přes sousední list tak, aby se křížky kryly, a slep.
paper-travel-tile-alt = Mapa jako plakát, část { $number }/{ $count }.
paper-travel-poster = Plakát na jednom listu
paper-travel-ready-title = Příprava
paper-travel-ready =
    Každý si vezme cestovatele: dva žetony jedné barvy, a k nim ceník. Deska s nabídkou leží uprostřed.
    Prohlédněte si společně mapu a přečtěte, co je na ní zvláštní. Pak ji schovejte až do vyhodnocení. Děti ji smějí mít otevřenou.
    Kdo zamíchal karty, rozdává první. Pak se rozdávání každé kolo předává doleva.
paper-travel-deal-title = Rozdávání a pokládání
paper-travel-deal =
    Kdo rozdává, otočí k sobě pole 40 a vyloží kolem desky sedm karet lícem nahoru, po směru hodinových ručiček. Hned po nich přijde doprostřed start, v 5. až 7. kole společně s cílem.
    Do té doby ruce pryč! Teď pokládají všichni najednou: v 1. a 2. kole jeden žeton, od 3. kola oba, na dvě různá pole. Co leží, leží.
    Žetony na jednom poli tvoří komínek, nejdřívější je dole.
paper-travel-reckon-title = Vyhodnocení
paper-travel-reckon =
    Otevřete mapu. Nejdřív se vyhodnocují ti, kdo leží nahoře. Pomáhejte si poctivě najít nejlevnější cestu.
    10 € za každý přechod hranic. Linka po moři se počítá jako hranice. Na vzdálenosti nezáleží.
    30 € za každou dvojici sousedů: start nebo cíl a zvolený stát, nebo oba zvolené. Sousedí-li start s cílem, nestojí to nic.
    10 € za každý žeton pod tvým.
    Žeton na poli 40 nikam nejede. Stojí 40 €.
    Když nemáš dost, zaplatíš všechno, co máš. Dluhy nejsou.
paper-travel-course =
    1. a 2. kolo: ze startu do jednoho státu. Před 1. kolem dostane každý 100 €.
    3. a 4. kolo: do dvou států, v levnějším pořadí. Před 3. kolem dostane každý dalších 200 €.
    5. a 6. kolo: ze startu přes dva státy do cíle. Před 5. kolem dostane každý dalších 300 €.
    Použité karty se odkládají. Před 7. kolem, a kdykoli by jich na kolo nezbylo dost, se všechny karty znovu zamíchají.
paper-travel-final =
    V 7. kole se pokládá jako v 5. a 6., ale nikdo neplatí: dostaneš, kolik tvoje cesta stojí. Trasu ti volí ostatní, tedy tu nejlevnější.
    Každý žeton pod tvým ubere 10 €. Méně než nic to nikdy není.
    Vítězí hráč, který má nejvíc peněz. Má-li jich víc hráčů stejně, o vítězství se dělí.
paper-travel-harder =
    Každý hráč vyšle dva cestovatele: dvě barvy, čtyři žetony a jedna společná peněženka. Za každého cestovatele dostaneš obvyklý příjem.
    V 1. a 2. kole musí obě barvy ležet na různých polích. Později smějí mít společné jedno pole, ale ne obě.
    Každá barva se vyhodnocuje zvlášť.
paper-travel-mistake = Žeton leží, kde nesmí? Vezmi ten spodnější a polož ho znovu, navrch komínku.
paper-travel-credit = Bez hranic (Travel Blog) je hra Vlaadi Chvátila. Czech Games Edition, 2010.
