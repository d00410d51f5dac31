# Učení The BORDER hraním: co říká trenér, krok za krokem.

learn-border-board-title = Tohle je tvá deska
learn-border-board = Přebíráš skutečnou hru, právě v půlce. Devět malých území: zakřížkuj všechna políčka kolem jednoho a je tvoje. Soupeř má jinou desku a chce totéž.
learn-border-hold-title = Nech si, co se hodí
learn-border-hold = { $advised ->
    [yes] Pět kostek je hozeno. Ťukni na tyhle, ať zůstanou: { $dice }.
   *[no] Pět kostek je hozeno. Ťukni na ty, které si chceš nechat.
}
learn-border-reroll-title = Hoď znovu
learn-border-reroll = Kostkami, které si nenecháš, hodíš znovu. Celkem máš tři hody.
learn-border-more-title = Stačí, nebo ještě?
learn-border-more = Barevné oblasti, které svítí, se s těmito kostkami dají dokončit. Ber je, jak leží, tlačítkem „{ turn-stop }“, nebo hoď ještě jednou.
learn-border-stop-title = To stačí
learn-border-stop = Vidíš svítící oblast? Na její dokončení kostky stačí. Ťukni na „{ turn-stop }“; co nepotřebuješ, dostanou ostatní.
learn-border-complete-title = Dokonči barevnou oblast
learn-border-complete = Dokončit smíš jen celou barevnou oblast: každé její volné políčko potřebuje kostku své barvy. Ťukni na tu, která svítí.
learn-border-done-title = Odevzdej to
learn-border-done = Vypadá to dobře. Do „{ turn-done }“ jde všechno vzít zpět; pak už platí, co je zakřížkováno.
learn-border-closed-title = Území je tvoje!
learn-border-closed = Uzavřené ze všech stran ({ $area }): { count-points }. První bere vyšší hodnotu, opozdilci asi polovinu.
learn-border-others-title = Zbytky pro ostatní
learn-border-others = { $who } teď smí použít kostky, které ti zbyly: za každou jedno políčko vedle už zakřížkovaného. Rozmysli si tedy, co necháš ležet.
learn-border-watch-title = Teď hází { $who }
learn-border-watch = Za chvilku dostaneš zbytky ty.
learn-border-cross-title = Tvoje zbytky
learn-border-cross = Za každou zbylou kostku jedno políčko její barvy vedle zakřížkovaného. Kam smíš, to je vyznačeno. Nemusíš křížkovat nic.
learn-border-cross-done-title = Ještě jedno, nebo hotovo?
learn-border-cross-done = Dokud zbývají kostky, můžeš pokračovat; i nový křížek se počítá jako soused. Pak ťukni na „{ turn-done }“.
learn-border-end-title = A to je celá hra
learn-border-end = Máš { count-points }. Kdo uzavře šesté území, ohlásí poslední kolo; vyhrává hráč s největším počtem bodů. Jdeme na to?
