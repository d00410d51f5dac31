# Zvláštnosti mapy, která vznikla z otevřených dat (T41): jména zůstávají, jak jsou, žádná věta je neskloňuje.

made-split = { $state }: { $count } části ({ $parts }). Do které přijedeš, z té zase odjedeš.
made-surcharge = { $state }, přirážky: platí sousedé všech částí ({ $others }).
made-enclave = { $place }: jediný soused je { $others }.
made-sea = Po moři: { $place } – { $others }.
made-corner = { $others } se stýkají v jednom bodě. Všechny čtyři spolu sousedí.
made-touch = { $place } a { $others } sousedí, i když jen kousek.
made-apart = { $place } a { $others } nesousedí.
made-apart-between = { $place } a { $others } nesousedí: mezi nimi je { $between }.
made-part = { $part ->
    [east] Východ
    [south] Jih
    [west] Západ
    [north] Sever
   *[main] Hlavní část
}
