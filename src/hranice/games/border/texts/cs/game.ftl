# The BORDER: jména, co se stalo a proč něco nejde.

area-name = { $area ->
    [villa] vila
    [well] studna
    [sailboat] plachetnice
    [wind-wheel] větrník
    [castle] hrad
    [eagle] orel
    [goat] koza
    [lighthouse] maják
    [oak] dub
   *[other] { $area }
}
area-the = { $area ->
    [villa] území s vilou
    [well] území se studnou
    [sailboat] území s plachetnicí
    [wind-wheel] území s větrníkem
    [castle] území s hradem
    [eagle] území s orlem
    [goat] území s kozou
    [lighthouse] území s majákem
    [oak] území s dubem
   *[other] území { $area }
}
colour-name = { $colour ->
    [0] červená
    [1] zelená
    [2] modrá
    [3] žlutá
    [4] oranžová
   *[other] šedá
}

## Co se stalo

fact-border-began = { $you ->
    [yes] Začínáš.
   *[no] Začíná { $who }.
}
fact-border-turned = { $you ->
    [yes] { $round }. kolo: jsi na tahu.
   *[no] { $round }. kolo: na tahu je { $who }.
}
fact-border-rolled = { $you ->
    [yes] Házíš: { $dice }
   *[no] { $who } hází: { $dice }
}
fact-border-rerolling = { $count ->
    [one] { $you ->
        [yes] Házíš znovu jednou kostkou.
       *[no] { $who } hází znovu jednou kostkou.
    }
   *[other] { $you ->
        [yes] Házíš znovu { $count } kostkami.
       *[no] { $who } hází znovu { $count } kostkami.
    }
}
fact-border-stopped = { $you ->
    [yes] Bereš kostky, jak leží.
   *[no] { $who } bere kostky, jak leží.
}
fact-border-completed = { $count ->
    [0] { $you ->
        [yes] Nedokončuješ nic.
       *[no] { $who } nedokončuje nic.
    }
    [one] { $you ->
        [yes] Dokončuješ barevnou oblast: { $dice }
       *[no] { $who } dokončuje barevnou oblast: { $dice }
    }
    [few] { $you ->
        [yes] Dokončuješ { $count } barevné oblasti: { $dice }
       *[no] { $who } dokončuje { $count } barevné oblasti: { $dice }
    }
   *[other] { $you ->
        [yes] Dokončuješ { $count } barevných oblastí: { $dice }
       *[no] { $who } dokončuje { $count } barevných oblastí: { $dice }
    }
}
fact-border-finished = { $you ->
    [yes] Máš hotovo.
   *[no] { $who } má hotovo.
}
fact-border-crossed = { $count ->
    [0] { $you ->
        [yes] Nekřížkuješ nic.
       *[no] { $who } nekřížkuje nic.
    }
   *[other] { $you ->
        [yes] Křížkuješ: { $dice }
       *[no] { $who } křížkuje: { $dice }
    }
}
fact-border-closed = { $you ->
    [yes] Uzavíráš { area-the }
   *[no] { $who } uzavírá { area-the }
}: { count-points }, { $first ->
    [yes] vyšší hodnota!
   *[no] nižší hodnota.
}
fact-border-ending = { $you ->
    [yes] Máš uzavřené šesté území: toto kolo je poslední.
   *[no] { $who } má uzavřené šesté území: toto kolo je poslední.
}
fact-border-ended = { $quiet ->
    [yes] Tři celé oběhy nikdo nic nezakřížkoval: konec hry.
   *[no] Konec hry.
}

## The result

end-areas = Území po území
end-area-values = { $high }, pak { $low }
end-area-open = neuzavřeno
end-all = Bodů celkem
end-tie-border = Bodů bylo stejně: rozhodlo nejcennější jednotlivé území.

## Proč něco nejde

border-roll-nothing = Vyber aspoň jednu kostku, kterou hodíš znovu.
border-no-such-die = Kostka { $die } neexistuje; kostky jsou 1 až { $dice }.
border-die-twice = Tatáž kostka je uvedena dvakrát.
border-no-such-segment = Taková barevná oblast neexistuje.
border-white-space = Bílá políčka nepatří k žádné barevné oblasti: jsou zakřížkovaná od začátku.
border-segment-complete = Tato barevná oblast už je dokončená.
border-segment-twice = Tato barevná oblast už je vybraná.
border-dice-short = Je třeba { $needed }× { colour-name } a máš { $have }×: dokončit lze jen celou barevnou oblast.
border-no-such-space = Políčko { $space } na desce není.
border-space-twice = Políčko { $space } už je vybrané.
border-already-crossed = Políčko { $space } už je zakřížkované.
border-one-die-only = Všech pět kostek bylo použito, a tak si každý z ostatních bere jen jednu: dál už nic.
border-no-die = Na políčko { $space } ({ colour-name }) nezbyla kostka.
border-not-adjacent = Políčko { $space } nesousedí se zakřížkovaným políčkem.
border-already-crossed-here = Tohle políčko už je zakřížkované: { $space }.
border-no-die-here = Na tohle políčko nezbyla kostka: { $space }.
border-not-adjacent-here = Tohle políčko se nedotýká žádného křížku: { $space }.
border-players = The BORDER je pro { $least } až { $most } hráče; zadáno: { $given }.
border-too-few-boards = Každý potřebuje svou desku. Počet desek: { $boards }, počet hráčů: { $players }.
border-board-names-equal = Dvě desky mají stejné jméno.
border-boards-alike = Desky { $twin } a { $board } jsou vybarveny stejně; každá musí být jiná.
border-board-fault = To není správná deska: { $fault }.
border-choice-count = Vybraných desek: { $given }, hráčů: { $players }. Musí jich být stejně.
border-no-such-board = Deska { $board } neexistuje; desky jsou { $boards }.
border-board-twice = Dva hráči nemohou mít stejnou desku.
border-not-now = Teď to nejde: nejdřív hází a dokončuje aktivní hráč, potom křížkují ostatní.
border-not-your-turn = Nejsi na tahu: tohle dělá jen aktivní hráč.
border-still-rolling = Nejdřív přestaň házet. Pak ťukni na to, co dokončuješ.
border-not-an-other = Teď křížkují jen ostatní.
border-already-finished = Pro toto kolo už máš hotovo.
border-no-alarm = The BORDER se nehraje na čas.

## Na čem se hráči domluví

option-boards = Sada desek
option-boards-value = { $value ->
    [fresh] čtyři nové
    [these] tyto
   *[other] { $value }
}
option-board = Deska
option-board-each = Desky
option-chain = Nové křížky se počítají jako sousedé
