# Warum die beste Wahl in einem Rätsel die beste ist.

daily-border-closes = Die beste Wahl schließt { area-the } sofort, Punkte: { $points }.
daily-border-needs = Nach der besten Wahl fehlt für { area-the } nur noch: { $count } × { colour-name }.
daily-border-nearer = So viele Würfel schließen { area-the }: { $count } nach der besten Wahl, sonst { $other }.
daily-border-leaves = Die beste Wahl lässt den anderen weniger. Würfel, die sie brauchen können: { $count } statt { $other }.
daily-border-more = Die beste Wahl kreuzt mehr Felder an: { $count } statt { $other }.
daily-border-reach = Nach der besten Wahl berühren deine Kreuze mehr Farben: { $count } statt { $other }.
daily-border-keeps = Behalte { $count } × { colour-name }: Die Chance auf { $size } ist dann { $chance } %, sonst { $other } %.
daily-border-keeps-closes = Behalte { $count } × { colour-name }: Die Chance auf { $size }, und damit auf { area-the }, ist dann { $chance } %, sonst { $other } %.
daily-border-stop = Am besten aufhören. Felder, die diese Würfel vollenden: { $count }.
daily-border-wins = Von 100 solchen Partien gewinnst du nach der besten Wahl { $count }, sonst { $other }.

daily-travel-best = Die beste Reise, die es gab, und schnell genug.
daily-travel-late = Besseres war nicht mehr da. Wer zuerst kam, konnte { $lost } € mehr haben.
daily-travel-borders = Wer diese Grenzen kennt, konnte { $lost } € mehr haben.
daily-travel-dearer = Im selben Moment waren { $lost } € mehr möglich.
