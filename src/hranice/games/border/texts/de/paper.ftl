# The BORDER auf Papier: Bretter, Würfel und die Regeln auf einer Seite.

paper-border-about = Bretter, Würfel und Regeln für 2 bis 4 Personen
paper-border-rules = Die Regeln auf einer Seite
paper-border-boards = Bretter zum Abwischen
paper-border-boards-how = ein Brett je Seite; in einer Klarsichthülle lässt sich ein Whiteboard-Stift abwischen
paper-border-pad = Ein Block mit Brettern
paper-border-pad-how = zwei Bretter je Seite, jedes für ein Spiel
paper-border-dice = Würfel
paper-border-dice-how = einseitig, auf dickem Papier
paper-border-dice-text = Schneide an den starken Linien, falte an den gestrichelten, klebe die Laschen an. Jeder der fünf Würfel hat alle sechs Farben.
paper-border-die = Netz eines Würfels mit sechs Farben
paper-border-key = Gewöhnliche Würfel genügen
paper-border-key-text = Lies statt der Farben die Augen:
paper-border-board = Brett { $name }
paper-border-fresh = Neues Brett
paper-border-found = Unter dem Code { $code } findest du es wieder
paper-border-name = Name
paper-border-points = Punkte
paper-border-alt = Brett { $name } von The BORDER: neun Länder, umgeben von 86 Sechsecken in sechs Farben, jede Farbe mit eigenem Symbol; unten die Punktezeile mit beiden Werten jedes Landes.
paper-border-ready-title = Vorbereitung
paper-border-ready =
    Alle nehmen ein Brett, jedes ein anderes, und einen Stift. Die fünf Würfel sind für alle da.
    Die zwei weißen Felder haben schon ihr Kreuz. Wer beginnt, entscheidet das Los; dann geht es im Uhrzeigersinn weiter.
paper-border-roll =
    Wirf alle fünf Würfel, bis zu dreimal. Höre nach jedem Wurf auf oder wirf beliebige Würfel noch einmal, auch solche, die du schon behalten hast.
paper-border-complete =
    Kreuze je Würfel ein Feld seiner Farbe an, aber nur, um ganze Abschnitte zu vollenden: Alle noch offenen Felder eines Abschnitts musst du jetzt ankreuzen.
    Ein Abschnitt darf überall liegen und schon begonnen sein. Es dürfen auch mehrere sein, wenn die Würfel für alle reichen.
    Du darfst Würfel liegen lassen, sogar alle fünf.
paper-border-others =
    Jetzt benutzen alle anderen die Würfel, die übrig sind, alle gleichzeitig: Jeder Würfel ist für alle da.
    Je Würfel ein Feld seiner Farbe, das ein angekreuztes Feld berührt. Weiße zählen auch. Kein Würfel muss benutzt werden.
    Sind alle fünf benutzt? Dann wählen alle anderen je einen davon und kreuzen ein Feld seiner Farbe an.
    Macht vor dem Spiel aus: Zählen Kreuze derselben Aktion mit? Üblich ist: ja.
paper-border-close =
    Sind alle Felder rund um ein Land angekreuzt, schließt du es. Sag es laut!
    Wer es zuerst schließt, kreist den höheren Wert ein. Die anderen streichen ihn: Ihnen bleibt nur der niedrigere.
    Schließen es mehrere zum ersten Mal in derselben Aktion der anderen? Dann bekommen sie alle den höheren Wert.
paper-border-end =
    Hat jemand sechs Länder geschlossen, wird die Runde zu Ende gespielt. Mehr als sechs sind erlaubt, und jedes geschlossene Land zählt.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das beste einzelne Land.
paper-border-example = Alle Felder rund um die Villa sind angekreuzt: Das Land ist geschlossen.
paper-border-credit = The BORDER ist ein Spiel von Michael Kiesling und Reinhard Staupe. Illustrationen der Schachtel: Oliver und Sandra Freudenreich. Nürnberger-Spielkarten-Verlag, 2022.
paper-border-icons = Bilder der Länder: game-icons.net, von Delapouite, Lorc und Skoll (CC BY 3.0).
paper-border-either = Entweder --boards oder --fresh: Das eine sagt, welche Bretter, das andere macht neue.
paper-border-count = Es können 1 bis { $most } Bretter sein, nicht { $given }.
