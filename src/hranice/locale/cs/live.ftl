# Stránka u skutečného stolu: příchod, čekání, předávání zařízení, konec.

live-setting-table = Připravujeme stůl …
live-to-table = Jdeme ke stolu …
live-title-turn = Jsi na tahu
live-title-open = Čeká se na hráče
live-title-result = Výsledek
live-try-again = Zkusit znovu
live-no-table = Tady pro tebe místo není
live-outdated = Je tu nová verze. Načti stránku znovu; tvoje křížky zůstanou.
live-reload = Načíst znovu
live-trouble = Stůl teď nemůže ukládat. Zkouší to dál; nic se neztratilo.
live-offline = Bez spojení. Co uděláš, se uloží a odešle, jakmile se spojení vrátí.
live-stood-in = Hraje za tebe bot, dokud se nevrátíš.
live-late = Dřívější ťuknutí přišlo pozdě a neplatí.
bot-name = Bot, { bot-level }

## Před hrou

lobby-seats = U stolu
lobby-sit = Posadit se
lobby-full = Všechna místa jsou obsazená. Můžeš se dívat.
lobby-add-bot = Přidat bota
lobby-bot-level = Úroveň
lobby-start = Začít hru
lobby-wait-more = { $count ->
    [1] Je potřeba aspoň jeden hráč
    [2] Jsou potřeba aspoň dva hráči
    [3] Jsou potřeba aspoň tři hráči
    [4] Jsou potřeba aspoň čtyři hráči
   *[other] Je potřeba aspoň { $count } hráčů
}: někoho pozvi, nebo přidej bota.
lobby-starting = Hra začne, jakmile každé zařízení ukáže svůj díl náhody …
lobby-called-off = Začátek byl zrušen: zařízení neukázalo včas svůj díl náhody ({ $who }).
lobby-wait-host = Hru začne hostitel.
lobby-remove = Odebrat: { $who }
lobby-you = ty
lobby-host = hostitel
lobby-away = není tu
lobby-credit = vyrovnáno zpoždění { $milliseconds } ms
lobby-quick = rychleji, než člověk dokáže reagovat
invite-title = Pozvat
invite-code = Kód stolu: { $code }
invite-qr = Odkaz jako QR kód
invite-link = Odkaz ke stolu
invite-share = Sdílet odkaz
invite-copied = Zkopírováno
invite-local = Tento odkaz funguje jen na tomto počítači. Pro jiná zařízení spusť server s volbou

## Na jednom zařízení

device-border = Předávejte si zařízení: každý křížkuje na své desce.
device-travel = Položte zařízení doprostřed: každý má jeden okraj a všichni ťukají najednou. Na klávesnici má každý svou řadu kláves.
device-player = Jméno hráče { $number }
device-more = Přidat hráče
pass-to = Na řadě: { $who }. Předej zařízení
turn-take-back = Vzít zpět
pass-here = Jsem { $who }

## Konec

end-title = Konec hry
end-you = Ty
end-won = { $you ->
    [yes] Vítězíš! Máš { $score }.
   *[no] Vítězí { $who }: { $score }.
}
end-shared = Společné vítězství: { $who }, každý { $score }
end-behind = Na první místo ti chybí { $score }.
end-see-result = Ukázat výsledek
end-back = Zpět k výsledku
end-look = Podívat se na stůl
end-rematch = Hrát znovu
end-rematch-wanted = { $name } chce hrát znovu
end-rematch-join = Přidat se
end-rematch-watch = Sledovat další hru
end-same-deal = Otevřít stůl se stejným rozdáním
end-replay = Přehrát záznam
end-evening = Dnešní večer
end-evening-won = výhry: { $won }, hry: { $games }
end-blogs = Cestovní blogy
end-blogs-text = Z cest každého z vás je malý blog: ke čtení, k tisku, k poslání dál.
end-record = Stáhnout záznam
envelope-title = Zapečetěná obálka
envelope-text = Každý hod a každá karta byly zapečetěny před prvním tahem. Otevři obálku a přesvědč se, že se nic nezměnilo.
envelope-open = Otevřít a ověřit
envelope-sound = { $count ->
    [one] Vše souhlasí: pečeť je neporušená a jediný výsledek sedí.
    [few] Vše souhlasí: pečeť je neporušená a všechny { $count } výsledky sedí.
   *[other] Vše souhlasí: pečeť je neporušená a všech { $count } výsledků sedí.
}
envelope-sealed = Pečeť je neporušená: tajemství je to, které platilo před prvním tahem. Tato stránka neví, jak se v této hře hází a losuje, a tak výsledky nezkontrolovala; se záznamem to udělá „hranice verify“.
envelope-broken = { $fault ->
    [commitment] Tajemství nesouhlasí s pečetí.
    [digest] Záznam patří k jinému rozdání, než které stůl zveřejnil na začátku.
    [seed] Některé semínko není to, které bylo pro jeho místo vylosováno.
    [chance] Některý výsledek není ten, který z tajemství plyne.
    [unfinished] Záznam není úplný.
   *[chain] Záznam byl změněn.
}
envelope-commitment = Pečeť, ukázaná před hrou
envelope-digest = Otisk hry, ukázaný na začátku
envelope-secret = Tajemství uvnitř
envelope-lesson = Tahle hra začala jako lekce: všechny hody a karty byly známé předem, takže není žádná zapečetěná obálka k otevření.

## Hra, která se ukazuje prostě

plain-eyes = Kdo tu hraje
plain-due = { $who } · na tahu
plain-moves = Tvé tahy
plain-turn = Můžeš udělat jedno z toho.
plain-wait = Teď pro tebe není nic na práci.
plain-more = Ukázat další tahy
plain-table = Stůl
happened-title = Co se stalo
