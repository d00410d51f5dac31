# Whose work this page stands on.

credits-games-title = The games
credits-games = The BORDER was designed by Michael Kiesling and Reinhard Staupe and is published by Nürnberger-Spielkarten-Verlag. Bez hranic (Travel Blog) was designed by Vlaada Chvátil and published by Czech Games Edition. Neither they nor their publishers have anything to do with this page; boards, maps, drawings and words are our own. Everybody who made them is named at the end of their rules.
credits-maps-title = Maps
credits-maps = Outlines from Natural Earth and the U.S. Census Bureau (public domain), via world-atlas and us-atlas (ISC licence). Names of states: Unicode CLDR.
credits-flags-title = Flags
credits-flags = flag-icons by Panayiotis Lipiridis and others (MIT licence).
credits-icons-title = Drawings of the lands
credits-icons = From game-icons.net, by Delapouite, Lorc, Skoll (CC BY 3.0).
credits-fonts-title = Type
credits-fonts = Fraunces and Atkinson Hyperlegible Next (SIL Open Font License).
credits-software-title = Software
credits-software = Svelte, Vite, Fluent, noble-hashes, ts-fsrs, uqr, Litestar, msgspec and many more, all of them free software.
credits-us-title = Hranice
credits-us = Free software under the MIT licence. Take it, change it, pass it on.
