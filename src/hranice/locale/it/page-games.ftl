# Le proprie partite concluse.

games-intro = Ogni partita che hai concluso con questo dispositivo, sul server o senza. Solo tu vedi questo elenco.
games-looking = Cerchiamo le tue partite …
games-none = Ancora nessuna partita conclusa. La prima sarà qui appena finita.
games-server-away = Qui mancano le partite giocate sul server. { $why }
games-here-away = Qui mancano le partite giocate senza server. { $why }
games-unreadable = { $count ->
    [one] Una partita non si può leggere e manca qui.
   *[other] { $count } partite non si possono leggere e mancano qui.
}
games-sum = { $count ->
    [one] Una partita
   *[other] { $count } partite
}, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
}
games-best = Il tuo record:
games-mean = in media { $score }
games-over-time = Risultati nel tempo
games-over-time-label = I tuoi risultati in { $count } partite, dalla più vecchia: da { $least } a { $most }, l’ultimo { $last }. I punti pieni sono vittorie.
games-victory = vinta
games-luck = Fortuna nel tempo
games-luck-label = Quanto è valsa la fortuna in { $count ->
    [one] una partita
   *[other] { $count } partite
}: in media { $luck }.
games-luck-none = Quanto era fortuna? Lo dice l’analisi, partita per partita.
games-luck-first = Analizza l’ultima partita
games-luck-next = Analizza un’altra partita
games-luck-worth = Fortuna: { $luck }
games-analyse = Analizza
games-analysing = Analisi in corso … { $percent } %
games-on = Giocate su
games-games = Partite
games-wins = Vinte
games-best-short = Record
games-mean-short = Media
games-known = Confini che conosci
games-known-count = { $count ->
    [one] un confine
   *[other] { $count } confini
}
games-opponents = Contro chi
games-against = contro { $name } { $ahead } : { $behind }
games-even = { $count ->
    [one] e una volta pari
   *[other] e { $count } volte pari
}
games-not-counted = Le lezioni e le partite di più persone attorno a questo dispositivo sono nell’elenco, ma qui non contano.
games-all = Tutte le partite
games-search = Cerca
games-search-hint = giocatore, gioco, mappa
games-found = { $count ->
    [0] Nessuna partita
    [one] Una partita
   *[other] { $count } partite
}
games-more = Mostra altre
games-won = Hai vinto con { $score }.
games-shared = Condividi la vittoria con { $score }.
games-place = { $place }º posto su { $count } con { $score }.
games-others-won = { $who } vince con { $score }.
games-with = con { $who }
games-bot = bot ({ bot-level })
games-lesson = una lezione
games-replay = Rivedi
games-share = Condividi
games-delete = Elimina
games-delete-sure = Eliminare per sempre questa partita?
games-delete-shared-sure = Togliere questa partita dal tuo elenco? Agli altri resta.
games-no-record = Ora il file di questa partita non si può avere. Nulla è perso; riprova più tardi.
games-data = I tuoi dati
games-data-about = Un solo file contiene tutte le tue partite con i loro file, le impostazioni, le mappe e i tabelloni. Su un altro dispositivo riporta ciò che appartiene a un dispositivo: le partite senza server e tutto il resto.
