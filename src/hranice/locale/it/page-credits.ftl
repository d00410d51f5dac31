# Sul lavoro di chi si regge questa pagina.

credits-games-title = I giochi
credits-games = The BORDER è di Michael Kiesling e Reinhard Staupe, edito da Nürnberger-Spielkarten-Verlag. Bez hranic (Travel Blog) è di Vlaada Chvátil, edito da Czech Games Edition. Né loro né gli editori hanno a che fare con questa pagina; tabelloni, mappe, disegni e parole sono nostri. Tutti quelli che li hanno creati sono nominati alla fine delle regole.
credits-maps-title = Mappe
credits-maps = Contorni da Natural Earth e U.S. Census Bureau (pubblico dominio), tramite world-atlas e us-atlas (licenza ISC). Nomi degli stati: Unicode CLDR.
credits-flags-title = Bandiere
credits-flags = flag-icons di Panayiotis Lipiridis e altri (licenza MIT).
credits-icons-title = Disegni delle aree
credits-icons = Da game-icons.net, di Delapouite, Lorc, Skoll (CC BY 3.0).
credits-fonts-title = Caratteri
credits-fonts = Fraunces e Atkinson Hyperlegible Next (SIL Open Font License).
credits-software-title = Programmi
credits-software = Svelte, Vite, Fluent, noble-hashes, ts-fsrs, uqr, Litestar, msgspec e molti altri, tutti software libero.
credits-us-title = Hranice
credits-us = Software libero con licenza MIT. Prendilo, cambialo, passalo ad altri.
