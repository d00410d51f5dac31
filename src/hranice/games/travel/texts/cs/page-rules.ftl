# Pravidla Bez hranic vlastními slovy. Čísla v závorkách jsou ta, která jmenuje odmítnutí; každé tu stojí jednou.

rules-travel-lead = Sedm cest. Neváhej, poznej hranice a ušetři nejvíc peněz.
rules-travel-facts = 2 až 6 hráčů · od 8 let · asi 30 minut
rules-travel-story-title = Příběh
rules-travel-story =
    Patříš k internetovému projektu. Spojuje lidi, kteří rádi cestují, a lidi, kteří o cestách rádi čtou.
    Projekt žije z grantů a každému cestovateli dává malé stipendium. Většina padne na cesty. Co ušetříš, je tvoje.
    Z každé cesty vznikne článek.
rules-travel-idea-title = O co jde
rules-travel-idea =
    Hrají dva až šest hráčů. Každý si vezme cestovatele, jehož barva je ještě volná, a dva žetony té barvy. (T1)
    Hraje se na mapě Evropy, nebo USA, s 50 kartami jejích států. (T2)
    Kolem desky s nabídkou leží sedm karet států a vedle nich je pole 40. Pak se uprostřed odkryje start. (T3)
    Teď všichni najednou vybírají: do kterých států se odtud dojede levně?
    Před hrou se ukáže mapa a co je na ní zvláštní. Při vybírání je schovaná. K vyhodnocení se otevře. (T10)
    Děti a ti, kdo to potřebují, smějí hrát s otevřenou mapou. Nastaví se to u každého místa zvlášť. (T11)
rules-travel-course-title = Sedm kol
rules-travel-course =
    1. a 2. kolo: jeden stát. 3. a 4. kolo: dva státy. 5. a 6. kolo: dva státy cestou k cíli. Sedmé kolo je finále. (T5)
    Před 1., 3. a 5. kolem dostane každý 100, 200 a 300. Před ostatními koly nic. (T6)
    Všechny peníze jsou v eurech, po desítkách. (T4)
    Kdo rozdává první, určí los. Pak se rozdávání každé kolo předává doleva. Pole 40 leží nejblíž k tomu, kdo rozdává. (T7)
    Sedm karet se vykládá po jedné, od pole 40 po směru hodinových ručiček. Hned po nich přijde start, v 5. až 7. kole společně s cílem. (T8)
    Použité karty se odkládají, takže žádný stát nepřijde dvakrát. Před 7. kolem se všechny karty znovu zamíchají. (T9)
rules-travel-course-picture = Čtyři části hry: kolik žetonů pokládáš, kudy vede cesta a co předtím dostaneš.
rules-travel-place-title = Pokládání žetonů
rules-travel-place =
    Ruce pryč, dokud není odkrytý start, v 5. až 7. kole start a cíl. Pak pokládají všichni najednou. (T12)
    V 1. a 2. kole položíš jeden žeton na kterékoli z osmi polí. (T13)
    Od 3. kola položíš oba, jeden po druhém, na dvě různá pole. Jedno z nich smí být pole 40. (T14)
    Žeton zůstane, kde leží. Hraje-li se na čas, položí se chybějící žeton na pole 40, a pokud tam už ležíš, na další pole. (T16)
    Žeton, který tam ležet nesmí, se hned odmítne a nic se neztratí. (T32)
rules-travel-pay-title = Co cesta stojí
rules-travel-pay =
    10 za každý přechod hranic, nejlevnější cestou. Linka po moři se počítá jako hranice. Na vzdálenosti nezáleží. (T17)
    Dalších 30, pokud zvolený stát sousedí se startem, ať jedeš kudykoli. Sousedy dělá i linka po moři. Blízko tedy není vždycky levně! (T18)
    Když nemáš dost, zaplatíš všechno, co máš. Dluhy nejsou. (T24)
    Hráči se vyhodnocují jeden po druhém, nejdřív ti, kdo leží nahoře. Ceník je pořád po ruce. (T25)
rules-travel-pay-picture = Z Francie do Maďarska: tři hranice, 30 €. Do Velké Británie je to jen jedna, ale je to soused: 10 € + 30 € = 40 €.
rules-travel-stack-title = Komínek
rules-travel-stack =
    Žetony na jednom poli tvoří komínek, nejdřívější je dole. Může jich tam ležet libovolně mnoho. (T15)
    Každý žeton pod tvým tě stojí 10, ať patří komukoli, i na poli 40. Máš-li položené dva, počítají se oba. (T19)
rules-travel-stack-picture = Tři žetony na Maďarsku, start je Francie. Nejspodnější platí jen za cestu.
rules-travel-forty-title = Pole 40
rules-travel-forty =
    Nic dobrého v nabídce? Žeton na poli 40 stojí 40 a dalších 10 za každý žeton pod ním. Sám nikam nejede. (T20)
    Od 3. kola ale tvůj druhý žeton cestuje dál: do svého státu, v 5. a 6. kole pak do cíle. Zaplatíš tu cestu a k ní 40. (T23)
rules-travel-forty-picture = 3. kolo: jeden žeton na Maďarsku, druhý na poli 40. Cesta vede do Maďarska a přičte se 40 €.
rules-travel-two-title = Dva státy
rules-travel-two = Ve 3. a 4. kole jedeš ze startu do jednoho zvoleného státu a odtud do druhého, v levnějším pořadí. 30 za každou dvojici sousedů: start a zvolený stát, nebo oba zvolené. (T21)
rules-travel-two-picture = Z Francie do Velké Británie a Nizozemska: dvě hranice a dvě dvojice sousedů.
rules-travel-target-title = Start a cíl
rules-travel-target = V 5. a 6. kole jedeš ze startu přes oba státy do cíle, v nejlevnějším pořadí. 30 za každou dvojici sousedů: start nebo cíl a zvolený stát, nebo oba zvolené. Sousedí-li start s cílem, nestojí to nic. (T22)
rules-travel-target-picture = Ze Španělska přes Itálii a Česko do Polska: pět hranic a jedna dvojice sousedů.
rules-travel-final-title = Finále
rules-travel-final =
    7. kolo se rozdává a pokládá jako 5. a 6. Nikdo ale neplatí: cenu své cesty dostaneš, takže drahá je dobrá. Trasu ti volí ostatní, tedy tu nejlevnější. (T26)
    Dostaneš 10 za každou hranici, 30 za každou dvojici sousedů a 40 za žeton na poli 40. Každý žeton pod tvým 10 ubere. Méně než nic to nikdy není. (T27)
    Vítězí hráč, který má nejvíc peněz. Má-li jich víc hráčů stejně, o vítězství se dělí. (T28)
rules-travel-final-picture = Z Portugalska přes Řecko a Norsko do Švédska. Pod jedním žetonem ležel jiný: to ubere 10 €.
rules-travel-map-title = Na mapě
rules-travel-map =
    Každá hranice, která se počítá, je dobře vidět a mapa řekne, co je na ní zvláštní. (T41)
    Evropa má 50 států. (T33) Linky po moři mají jen ostrovy, každý k nejbližším státům. (T34)
    Stát je jeden celek, se všemi ostrovy. Počítá se jen to, co je na mapě. Dánsko a Švédsko spojuje most a Řecko sousedí s Tureckem. (T35)
    Rusko tam leží ve dvou částech. Cesta do něj vstoupí a odejde z něj v téže části; vybíráš ji ty, ve finále ostatní. Kdo sousedí s kteroukoli částí, sousedí s Ruskem. (T36) S Ázerbájdžánem je to stejné. (T37)
    Do San Marina, Monaka nebo Vatikánu a zpátky jsou dva přechody téže hranice. (T38)
    V USA spolu sousedí všechny čtyři státy, které se stýkají v jednom bodě. Linky po moři: jen Aljaška–Washington a Havaj–Kalifornie. (T39)
    Jiné mapy mají 12 nebo více států. Kdykoli na další kolo zbývá málo karet, zamíchají se znovu všechny. (T40)
rules-travel-map-picture = Klepni na větu a mapa ti to místo ukáže.
rules-travel-harder-title = Náročnější varianta pro dva nebo tři
rules-travel-harder =
    Každý hráč vyšle dva cestovatele: dvě barvy, čtyři žetony a jedna společná peněženka. Za každého cestovatele dostaneš obvyklý příjem, dohromady tedy 200, 400 a 600. (T29)
    V 1. a 2. kole musí obě barvy ležet na různých polích. Později smějí mít společné jedno pole, ale ne obě. (T30)
    Žetony pokládáš po jednom, v libovolném pořadí. Každá barva se vyhodnocuje zvlášť. 10 tě stojí i tvoje vlastní druhá barva pod žetonem. (T31)
rules-travel-advice-title = Dobré rady
rules-travel-advice =
    Hrajete poprvé? Vezměte mapu, kterou všichni znají lépe. Zhruba to stačí.
    Vysvětlujte jen tu část hry, která právě přijde.
    Žádnou paniku: každou hranici nezná nikdo a špatné odhady patří k zábavě.
    Pomáhejte si poctivě najít nejlevnější cestu.
    U skutečného stolu může jeden z vás dělat bankéře. Desku posuňte blíž k těm, kdo mají kratší ruce.
    A potom zkuste druhou mapu.
rules-travel-box-title = Kdo hru vytvořil
rules-travel-box = Autor hry: Vlaada Chvátil. Ilustrace cestovatelů: David Cochard; karet: Milan Vavroň. 3D grafika: Radim Pech. Grafická úprava: Filip Murmak, Ivana Lososová. Zajímavosti: Martin Hrabálek. Hlavní tester: Petr Murmak. Czech Games Edition, 2010.
