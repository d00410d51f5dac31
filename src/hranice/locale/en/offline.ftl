# Without a server: tables on this device, and what keeps them from being there.

offline-here = On this device
offline-home = The server cannot be reached. You play on this device until it is back.
offline-waiting = { $stage ->
    [starting] Nearly there: dice and cards are waiting while the table is set …
   *[fetching] The game is on its way. The first roll or card follows at once …
}
offline-loaded = { $loaded } of { $total } MB
offline-loaded-label = Fetched for playing on this device
offline-saved = Saved in this browser as you play. A private window forgets it when you close it.
offline-not-kept = { $storage ->
    [full] The storage of this device is full. Until there is room again, this game is kept only while this tab is open.
   *[refused] This browser does not let us save. This game is kept only while this tab is open.
}
offline-elsewhere = This game is open in another tab.
offline-elsewhere-text = Go on there, or close that tab: then the game opens here by itself.
offline-two-tabs = This game is open in two tabs, and the other one was quicker. Nothing is lost; close one of the two.
offline-fault = { $fault ->
    [no-wasm] This browser cannot play on the device itself: it has no WebAssembly, or it is switched off.
    [blocked] This browser does not let the page play on the device itself. Another browser, or other settings of this one, may help.
    [fetch] What is needed to play on this device could not be fetched. Check your connection, then try again.
   *[start] Playing on this device could not begin. Close other tabs if the memory is full, then load the page again.
}
offline-newer = There is a new version. This game goes on with the old one; the new one comes when you go home.
offline-clock = The clock of this device was changed, or the device slept. The game goes on in its own time.
offline-failed = This device cannot set the table
offline-played = Played on this device
