# Die Regeln mit eigenen Worten. Die Nummern sind die, die eine Ablehnung nennt.

rules-numbers = Die Nummern in Klammern sind die der Regeln: Wird ein Zug nicht angenommen, nennt der Grund eine davon.

## The BORDER

rules-border-lead = Neun kleine Länder, von Sechsecken umgeben. Kreuze alle Felder rund um ein Land an, dann ist es deins.
rules-border-idea-title = Worum es geht
rules-border-idea =
    Alle haben ein eigenes Brett, mit denselben Ländern und anders gefärbten Grenzen (B1, B2).
    Wer ein Land zuerst schließt, bekommt den hohen Wert, alle späteren den niedrigen.
rules-border-board-title = Das Brett
rules-border-board =
    84 Felder haben eine von sechs Farben, 2 sind weiß und von Anfang an angekreuzt (B3).
    Felder einer Farbe, die zusammenhängen, sind ein Abschnitt. Jede Farbe hat vier: mit 2, 3, 4 und 5 Feldern (B4).
    Große Länder sind bis zu 12 wert, kleine 4; Nachzügler bekommen die Hälfte, abgerundet (B5).
rules-border-roll-title = Wer am Zug ist, würfelt
rules-border-roll =
    Es gibt fünf Würfel, jeder mit einer Seite je Farbe (B6).
    Gewürfelt wird bis zu dreimal. Behalte nach jedem Wurf, was du magst, und wirf den Rest nochmals, oder höre auf (B9).
    Eine Runde ist die Aktion der Person am Zug und dann die aller anderen (B8). Nach jeder Runde ist im Uhrzeigersinn die nächste Person am Zug (B7).
rules-border-complete-title = … und vollendet Abschnitte
rules-border-complete =
    Je Würfel ein Feld seiner Farbe, aber nur, um einen Abschnitt zu vollenden: Jedes noch offene Feld davon muss jetzt angekreuzt werden (B10).
    Er darf irgendwo liegen (B11), schon begonnen sein (B12), und es dürfen mehrere sein (B13). Du darfst Würfel auch liegen lassen (B14).
rules-border-others-title = Dann alle anderen
rules-border-others =
    Alle anderen benutzen die übrigen Würfel, gleichzeitig und alle für sich (B15). Hat die Person am Zug keinen benutzt, sind das alle fünf (B19).
    Je Würfel ein Feld seiner Farbe, neben einem schon angekreuzten, und sei es eben erst (B16). Abschnitte müssen nicht voll werden (B17).
    Am Tisch kann man die strenge Lesart wählen: Dann zählt nur, was vor dieser Aktion angekreuzt war.
    Was du markierst, bleibt verdeckt, bis alle fertig sind; dann wird alles zusammen gezeigt.
rules-border-five-title = Alle fünf verbraucht?
rules-border-five = Dann wählt jeder der anderen einen der fünf und kreuzt ein Feld an (B18).
rules-border-close-title = Ein Land schließen
rules-border-close =
    Mit dem letzten Feld ringsum ist ein Land geschlossen (B20). Wer zuerst kommt, bekommt den hohen Wert, wer in einer späteren Aktion kommt, den niedrigen (B21).
    Wer es in derselben zweiten Aktion schließt wie die Ersten, bekommt auch den hohen (B22).
    Das Schließen wird angesagt, und allen anderen wird der hohe Wert gestrichen (B23).
rules-border-end-title = Das Ende
rules-border-end =
    Hat jemand ein sechstes Land geschlossen, wird die Runde zu Ende gespielt (B24).
    Die meisten Punkte gewinnen. Bei Gleichstand entscheidet das beste einzelne Land; ist auch das gleich, teilt man sich den Sieg (B25).
rules-border-tips-title = Gut zu wissen
rules-border-tips =
    Was du nicht verwendest, bekommen die anderen.
    Zwei Länder haben oft eine gemeinsame Grenze: Ein Kreuz kann beide schließen.

## Bez hranic

rules-travel-lead = Sieben Reisen. Sei schnell, kenne die Grenzen, und habe am Ende das meiste Geld.
rules-travel-idea-title = Worum es geht
rules-travel-idea =
    Zwei bis sechs spielen mit, alle mit einer Reisefigur und Steinen in ihrer Farbe (T1), auf der Karte von Europa oder der USA mit ihren 50 Staatenkarten (T2).
    Sieben Staatenkarten und das 40er-Feld liegen aus (T3), dann wird der Start aufgedeckt. Jetzt greifen alle zugleich nach Staaten, die von dort billig zu erreichen sind.
    Die Landkarte bleibt beim Wählen zu (T10); Kinder, und wer sie sonst braucht, dürfen sie offen lassen (T11). Danach zeigt sie, was jede Reise kostet.
rules-travel-course-title = Sieben Runden
rules-travel-course =
    Vor den Runden 1, 3 und 5 bekommen alle 100, 200 und 300 (T6). Alles Geld ist in Euro, in Zehnern (T4).
    Runden 1 und 2: ein Staat. Runden 3 und 4: zwei. Runden 5 und 6: zwei auf dem Weg zu einem Ziel. Runde 7 ist das Finale (T5).
    Wer zuerst austeilt, entscheidet das Los; dann geht das Austeilen nach links weiter (T7). Die Karten kommen eine nach der anderen, gleich danach der Start, in den Runden 5 bis 7 zusammen mit dem Ziel (T8).
    Keine Karte kommt vor Runde 7 wieder; für diese werden alle neu gemischt (T9).
rules-travel-place-title = Legen
rules-travel-place =
    Finger weg, bis der Start offen liegt (T12). Dann lege deinen Stein auf ein Feld; wo er liegt, bleibt er (T16).
    In den Runden 1 und 2 hast du einen Stein (T13), ab Runde 3 zwei, für zwei verschiedene Felder (T14).
    Ein Stein, der dort nicht liegen darf, wird gleich abgelehnt, und nichts ist verloren (T32).
rules-travel-pay-title = Was eine Reise kostet
rules-travel-pay =
    10 für jede überquerte Grenze, auf dem billigsten Weg (T17). Seewege zählen wie Grenzen.
    30 mehr, wenn ein gewählter Staat Nachbar des Starts ist (T18). Nah ist also nicht immer billig!
rules-travel-stack-title = Der Stapel
rules-travel-stack =
    Steine auf einem Feld bilden einen Stapel, der früheste liegt unten (T15). Jeder Stein unter deinem kostet dich 10 (T19).
    Wer oben liegt, wird zuerst abgerechnet. Die Preisliste ist immer zur Hand (T25).
rules-travel-forty-title = Das 40er-Feld
rules-travel-forty = Nichts Gutes im Angebot? Das 40er-Feld kostet 40 und erspart dir die Reise (T20, T23).
rules-travel-two-title = Zwei Staaten
rules-travel-two =
    Ab Runde 3 besuchst du beide, in der billigeren Reihenfolge (T21).
    30 für jedes Nachbarpaar: Start und gewählter Staat, oder die beiden gewählten.
rules-travel-target-title = Start und Ziel
rules-travel-target = In den Runden 5 und 6 führt die Reise vom Start durch beide Staaten zum Ziel. Jedes Nachbarpaar kostet 30; Start und Ziel untereinander nichts (T22).
rules-travel-final-title = Das Finale
rules-travel-final =
    In Runde 7 zahlt niemand: Du bekommst den Preis deiner Reise, also ist teuer gut (T26).
    Aber den Weg wählen die anderen, also den billigsten. Und jeder Stein unter deinem nimmt 10 weg (T27).
    Das meiste Geld gewinnt (T28).
rules-travel-map-title = Auf der Karte
rules-travel-map =
    Vor dem Spiel siehst du dir die Karte an, und sie zeigt dir ihre Besonderheiten (T41).
    Europa hat 50 Staaten (T33). Nur Inseln haben Seewege, zu den nächsten Staaten (T34). Dänemark und Schweden verbindet eine Brücke, Griechenland grenzt an die Türkei, und Inseln gehören zu ihrem Staat (T35).
    Russland und Aserbaidschan liegen in zwei Teilen. Eine Reise betritt und verlässt einen solchen Staat im selben Teil (T36, T37).
    Nach San Marino, Monaco oder in den Vatikan und wieder hinaus sind zwei Grenzen (T38).
    In den USA grenzen die vier Staaten, die sich in einem Punkt treffen, alle aneinander; Seewege gibt es nur Alaska-Washington und Hawaii-Kalifornien (T39).
    Wer nicht genug hat, zahlt, was da ist: Schulden gibt es nicht (T24).
rules-travel-harder-title = Schwerer, für zwei oder drei
rules-travel-harder =
    Alle schicken zwei Reisende mit einer gemeinsamen Kasse los (T29). In den Runden 1 und 2 dürfen sie nicht dasselbe Feld wählen, später nicht dasselbe Paar von Feldern (T30).
    Deine Steine legst du in beliebiger Reihenfolge, und alle Reisenden werden einzeln abgerechnet (T31).
