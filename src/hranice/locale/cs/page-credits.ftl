# Na čí práci tato stránka stojí.

credits-games-title = Hry
credits-games = Autory hry The BORDER jsou Michael Kiesling a Reinhard Staupe, vydává ji Nürnberger-Spielkarten-Verlag. Autorem hry Bez hranic (Travel Blog) je Vlaada Chvátil, vydalo ji Czech Games Edition. Autoři ani vydavatelé s touto stránkou nemají nic společného; desky, mapy, kresby i slova jsou naše vlastní. Všichni, kdo je vytvořili, jsou uvedeni na konci pravidel.
credits-maps-title = Mapy
credits-maps = Obrysy z Natural Earth a U.S. Census Bureau (volná díla), prostřednictvím world-atlas a us-atlas (licence ISC). Jména států: Unicode CLDR.
credits-flags-title = Vlajky
credits-flags = flag-icons, Panayiotis Lipiridis a další (licence MIT).
credits-icons-title = Kresby území
credits-icons = Z game-icons.net, autoři Delapouite, Lorc, Skoll (CC BY 3.0).
credits-fonts-title = Písma
credits-fonts = Fraunces a Atkinson Hyperlegible Next (SIL Open Font License).
credits-software-title = Programy
credits-software = Svelte, Vite, Fluent, noble-hashes, ts-fsrs, uqr, Litestar, msgspec a mnoho dalších, vesměs svobodný software.
credits-us-title = Hranice
credits-us = Svobodný software pod licencí MIT. Ber, měň, dávej dál.
