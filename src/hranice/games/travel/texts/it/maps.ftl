# Le particolarità di una mappa fatta con dati aperti (T41): i nomi restano come sono.

made-split = { $state }: { $count } parti ({ $parts }). Esci dalla stessa parte in cui entri.
made-surcharge = { $state }, supplementi: contano i confinanti di tutte le parti ({ $others }).
made-enclave = { $place }: l’unico confinante è { $others }.
made-sea = Via mare: { $place } – { $others }.
made-corner = { $others } si toccano in un punto. Tutti e quattro confinano fra loro.
made-touch = { $place } e { $others } confinano, anche se per poco.
made-apart = { $place } e { $others } non confinano.
made-apart-between = { $place } e { $others } non confinano: in mezzo c’è { $between }.
made-part = { $part ->
    [east] Est
    [south] Sud
    [west] Ovest
    [north] Nord
   *[main] Parte principale
}
