# Die Regeln mit eigenen Worten. Die Nummern in Klammern sind die, die eine Ablehnung nennt; jede steht hier einmal.

rules-numbers = Die kleinen Nummern sind die der Regeln. Wird ein Zug abgelehnt, nennt der Grund eine davon.

## The BORDER

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

## Bez hranic

rules-travel-lead = Sieben Reisen. Sei schnell, lerne die Grenzen kennen und spare am meisten Geld.
rules-travel-facts = 2 bis 6 Personen · ab 8 Jahren · etwa 30 Minuten
rules-travel-story-title = Die Geschichte
rules-travel-story =
    Du gehörst zu einem Projekt im Internet. Es bringt Leute zusammen, die gern reisen, und Leute, die gern darüber lesen.
    Das Projekt lebt von öffentlichem Geld und gibt allen Reisenden ein kleines Stipendium. Das meiste geht für die Reisen drauf. Was du sparst, gehört dir.
    Aus jeder Reise wird ein Artikel.
rules-travel-idea-title = Worum es geht
rules-travel-idea =
    Zwei bis sechs spielen mit. Alle nehmen eine Reisefigur, deren Farbe noch frei ist, und die zwei Steine dieser Farbe. (T1)
    Ihr spielt auf der Karte von Europa oder der USA, mit ihren 50 Staatenkarten. (T2)
    Rund um das Angebot liegen sieben Staatenkarten, daneben ist das 40er-Feld. Dann wird in der Mitte der Start aufgedeckt. (T3)
    Jetzt greifen alle zugleich zu: Welche Staaten sind von dort billig zu erreichen?
    Vor dem Spiel wird die Landkarte gezeigt, und was an ihr besonders ist. Beim Wählen ist sie verdeckt. Zum Abrechnen wird sie geöffnet. (T10)
    Kinder, und wer sie sonst braucht, dürfen mit offener Karte spielen. Das lässt sich für jeden Platz einstellen. (T11)
rules-travel-course-title = Sieben Runden
rules-travel-course =
    Runden 1 und 2: ein Staat. Runden 3 und 4: zwei Staaten. Runden 5 und 6: zwei Staaten auf dem Weg zu einem Ziel. Runde 7 ist das Finale. (T5)
    Vor den Runden 1, 3 und 5 bekommen alle 100, 200 und 300. Vor den anderen Runden gibt es nichts. (T6)
    Alles Geld ist in Euro, in Zehnern. (T4)
    Wer zuerst austeilt, entscheidet das Los. Dann geht das Austeilen Runde für Runde nach links weiter. Das 40er-Feld liegt am nächsten bei der Person, die austeilt. (T7)
    Die sieben Karten kommen eine nach der anderen, vom 40er-Feld aus im Uhrzeigersinn. Gleich danach kommt der Start, in den Runden 5 bis 7 zusammen mit dem Ziel. (T8)
    Benutzte Karten werden weggelegt, so kommt kein Staat zweimal. Vor Runde 7 werden alle Karten neu gemischt. (T9)
rules-travel-course-picture = Die vier Teile: wie viele Steine du legst, wohin die Reise führt, was du vorher bekommst.
rules-travel-place-title = Steine legen
rules-travel-place =
    Finger weg, bis der Start offen liegt; in den Runden 5 bis 7 Start und Ziel. Ab dann legen alle gleichzeitig. (T12)
    In den Runden 1 und 2 legst du einen Stein, auf irgendeines der acht Felder. (T13)
    Ab Runde 3 legst du beide, einen nach dem anderen, auf zwei verschiedene Felder. Eines davon darf das 40er-Feld sein. (T14)
    Ein Stein bleibt, wo er liegt. Gibt es eine Zeitgrenze, kommt ein Stein, der dann fehlt, auf das 40er-Feld oder, wenn du dort schon liegst, auf das nächste Feld. (T16)
    Ein Stein, der dort nicht liegen darf, wird gleich abgelehnt, und nichts ist verloren. (T32)
rules-travel-pay-title = Was eine Reise kostet
rules-travel-pay =
    10 für jede Grenze, die du überquerst, auf dem billigsten Weg. Ein Seeweg zählt wie eine Grenze. Wie weit es ist, spielt keine Rolle. (T17)
    30 mehr, wenn der gewählte Staat ein Nachbar des Starts ist, egal, wie du reist. Auch ein Seeweg macht zu Nachbarn. Nah ist also nicht immer billig! (T18)
    Hast du zu wenig, zahlst du alles, was du hast. Schulden gibt es nicht. (T24)
    Abgerechnet wird der Reihe nach, wer oben liegt, zuerst. Die Preisliste ist immer zur Hand. (T25)
rules-travel-pay-picture = Von Frankreich nach Ungarn: drei Grenzen, 30 €. Zum Vereinigten Königreich ist es nur eine Grenze, aber es ist ein Nachbar: 10 € + 30 € = 40 €.
rules-travel-stack-title = Der Stapel
rules-travel-stack =
    Steine auf einem Feld bilden einen Stapel, der früheste liegt unten. Es dürfen beliebig viele sein. (T15)
    Jeder Stein unter deinem kostet dich 10, egal, wem er gehört, auch auf dem 40er-Feld. Hast du zwei gelegt, zählen beide. (T19)
rules-travel-stack-picture = Drei Steine auf Ungarn, und Frankreich ist der Start. Der unterste zahlt nur die Reise.
rules-travel-forty-title = Das 40er-Feld
rules-travel-forty =
    Nichts Gutes im Angebot? Ein Stein auf dem 40er-Feld kostet 40, und 10 für jeden Stein darunter. Er reist nicht. (T20)
    Ab Runde 3 reist dein anderer Stein trotzdem: zu seinem Staat, in den Runden 5 und 6 weiter zum Ziel. Du zahlst diese Reise und 40 dazu. (T23)
rules-travel-forty-picture = Runde 3: ein Stein auf Ungarn, einer auf dem 40er-Feld. Die Reise führt nach Ungarn, und 40 € kommen dazu.
rules-travel-two-title = Zwei Staaten
rules-travel-two = In den Runden 3 und 4 reist du vom Start zu einem gewählten Staat und dann zum anderen, in der billigeren Reihenfolge. 30 für jedes Nachbarpaar: der Start und ein gewählter Staat, oder die beiden gewählten. (T21)
rules-travel-two-picture = Von Frankreich ins Vereinigte Königreich und in die Niederlande: zwei Grenzen und zwei Nachbarpaare.
rules-travel-target-title = Start und Ziel
rules-travel-target = In den Runden 5 und 6 reist du vom Start durch beide Staaten zum Ziel, in der billigsten Reihenfolge. 30 für jedes Nachbarpaar: Start oder Ziel und ein gewählter Staat, oder die beiden gewählten. Sind Start und Ziel Nachbarn, kostet das nichts. (T22)
rules-travel-target-picture = Von Spanien durch Italien und Tschechien nach Polen: fünf Grenzen und ein Nachbarpaar.
rules-travel-final-title = Das Finale
rules-travel-final =
    In Runde 7 wird ausgeteilt und gelegt wie in den Runden 5 und 6. Aber niemand zahlt: Du bekommst den Preis deiner Reise, also ist teuer gut. Den Weg wählen die anderen, also den billigsten. (T26)
    Du bekommst 10 für jede Grenze, 30 für jedes Nachbarpaar und 40 für einen Stein auf dem 40er-Feld. Jeder Stein unter deinem nimmt 10 weg. Weniger als nichts ist es nie. (T27)
    Wer das meiste Geld hat, gewinnt. Haben mehrere gleich viel, teilen sie sich den Sieg. (T28)
rules-travel-final-picture = Von Portugal durch Griechenland und Norwegen nach Schweden. Ein Stein lag darunter: Das nimmt 10 € weg.
rules-travel-map-title = Auf der Karte
rules-travel-map =
    Jede Grenze, die zählt, ist gut zu sehen, und jede Karte sagt, was an ihr besonders ist. (T41)
    Europa hat 50 Staaten. (T33) Nur Inseln haben Seewege, jede zu den nächsten Staaten. (T34)
    Ein Staat ist ein einziges Stück, mit allen seinen Inseln. Es zählt nur, was auf der Karte ist. Eine Brücke verbindet Dänemark und Schweden, und Griechenland grenzt an die Türkei. (T35)
    Russland liegt dort in zwei Teilen. Eine Reise betritt und verlässt es im selben Teil; du wählst, in welchem, im Finale die anderen. Wer Nachbar eines der Teile ist, ist Nachbar von Russland. (T36) Bei Aserbaidschan ist es genauso. (T37)
    Nach San Marino, Monaco oder in die Vatikanstadt und wieder hinaus überquerst du dieselbe Grenze zweimal. (T38)
    In den USA grenzen die vier Staaten, die sich in einem Punkt treffen, alle aneinander. Seewege gibt es nur zwei: Alaska–Washington und Hawaii–Kalifornien. (T39)
    Andere Landkarten haben 12 Staaten oder mehr. Reichen die Staatenkarten nicht für die nächste Runde, werden vorher alle neu gemischt. (T40)
rules-travel-map-picture = Tippe auf einen Satz: Die Karte zeigt die Stelle.
rules-travel-harder-title = Schwieriger, für zwei oder drei
rules-travel-harder =
    Alle schicken zwei Reisende los: zwei Farben, vier Steine und eine gemeinsame Kasse. Für jeden davon gibt es das übliche Geld, zusammen also 200, 400 und 600. (T29)
    In den Runden 1 und 2 müssen deine zwei Farben auf verschiedenen Feldern liegen. Später dürfen sie ein Feld gemeinsam haben, aber nicht beide. (T30)
    Du legst deine Steine einzeln, in beliebiger Reihenfolge. Jede Farbe wird für sich abgerechnet. Auch deine eigene andere Farbe unter einem Stein kostet 10. (T31)
rules-travel-advice-title = Gute Ratschläge
rules-travel-advice =
    Das erste Spiel? Nehmt die Karte, die alle besser kennen. Ungefähr genügt.
    Erklärt nur den Teil, der gerade kommt.
    Keine Panik: Alle Grenzen kennt niemand, und falsch zu raten gehört zum Spaß.
    Helft einander ehrlich, den billigsten Weg zu finden.
    An einem echten Tisch kann jemand die Bank führen. Schiebt das Brett näher zu denen mit kürzeren Armen.
    Und danach: Probiert die andere Karte.
rules-travel-box-title = Wer es gemacht hat
rules-travel-box = Ein Spiel von Vlaada Chvátil. Illustrationen der Reisenden: David Cochard; der Karten: Milan Vavroň. 3D-Grafik: Radim Pech. Grafische Gestaltung: Filip Murmak, Ivana Lososová. Wissenswertes: Martin Hrabálek. Haupttester: Petr Murmak. Czech Games Edition, 2010.
