# Senza server: tavoli su questo dispositivo, e che cosa li impedisce.

offline-here = Su questo dispositivo
offline-home = Il server non è raggiungibile. Finché non torna, giochi su questo dispositivo.
offline-waiting = { $stage ->
    [starting] Ci siamo quasi: dadi e carte aspettano, si prepara il tavolo …
   *[fetching] Il gioco sta arrivando. Subito dopo viene il primo lancio o la prima carta …
}
offline-loaded = { $loaded } di { $total } MB
offline-loaded-label = Scaricato per giocare su questo dispositivo
offline-saved = La partita si salva in questo browser mentre giochi. Una finestra anonima la dimentica quando la chiudi.
offline-not-kept = { $storage ->
    [full] La memoria di questo dispositivo è piena. Finché non c’è di nuovo posto, la partita resta solo finché questa scheda è aperta.
   *[refused] Questo browser non permette di salvare. La partita resta solo finché questa scheda è aperta.
}
offline-elsewhere = Questa partita è aperta in un’altra scheda.
offline-elsewhere-text = Continua lì, oppure chiudi quella scheda: la partita si aprirà qui da sola.
offline-two-tabs = Questa partita è aperta in due schede, e l’altra è stata più veloce. Nulla è andato perso; chiudi una delle due.
offline-fault = { $fault ->
    [no-wasm] Questo browser non può giocare sul dispositivo: WebAssembly manca o è disattivato.
    [blocked] Questo browser non permette alla pagina di giocare sul dispositivo. Prova un altro browser o cambia le impostazioni di questo.
    [fetch] Non è stato possibile scaricare ciò che serve per giocare su questo dispositivo. Controlla la connessione e riprova.
   *[start] Non è stato possibile cominciare a giocare su questo dispositivo. Se la memoria è piena chiudi altre schede, poi ricarica la pagina.
}
offline-newer = C’è una nuova versione. Questa partita continua con la vecchia; la nuova arriva quando torni alla pagina iniziale.
offline-clock = L’orologio di questo dispositivo è cambiato, oppure il dispositivo dormiva. La partita continua con il suo tempo.
offline-failed = Questo dispositivo non può preparare il tavolo
offline-played = Giocate su questo dispositivo
