# Auf Papier, bei jedem Spiel: der Probedruck, was auf welcher Seite steht und wie man es druckt.

print-kit = Zum Drucken, Ausschneiden und Spielen
print-page = Seite
print-test = Probedruck
print-test-text =
    Drucke zuerst nur diese Seite, mit 100 % („tatsächliche Größe“): Nichts darf an die Seite angepasst werden.
    Dann nimm ein Lineal:
print-line = Diese Linie ist 10 cm lang. Ist sie es auf deinem Papier nicht, ändere den Maßstab, bevor du den Rest druckst.
print-grey = Sechs Symbole, alle verschieden: Wer sie hier unterscheidet, braucht keine Farben. Schwarzweiß genügt.
print-duplex = Bögen zum Ausschneiden haben auch eine Rückseite. Drucke sie beidseitig, über die lange Kante gewendet. Liegt Seite 2 auf der Rückseite von dieser, halte das Blatt gegen das Licht: Die Ringe in den Ecken sollen sich decken.
print-contents = Was auf welcher Seite steht
print-part = Was
print-pages = Seiten
print-how = Wie man es druckt
print-one-sided = wie du willst
print-both-sides = beidseitig, am besten auf dickem Papier
print-own-page = einseitig
print-large = einseitig, im Copyshop
print-unofficial = Inoffiziell: Weder Autoren noch Verlage haben damit zu tun. Bilder und Worte sind unsere eigenen. Bitte kauf das Original.
print-fonts = Schriften: Fraunces und Atkinson Hyperlegible Next (SIL Open Font License).
print-written = { $file } ist geschrieben: { $size } MB.
