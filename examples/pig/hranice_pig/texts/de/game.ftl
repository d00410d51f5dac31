# Schwein: was geschah, was vereinbart wird und warum etwas nicht geht.

pig-rolls = { $who } würfelt.
pig-rolled = Es ist eine { $points }.
pig-loses = Eine Eins: { $who } verliert { $points } Punkte.
pig-holds = { $who } hört auf und behält { $points } Punkte.

option-target = Punkte zum Sieg
option-hard = Eine Eins kostet alle Punkte

pig-target = Zum Sieg braucht man { $least } bis { $most } Punkte.
pig-not-now = Das geht jetzt nicht.
