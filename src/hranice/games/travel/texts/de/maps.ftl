# Was an einer Karte aus offenen Daten besonders ist (T41): Namen bleiben, wie sie sind.

made-split = { $state }: { $count } Teile ({ $parts }). Hinein und hinaus geht es im selben Teil.
made-surcharge = { $state }, Aufschläge: Es zählen die Nachbarn aller Teile ({ $others }).
made-enclave = { $place } hat nur einen Nachbarn: { $others }.
made-sea = Seewege: { $place } – { $others }.
made-corner = { $others } treffen sich in einem Punkt. Alle vier sind Nachbarn.
made-touch = { $place } und { $others } berühren sich, wenn auch nur ein kurzes Stück.
made-apart = { $place } und { $others } berühren sich nicht.
made-apart-between = { $place } und { $others } berühren sich nicht: Dazwischen liegt { $between }.
made-part = { $part ->
    [east] Osten
    [south] Süden
    [west] Westen
    [north] Norden
   *[main] Hauptteil
}
