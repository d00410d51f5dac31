# Všechny mapy a desky, i ty vlastní.

lands-title = Mapy a desky
lands-intro = Všechno, na čem se dá hrát. Vyber si, nebo přines vlastní.
lands-play = Hrát
lands-states = { $count ->
    [one] Jeden stát
    [few] { $count } státy
   *[other] { $count } států
}
lands-board = Deska { $board }
lands-board-about = 86 polí kolem devíti území
lands-own = Tvoje vlastní
lands-own-about = Přetáhni sem soubor s mapou nebo deskou. Hned se zkontroluje a nakreslí. Když je v pořádku, můžeš na ní rovnou hrát, tady i s přáteli. Zůstane na tomto zařízení; stůl s přáteli dostane kopii na tak dlouho, dokud ji někdo chce.
lands-not-kept = Ne všechno se podařilo uložit: úložiště tohoto zařízení je plné, nebo nedostupné. Co uložené není, zůstane jen do zavření této záložky.
lands-drop = Přetáhni sem mapu nebo desku
lands-drop-hint = soubor .json, nebo GeoJSON s poznámkami (.toml)
lands-drop-hint-here = hotová mapa nebo deska (.json). Z GeoJSON dělá mapy jen server.
lands-choose = Vybrat soubory
lands-looking = Díváme se na to …
lands-sound = Je v pořádku. Máš ji teď v seznamu.
lands-sketch = Soubor tak, jak leží; co je špatně, je orámované
lands-faults = { $count ->
    [one] Než se na ní dá hrát, je třeba opravit jednu věc:
    [few] Než se na ní dá hrát, je třeba opravit { $count } věci:
   *[other] Než se na ní dá hrát, je třeba opravit { $count } věcí:
}
lands-doubts = Dobré vědět, a co napsat do poznámek:
lands-where = Ukázat číslo { $number } na kresbě
lands-more = { $count ->
    [one] A ještě jedna.
    [few] A ještě { $count }.
   *[other] A ještě { $count }.
}
lands-own-board = tvoje vlastní deska
lands-own-board-alone = Její pole leží jinak než naše. Přidej ještě jednu desku se stejnými poli a můžou hrát dva.
lands-save = Uložit jako soubor
lands-forget = Zapomenout
lands-forget-sure = Zapomenout ji na tomto zařízení?
lands-unknown = Tohle není mapa ani deska, které bychom rozuměli.
lands-fresh-title = Nové desky
lands-fresh-about = Desky, na kterých ještě nikdo nehrál: vytvořené na místě a vyzkoušené v tisících rychlých her.
lands-fresh-one = Další deska
lands-fresh-four = Čtyři nové desky
lands-fresh-making = Vytváří se a zkouší …
lands-fresh-share = Vedle A až D vyhrává { $share } % rychlých her (odehráno: { $games }), plus minus { $error }. Vyrovnané by bylo 25 %.
lands-fresh-even = Mezi čtyřmi vyhrává { $share } % rychlých her (odehráno: { $games }).
lands-fresh-play = Hrát na ní
lands-fresh-play-four = Hrát na těchto čtyřech
lands-fresh-four-title = Čtyři nové desky, mezi nimi { $board }
