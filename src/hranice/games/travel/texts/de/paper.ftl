# Bez hranic auf Papier: Landkarte, Staatenkarten, Angebot, Steine, Geld und die Regeln auf einer Seite.

paper-travel-title = { game-travel }: { $map }
paper-travel-about = Landkarte, Staatenkarten, Steine, Geld und Regeln für 2 bis 6 Personen
paper-travel-rules = Die Regeln auf einer Seite
paper-travel-map = Die Landkarte
paper-travel-map-alt = Landkarte: { $map }, mit allen Staaten ({ $states }) und ihren Grenzen; gestrichelte Linien sind Seewege.
paper-travel-peculiar-none = Diese Karte hat keine Überraschungen: Was sich berührt, ist benachbart, und sonst nichts.
paper-travel-disputed = Wie umstrittene Gebiete hier zählen
paper-travel-disputed-text = Das sagt nichts darüber, wem sie gehören; nur, wie das Spiel sie zählt.
paper-travel-source = Kartendaten: { $source }
paper-travel-offer = Das Angebot
paper-travel-offer-text = Das 40er-Feld liegt am nächsten bei der Person, die austeilt. Sieben Karten kommen rund um das Brett, vom 40er-Feld aus im Uhrzeigersinn, jede neben ihr Feld; dann der Start in die Mitte. Die Steine kommen auf die Felder.
paper-travel-offer-alt = Ein achteckiges Brett mit dem 40er-Feld, sieben Feldern für Karten am Rand und in der Mitte Platz für Start und Ziel.
paper-travel-facts = Etwas über die Staaten
paper-travel-facts-text = Zum Vorlesen am Ende einer Runde, über den Start.
paper-travel-cards = Staatenkarten
paper-travel-cards-text = An den Marken schneiden.
paper-travel-tokens = Steine
paper-travel-tokens-text = Zwei für jede Reisefigur und einer als Ersatz. Am besten auf Karton geklebt.
paper-travel-token = Stein: { $colour }
paper-travel-money = Geld
paper-travel-money-text = Für die Bank.
paper-travel-stages = Etappenkarten
paper-travel-stages-text = Eine vor den Runden 1, 3, 5 und 7: Sie sagt, was neu ist.
paper-travel-prices = Preislisten
paper-travel-prices-text = Eine für jede Person. Die Rückseite gilt in der letzten Runde.
paper-travel-pay = Runden 1 bis 6: Du zahlst
paper-travel-receive = Runde 7: Du bekommst
paper-travel-income = Vor den Runden 1, 3 und 5 bekommen alle 100, 200 und 300 €.
paper-travel-never-less = Nie weniger als nichts.
paper-travel-tiles = Poster zum Kleben
paper-travel-tiles-text = Blatt { $number } von { $count } (Reihe { $row }, Spalte { $column }). An der dünnen Linie schneiden, so über das Nachbarblatt legen, dass sich die Kreuze decken, und kleben.
paper-travel-tile-alt = Teil { $number } von { $count } der Landkarte als Poster.
paper-travel-poster = Poster auf einem Blatt
paper-travel-ready-title = Vorbereitung
paper-travel-ready =
    Alle nehmen eine Reisefigur, also zwei Steine einer Farbe, und eine Preisliste. Das Angebot liegt in der Mitte.
    Seht euch zusammen die Landkarte an und lest, was an ihr besonders ist. Dann legt sie weg bis zum Abrechnen. Kinder dürfen sie offen behalten.
    Wer gemischt hat, teilt zuerst aus. Dann geht das Austeilen Runde für Runde nach links weiter.
paper-travel-deal-title = Austeilen und legen
paper-travel-deal =
    Wer austeilt, dreht das 40er-Feld zu sich und legt sieben Karten offen rund um das Brett, im Uhrzeigersinn. Gleich danach kommt der Start in die Mitte, in den Runden 5 bis 7 zusammen mit dem Ziel.
    Bis dahin Finger weg! Jetzt legen alle gleichzeitig: in den Runden 1 und 2 einen Stein, ab Runde 3 beide, auf zwei verschiedene Felder. Was liegt, bleibt liegen.
    Steine auf einem Feld bilden einen Stapel, der früheste liegt unten.
paper-travel-reckon-title = Abrechnen
paper-travel-reckon =
    Öffnet die Landkarte. Wer oben liegt, rechnet zuerst ab. Helft einander ehrlich, den billigsten Weg zu finden.
    10 € für jede überquerte Grenze. Ein Seeweg zählt wie eine Grenze. Wie weit es ist, spielt keine Rolle.
    30 € für jedes Nachbarpaar: Start oder Ziel und ein gewählter Staat, oder die beiden gewählten. Sind Start und Ziel Nachbarn, kostet das nichts.
    10 € für jeden Stein unter deinem.
    Ein Stein auf dem 40er-Feld reist nicht. Er kostet 40 €.
    Hast du zu wenig, zahlst du alles, was du hast. Schulden gibt es nicht.
paper-travel-course =
    Runden 1 und 2: vom Start zu einem Staat. Vor Runde 1 bekommen alle 100 €.
    Runden 3 und 4: zu zwei Staaten, in der billigeren Reihenfolge. Vor Runde 3 bekommen alle weitere 200 €.
    Runden 5 und 6: vom Start durch zwei Staaten zum Ziel. Vor Runde 5 bekommen alle weitere 300 €.
    Benutzte Karten werden weggelegt. Vor Runde 7, und immer wenn für eine Runde zu wenige übrig sind, werden alle Karten neu gemischt.
paper-travel-final =
    In Runde 7 wird gelegt wie in den Runden 5 und 6, aber niemand zahlt: Du bekommst, was deine Reise kostet. Den Weg wählen die anderen: den billigsten.
    Jeder Stein unter deinem nimmt 10 € weg. Weniger als nichts ist es nie.
    Wer das meiste Geld hat, gewinnt. Haben mehrere gleich viel, teilen sie sich den Sieg.
paper-travel-harder =
    Alle schicken zwei Reisefiguren los: zwei Farben, vier Steine und ein gemeinsamer Geldbeutel. Jede Reisefigur bringt das übliche Einkommen.
    In den Runden 1 und 2 müssen deine zwei Farben auf verschiedenen Feldern liegen. Später dürfen sie ein Feld gemeinsam haben, aber nicht beide.
    Jede Farbe wird für sich abgerechnet.
paper-travel-mistake = Ein Stein, wo er nicht liegen darf? Nimm den unteren auf und lege ihn neu, oben auf einen Stapel.
paper-travel-credit = Bez hranic (Travel Blog) ist ein Spiel von Vlaada Chvátil. Czech Games Edition, 2010.
