# Die Regeln von Bez hranic mit eigenen Worten. Die Nummern in Klammern sind die, die eine Ablehnung nennt; jede steht hier einmal.

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
