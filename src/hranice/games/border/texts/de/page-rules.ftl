# Die Regeln von The BORDER mit eigenen Worten. Die Nummern in Klammern sind die, die eine Ablehnung nennt; jede steht hier einmal.

rules-border-lead = Neun kleine Länder, von Sechsecken umgeben. Kreuze alle Felder rund um ein Land an, dann ist es deins.
rules-border-facts = 2 bis 4 Personen · ab 8 Jahren · etwa 30 Minuten
rules-border-idea-title = Worum es geht
rules-border-idea =
    Alle haben ein eigenes Brett: A, B, C oder D. Das Los verteilt sie, wenn ihr nicht selbst wählt. (B1)
    Wer ein Land zuerst schließt, bekommt den höheren Wert. Alle späteren bekommen den niedrigeren.
rules-border-board-title = Das Brett
rules-border-board =
    Neun Länder und 86 Grenzfelder, auf allen vier Brettern gleich. Nur die Farben sind anders. Ein Feld zwischen zwei Ländern gehört zu beiden. (B2)
    84 Felder haben eine von sechs Farben. Zwei sind weiß und von Anfang an angekreuzt: eines oben links, eines unten rechts. (B3)
    Felder einer Farbe, die zusammenhängen, sind ein Abschnitt. Jede Farbe hat vier: mit 2, 3, 4 und 5 Feldern. (B4)
    Jedes Land hat zwei Werte. Der höhere geht von 4 bis 12: Je länger die Grenze, desto mehr. Der niedrigere ist die Hälfte davon, abgerundet. (B5)
rules-border-board-picture = Ein Brett vor dem Spiel. Die zwei weißen Felder haben schon ihr Kreuz.
rules-border-roll-title = Wer am Zug ist, würfelt
rules-border-roll =
    Wer beginnt, entscheidet das Los. Nach jeder Runde ist im Uhrzeigersinn die nächste Person am Zug. (B7)
    Eine Runde ist die Aktion der Person am Zug und danach die Aktion aller anderen. (B8)
    Es gibt fünf Würfel. Jeder hat eine Seite je Farbe. (B6)
    Wirf alle fünf. Du hast bis zu drei Würfe: Höre nach jedem auf oder wirf beliebige Würfel noch einmal, auch solche, die du schon behalten hast. (B9)
rules-border-complete-title = … und vollendet Abschnitte
rules-border-complete =
    Kreuze je Würfel ein Feld seiner Farbe an, aber nur, um einen Abschnitt zu vollenden. Alle Felder davon, die noch offen sind, musst du jetzt ankreuzen. (B10)
    Der Abschnitt darf überall liegen. (B11) Er darf schon begonnen sein: Dann brauchst du Würfel nur für die offenen Felder. (B12)
    Du darfst mehrere Abschnitte vollenden, wenn die Würfel für alle reichen. (B13)
    Du darfst Würfel liegen lassen, sogar alle fünf. Aber du darfst nie einen Abschnitt beginnen, ohne ihn zu vollenden. (B14)
rules-border-complete-picture = Drei graue Würfel vollenden diesen grauen Abschnitt. Gelb und Blau bleiben für die anderen.
rules-border-others-title = Dann alle anderen
rules-border-others =
    Jetzt benutzen alle anderen die Würfel, die die Person am Zug nicht benutzt hat. Alle gleichzeitig, und jeder Würfel ist für alle da. (B15)
    Hat die Person am Zug keinen benutzt? Dann haben die anderen alle fünf. (B19)
    Hat die Person am Zug alle fünf benutzt? Dann wählen alle anderen je einen davon und kreuzen ein Feld seiner Farbe an. (B18)
    Je Würfel ein Feld seiner Farbe, neben einem Feld, das schon angekreuzt ist. Weiße Felder zählen auch. (B16)
    Du darfst Abschnitte beginnen, fortsetzen oder vollenden. Jeden Würfel darfst du liegen lassen. (B17)
    Was du markierst, bleibt verdeckt, bis alle fertig sind. Dann wird alles zusammen gezeigt.
rules-border-chain-title = Zählt ein neues Kreuz?
rules-border-chain =
    Die gedruckten Regeln kann man auf zwei Arten lesen, und ihr könnt nach beiden spielen.
    Hier üblich: Auch ein Feld, das du eben erst angekreuzt hast, zählt. Deine Kreuze dürfen also eine Kette bilden.
    Streng: Nur Felder, die vor dieser Aktion angekreuzt waren, zählen. Schaltet dafür bei den Optionen des Tisches „{ option-chain }“ aus.
rules-border-chain-picture = Zwei blaue Würfel sind übrig. Das obere Kreuz berührt das weiße Feld. Das untere berührt nur das neue Kreuz: Streng gelesen ist es nicht erlaubt.
rules-border-close-title = Ein Land schließen
rules-border-close =
    Ist das letzte Feld rund um ein Land angekreuzt, ist das Land geschlossen. Ein Kreuz kann mehrere Länder schließen. (B20)
    Wer ein Land zuerst schließt, bekommt den höheren Wert. Wer es in einer späteren Aktion schließt, bekommt den niedrigeren. Die beiden Aktionen einer Runde sind zwei verschiedene. (B21)
    Schließen mehrere ein Land zum ersten Mal in derselben zweiten Aktion? Dann bekommen sie alle den höheren Wert. (B22)
    Jedes Schließen wird angesagt, und die anderen streichen den höheren Wert. (B23)
rules-border-close-picture = Das Land mit der Villa ist geschlossen: 9 Punkte für die Ersten, 4 für alle späteren. In der Punktezeile ist die 9 eingekreist. Die 4 beim Brunnen ist gestrichen: Dort war jemand anders zuerst.
rules-border-end-title = Das Ende
rules-border-end =
    Das Spiel endet, wenn jemand sechs Länder geschlossen hat. Die Runde wird noch zu Ende gespielt. Mehr als sechs sind erlaubt, und jedes geschlossene Land zählt. Waren alle dreimal am Zug, ohne dass ein einziges Kreuz dazukam, endet das Spiel, wie es steht. (B24)
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das beste einzelne Land: der höchste Wert, den jemand davon bekommen hat. Immer noch gleich? Dann teilt ihr euch den Sieg. (B25)
rules-border-tips-title = Gut zu wissen
rules-border-tips =
    Was du nicht benutzt, bekommen die anderen.
    Zwei Länder haben oft eine gemeinsame Grenze: Ein Kreuz kann beide schließen.
rules-border-keys-title = Mit der Tastatur
rules-border-keys =
    Mit den Tasten 1 bis 5 behältst du einen Würfel oder gibst ihn wieder frei.
    Pfeiltasten führen über das Brett, Enter kreuzt ein Feld an.
    H gibt einen Tipp.
rules-border-box-title = Die Schachtel
rules-border-box =
    Vier abwischbare Bretter, vier abwischbare Stifte und fünf Würfel.
    Ein Spiel von Michael Kiesling und Reinhard Staupe. Illustrationen: Oliver und Sandra Freudenreich. Nürnberger-Spielkarten-Verlag, 2022. Tschechische Übersetzung: Adam Prentis (The Geeky Pen).
