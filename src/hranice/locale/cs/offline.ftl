# Bez serveru: stoly na tomto zařízení a co jim brání.

offline-here = Na tomto zařízení
offline-home = Server teď není dostupný. Než se vrátí, hraješ na tomto zařízení.
offline-waiting = { $stage ->
    [starting] Už jen chvilku: kostky i karty čekají, stůl se připravuje …
   *[fetching] Hra je na cestě. Hned potom přijde první hod nebo karta …
}
offline-loaded = { $loaded }/{ $total } MB
offline-loaded-label = Staženo pro hru na tomto zařízení
offline-saved = Hra se průběžně ukládá v tomto prohlížeči. Anonymní okno ji při zavření zapomene.
offline-not-kept = { $storage ->
    [full] Úložiště tohoto zařízení je plné. Dokud se neuvolní místo, hra zůstane jen do zavření této záložky.
   *[refused] Tento prohlížeč nedovolí hru uložit. Zůstane jen do zavření této záložky.
}
offline-elsewhere = Tato hra je otevřená v jiné záložce.
offline-elsewhere-text = Hraj dál tam, nebo tu záložku zavři: hra se pak otevře i tady.
offline-two-tabs = Tato hra je otevřená ve dvou záložkách a ta druhá byla rychlejší. Nic se neztratilo; jednu z nich zavři.
offline-fault = { $fault ->
    [no-wasm] Tento prohlížeč neumí hrát přímo na zařízení: nemá WebAssembly, nebo je vypnuté.
    [blocked] Tento prohlížeč nedovolí stránce hrát přímo na zařízení. Zkus jiný prohlížeč nebo jeho jiné nastavení.
    [fetch] Nepodařilo se stáhnout, co je ke hře na tomto zařízení potřeba. Zkontroluj připojení a zkus to znovu.
   *[start] Hru na tomto zařízení se nepodařilo spustit. Možná chybí paměť: zavři jiné záložky a načti stránku znovu.
}
offline-newer = Je tu nová verze. Tato hra běží dál ve staré; nová přijde, až se vrátíš na úvodní stránku.
offline-clock = Hodiny tohoto zařízení se změnily, nebo zařízení spalo. Hra běží dál ve svém vlastním čase.
offline-failed = Toto zařízení stůl nepřipraví
offline-played = Odehráno na tomto zařízení
