# Na papíře, ať jde o kteroukoli hru: zkušební tisk, co je na které straně a jak to vytisknout.

print-kit = K vytištění, vystřižení a hraní
print-page = Strana
print-test = Zkušební tisk
print-test-text =
    Nejdřív vytiskni jen tuto stranu, ve velikosti 100 % („skutečná velikost“): nic se nesmí přizpůsobovat stránce.
    Potom si vezmi pravítko:
print-line = Tato čára měří 10 cm. Pokud na tvém papíře ne, změň měřítko, než vytiskneš ostatní.
print-grey = Šest symbolů a každý je jiný: kdo je tu rozezná, obejde se bez barev. Stačí černobílý tisk.
print-duplex = Archy k vystřižení mají i rub. Tiskni je oboustranně a otáčej přes delší okraj. Když je na rubu této strany strana 2, podívej se na list proti světlu: kroužky v rozích se mají krýt.
print-contents = Co je na které straně
print-part = Co
print-pages = Strany
print-how = Jak to vytisknout
print-one-sided = jak chceš
print-both-sides = oboustranně, nejlépe na silnější papír
print-own-page = jednostranně
print-large = jednostranně, v copycentru
print-unofficial = Neoficiální: autoři ani vydavatelé s tím nemají nic společného. Kresby i slova jsou naše vlastní. Kup si prosím originál.
print-fonts = Písma: Fraunces a Atkinson Hyperlegible Next (SIL Open Font License).
print-written = Soubor { $file } je hotový: { $size } MB.
