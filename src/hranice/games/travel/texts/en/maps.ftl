# What is peculiar about a map that was made from open data (T41): names as they are, so no sentence bends them.

made-split = { $state } has { $count } parts: { $parts }. You leave from the part that you entered.
made-surcharge = For surcharges all parts of { $state } count. Its neighbours: { $others }.
made-enclave = { $place } has one neighbour only: { $others }.
made-sea = By sea: { $place } – { $others }.
made-corner = { $others } meet at one point. All four touch one another.
made-touch = { $place } and { $others } touch, if only for a short way.
made-apart = { $place } and { $others } do not touch.
made-apart-between = { $place } and { $others } do not touch: { $between } lies between them.
made-part = { $part ->
    [east] East
    [south] South
    [west] West
    [north] North
   *[main] Main part
}
