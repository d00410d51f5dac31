# Schwein: was geschah, was vereinbart wird und warum etwas nicht geht.

fact-pig-rolled = { $you ->
    [yes] Du würfelst eine { $points }.
   *[no] { $who } würfelt eine { $points }.
}
fact-pig-loses = { $you ->
    [yes] Eine Eins: Du verlierst { $points } Punkte.
   *[no] Eine Eins: { $who } verliert { $points } Punkte.
}
fact-pig-holds = { $you ->
    [yes] Du hörst auf und behältst { $points } Punkte.
   *[no] { $who } hört auf und behält { $points } Punkte.
}

option-target = Punkte zum Sieg
option-hard = Eine Eins kostet alle Punkte

pig-target = Zum Sieg braucht man { $least } bis { $most } Punkte.
pig-not-now = Das geht jetzt nicht.
