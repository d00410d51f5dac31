# Tutte le mappe e tutti i tabelloni, anche i propri.

lands-title = Mappe e tabelloni
lands-intro = Tutto ciò su cui si può giocare. Scegli, o porta qualcosa di tuo.
lands-play = Gioca
lands-states = { $count ->
    [one] Uno stato
   *[other] { $count } stati
}
lands-board = Tabellone { $board }
lands-board-about = 86 spazi attorno a nove aree
lands-own = I tuoi
lands-own-about = Trascina qui il file di una mappa o di un tabellone: viene controllato e disegnato subito. Se va tutto bene, ci puoi giocare all’istante, qui o con amici. Resta su questo dispositivo; un tavolo con amici ne riceve una copia, finché qualcuno la vuole.
lands-not-kept = Non è stato possibile salvare tutto: la memoria di questo dispositivo è piena o non accessibile. Ciò che non è salvato resta solo finché questa scheda è aperta.
lands-drop = Trascina qui una mappa o un tabellone
lands-drop-hint = un file .json, oppure GeoJSON con le sue note (.toml)
lands-drop-hint-here = una mappa o un tabellone finito (.json). Da GeoJSON solo un server fa mappe.
lands-choose = Scegli i file
lands-looking = Diamo un’occhiata …
lands-sound = Va tutto bene. Ora è nel tuo elenco.
lands-sketch = Il file così com’è, con il punto sbagliato bordato
lands-faults = { $count ->
    [one] Prima di giocarci va corretta una cosa:
   *[other] Prima di giocarci vanno corrette { $count } cose:
}
lands-doubts = Buono a sapersi, e che cosa scrivere nelle note:
lands-where = Mostra il numero { $number } sul disegno
lands-more = { $count ->
    [one] E un’altra ancora.
   *[other] E altre { $count }.
}
lands-own-board = il tuo tabellone
lands-own-board-alone = I suoi spazi sono disposti diversamente dai nostri. Aggiungi un altro tabellone con gli stessi spazi e si può giocare in due.
lands-save = Salva come file
lands-forget = Dimentica
lands-forget-sure = Dimenticarlo su questo dispositivo?
lands-unknown = Non è né una mappa né un tabellone che sappiamo leggere.
lands-fresh-title = Tabelloni nuovi
lands-fresh-about = Tabelloni su cui nessuno ha ancora giocato, creati sul momento e provati in migliaia di partite veloci.
lands-fresh-one = Un altro tabellone
lands-fresh-four = Quattro tabelloni nuovi
lands-fresh-making = Creazione e prova in corso …
lands-fresh-share = Accanto ai tabelloni da A a D vince il { $share } % di { $games } partite veloci, più o meno { $error }. Alla pari sarebbe il 25 %.
lands-fresh-even = Tra i quattro vince il { $share } % di { $games } partite veloci.
lands-fresh-play = Gioca su questo
lands-fresh-play-four = Gioca su questi quattro
lands-fresh-four-title = Quattro tabelloni nuovi, tra cui { $board }
