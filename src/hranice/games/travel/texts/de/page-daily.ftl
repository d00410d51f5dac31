# Die Aufgaben von Bez hranic: warum die beste Wahl die beste ist, was gefragt wird und das Urteil.

daily-travel-best = Die beste Reise, die es gab, und schnell genug.
daily-travel-late = Besseres war nicht mehr da. Wer zuerst gekommen wäre, hätte { $lost } € mehr haben können.
daily-travel-borders = Wer diese Grenzen kennt, hätte { $lost } € mehr haben können.
daily-travel-dearer = In diesem Moment war auch eine um { $lost } € bessere Wahl frei.

## What is asked

today-travel-ready = { $kind ->
    [1] Schau dir die Karte an, so lange du magst. Danach läuft die Uhr.
   *[other] So ging die Runde davor aus. Schau dir die Karte an, so lange du magst; danach läuft die Uhr.
}
today-travel-1 = Wohin?
today-travel-1-how = Ein Stein: nah, aber nicht zum Nachbarn. Die Uhr läuft, sobald der Start aufgedeckt ist.
today-travel-3 = Welche zwei?
today-travel-3-how = Zwei Steine: eine kurze Rundreise ohne Nachbarn.
today-travel-5 = Welche zwei auf dem Weg?
today-travel-5-how = Vom Start zum Ziel über zwei Staaten, möglichst billig: Nachbarn kosten extra.
today-travel-7 = Welche zwei bringen am meisten?
today-travel-7-how = Du bekommst, was die Reise kostet, auch für Nachbarn: Die teuerste ist die beste.

## The verdict

today-travel-got = { $kind ->
    [7] Verglichen mit der schlechtesten Wahl: Deine bringt { $got } € mehr, die beste { $best } €.
   *[other] Du hast { $got } € gespart. Möglich waren { $best } €.
}
today-travel-worth = { $kind ->
    [7] Was jede Wahl einbringt
   *[other] Was jede Wahl kostet: je länger der Balken, desto billiger
}
