# Die Aufgaben von The BORDER: warum die beste Wahl die beste ist, was gefragt wird und das Urteil.

daily-border-closes = Die beste Wahl schließt sofort { area-the }: { $points } Punkte.
daily-border-needs = Nach der besten Wahl fehlt für { area-the } nur noch: { $count } × { colour-name }.
daily-border-nearer = Würfel, die noch fehlen, um { area-the } zu schließen: { $count } nach der besten Wahl, sonst { $other }.
daily-border-leaves = Die beste Wahl lässt den anderen weniger. Würfel, die sie brauchen können: { $count } statt { $other }.
daily-border-more = Die beste Wahl kreuzt mehr Felder an: { $count } statt { $other }.
daily-border-reach = Nach der besten Wahl berühren deine Kreuze mehr Farben: { $count } statt { $other }.
daily-border-keeps = Ein Abschnitt braucht noch { $size } × { colour-name }. Behältst du { $count }, ist die Chance { $chance } %, sonst { $other } %.
daily-border-keeps-closes = Um { area-the } zu schließen, braucht es { $size } × { colour-name }. Behältst du { $count }, ist die Chance { $chance } %, sonst { $other } %.
daily-border-stop = Am besten hörst du hier auf. Felder, die diese Würfel vollenden: { $count }.
daily-border-wins = Von 100 solchen Partien gewinnst du nach der besten Wahl { $count }, sonst { $other }.

## What is asked

today-border-keep = Was behältst du?
today-border-keep-how = Dein Zug in einem echten Spiel. Behalte Würfel, würfle nochmal oder hör auf; dann vollende, was geht.
today-border-complete = Was vollendest du?
today-border-complete-how = Die Würfel liegen. Tippe leuchtende Abschnitte an, dann „{ turn-done }“.
today-border-cross = Was kreuzt du an?
today-border-cross-how = Reste von jemand anderem: ein Feld je Würfel, neben einem Kreuz. Dann „{ turn-done }“.

## The verdict

today-border-got = Du hast { $share } deiner Siegchance behalten.
today-border-worth = Siegchance nach jeder Wahl
