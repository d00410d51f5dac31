# Auf wessen Arbeit diese Seite steht.

credits-games-title = Die Spiele
credits-games = The BORDER ist von Michael Kiesling und Reinhard Staupe und erscheint beim Nürnberger-Spielkarten-Verlag. Bez hranic (Travel Blog) ist von Vlaada Chvátil und erschien bei Czech Games Edition. Weder sie noch die Verlage haben mit dieser Seite zu tun; Bretter, Karten, Bilder und Worte sind unsere eigenen. Alle, die sie gemacht haben, stehen am Ende ihrer Regeln.
credits-maps-title = Karten
credits-maps = Umrisse von Natural Earth und U.S. Census Bureau (gemeinfrei), durch world-atlas und us-atlas (ISC-Lizenz). Namen der Staaten: Unicode CLDR.
credits-flags-title = Flaggen
credits-flags = flag-icons von Panayiotis Lipiridis und anderen (MIT-Lizenz).
credits-icons-title = Bilder der Länder
credits-icons = Von game-icons.net, gezeichnet von Delapouite, Lorc, Skoll (CC BY 3.0).
credits-fonts-title = Schriften
credits-fonts = Fraunces und Atkinson Hyperlegible Next (SIL Open Font License).
credits-software-title = Programme
credits-software = Svelte, Vite, Fluent, noble-hashes, ts-fsrs, uqr, Litestar, msgspec und viele mehr, alles freie Software.
credits-us-title = Hranice
credits-us = Freie Software unter der MIT-Lizenz. Nimm sie, ändere sie, gib sie weiter.
