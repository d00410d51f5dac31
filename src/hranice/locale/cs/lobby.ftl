# Kolem hry: nastavení, povinnosti hostitele, řeč, čas, odcházení a návraty.

## Co jsou boti zač

bot-level = { $bot ->
    [random] náhodný
    [random-eager] dychtivý
    [greedy] hltavý
    [beginner] začátečník
    [regular] pokročilý
    [expert] expert
    [tourist] turista
    [traveller] cestovatel
    [globetrotter] světoběžník
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Dělá, co ho napadne. Hodí se na zkoušku.
    [random-eager] Křížkuje, co se dá, bez plánu.
    [greedy] Bere, co právě teď vynese nejvíc, a dál nemyslí.
    [beginner] Občas něco přehlédne. Na první hru.
    [regular] Ví, co chce, jen mu tu a tam unikne jemnost.
    [expert] Zváží každý hod a dívá se dopředu. Porazit ho je těžké.
    [tourist] Pamatuje si půlku mapy a dává si načas.
    [traveller] Už hrál: velké hranice zná a rychlý je asi jako dospělý.
    [globetrotter] Zná skoro každou hranici a je rychlý.
   *[other] Spoluhráč s vlastním nastavením.
}

## Před hrou

lobby-options = Nastavení hry
lobby-more-options = Další: čas, boti, spojení
lobby-free-chairs = { $count ->
    [one] jedno místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
lobby-level-of = Úroveň: { $who }
lobby-fill = { $count ->
    [one] Doplnit bota a začít
    [few] Doplnit { $count } boty a začít
   *[other] Doplnit { $count } botů a začít
}
lobby-get-up = Uvolnit místo
lobby-stood-in = zastupuje bot
lobby-missing = Z minulé hry tu ještě není: { $who }
lobby-public-names = U veřejných stolů se všichni jmenují po řekách.
lobby-screen = Tato obrazovka stůl jen ukazuje. Namiřte telefon na kód a posaďte se.
option-chairs = Místa
option-pause = Tempo botů
plan-bots = { $count ->
    [0] hráči: { $people }, bez botů
    [one] 1 bot, { $level }
    [few] { $count } boti, { $level }
   *[other] { $count } botů, { $level }
}
option-bots = Boti
option-level = Úroveň botů
option-pause-value = { $value ->
    [quick] svižné
    [none] okamžité
   *[normal] klidné
}
option-credit = Vyrovnávat pomalá spojení
option-duplicate = Stejné štěstí, ať zvolíš cokoli
option-public = Kdo se může přidat
option-public-value = { $value ->
    [yes] všichni
   *[no] kdo má odkaz
}
option-clock = Čas na každou akci
option-last-call = Čas pro posledního hráče
option-grace = Bot nastoupí po
option-stand-in = Náhradní bot
option-making = Vzniká a zkouší se …
option-drawn = náhodně
option-chosen = vybere hostitel
option-any = kterákoli
option-seconds = { $seconds } s
option-none = bez omezení
option-clock-value = { option-none }
option-last-call-value = { option-none }
option-grace-value = nikdy
invite-screen = Velká obrazovka
invite-watch = Odkaz pro diváky

## Hostitel a odchod

menu-title = U stolu
host-pass = Předat hostitelství
host-pass-sure = Má být od teď hostitelem { $who }?
host-replace = Nahradit botem
host-replace-sure = { $who }: nahradit do konce hry botem?
host-remove-sure = { $who }: odebrat od stolu?
host-get-up-sure = Uvolnit místo? Hostitelem se stane někdo jiný; když tu nikdo není, stůl se zavře.
host-close = Zavřít stůl
host-close-sure = Zavřít stůl pro všechny? Ve hře už nepůjde pokračovat.
leave-table = Odejít
leave-sure = Odejít ze hry? Tvoje místo převezme do konce hry bot. Chceš-li se vrátit, stačí zavřít stránku.
leave-sure-open = Odejít od tohoto stolu?
sure-yes = Ano
sure-no = Ne
sure-cancel = Zrušit
look-title = Díváš se
look-text = Je-li některé z těchto míst tvoje, patří jinému tvému zařízení či prohlížeči: otevři tam nastavení a zvol „{ device-move }“.
look-sound = Zapnout zvuk
look-count = { $count ->
    [one] Dívá se jeden divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
}

## Řeč

talk-title = Něco říct
talk-who = Kdo mluví
settings-phrases = Zprávy ostatních hráčů
settings-pace = Tempo botů ve hře The BORDER

## Čas

time-yours = Tvůj čas
time-of = Čas: { $who }
time-hurry = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
time-up-yours = Čas vypršel: tento tah za tebe udělal bot.
time-up-of = { $who }: čas vypršel, tento tah udělal bot.
quick-of = { $who }: rychleji, než člověk dokáže reagovat.
gone-who = { $who }: spojení se přerušilo.
gone-yours = Po { $seconds } s za tebe hraje bot, dokud se nevrátíš.
gone-until = { $seconds ->
    [0] Nastupuje bot.
    [one] Za { $seconds } sekundu nastoupí bot.
    [few] Za { $seconds } sekundy nastoupí bot.
   *[other] Za { $seconds } sekund nastoupí bot.
}

## Toto zařízení

device-title = Toto zařízení
device-move = Pokračovat na jiném zařízení
device-moving = Otevři tento odkaz na druhém zařízení do deseti minut. Platí jednou a předá mu tvoje místa.
device-link = Odkaz pro druhé zařízení
device-forget = Smazat moje údaje
device-forget-sure = Vzdát se všech míst a smazat vše, co o tobě server a tento prohlížeč vědí?
own-save = Uložit vše do souboru
own-bring = Načíst soubor
own-making = Sbíráme tvoje hry: { $done }/{ $of } …
own-made = { $count ->
    [0] Uloženo.
    [one] Uloženo, s jednou hrou.
   *[other] Uloženo, počet her: { $count }.
}
own-without = { $count ->
    [one] U jedné hry se nepodařilo získat záznam.
   *[other] U { $count } her se nepodařilo získat záznam.
}
own-brought = { $count ->
    [0] Všechno je tady. Nová hra v souboru nebyla.
    [one] Všechno je tady, přibyla jedna hra.
    [few] Všechno je tady, přibyly { $count } hry.
   *[other] Všechno je tady, přibylo { $count } her.
}
own-not-ours = Tento soubor nebyl uložen tady, nebo je poškozený. Nic se nezměnilo.
own-newer = Tento soubor uložila novější verze. Načti stránku znovu a zkus to ještě jednou.
own-no-room = Úložiště zařízení je plné, nebo nám prohlížeč nedovolí ukládat. Co tu bylo, tu zůstalo.
move-title = Pokračovat na tomto zařízení
move-text = Tento odkaz předá tomuto zařízení místa hráče, který ho vytvořil. Kým bylo zařízení dosud, tím už nebude.
move-here = Pokračovat tady
move-done = Hotovo. Tvoje místa má teď toto zařízení.

## Když něco není

away-unknown = Stůl s tímto kódem neexistuje
away-unknown-text = Stůl „{ $code }“ tu není. Možná nesouhlasí písmeno, nebo už je stůl dávno pryč. Zeptej se na kód znovu, nebo otevři vlastní stůl.
away-turned-text = Server toto zařízení teď ke stolu nepustí.
away-closed = Tento stůl je zavřený
away-closed-text = Zavřel jej hostitel. Kdo tu hrál, může se sejít u nového stolu.
away-own-table = Otevřít vlastní stůl
away-server = Server není dostupný
away-server-text = Zkoušíme to dál a stůl se otevře, jakmile server odpoví. Zkontroluj připojení, nebo zda server ještě běží.
lost-text = Tuto část stránky se nepodařilo načíst. Zkontroluj připojení a načti stránku znovu.

## Na úvodní stránce

home-own-tables = Rozehrané hry
home-go-on = Pokračovat
home-public-tables = Veřejné stoly
home-watch = Dívat se
home-table-open = čeká na hráče · obsazeno { $taken }/{ $seats }
home-table-running = hraje se · { $taken ->
    [one] { $taken } hráč
    [few] { $taken } hráči
   *[other] { $taken } hráčů
}
