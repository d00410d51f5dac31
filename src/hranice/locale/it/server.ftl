# Ciò che il server dice a giocatori e gestori.

server-unreadable = Il server non riesce a leggerlo.
server-no-key = Questo dispositivo non si è presentato. Ricarica la pagina.
server-foreign-page = Proviene da una pagina estranea e non è accettato.
server-not-found = A questo indirizzo non c’è nulla.
server-no-such-table = Non c’è nessun tavolo con questo codice.
server-no-such-link = Questo link è già stato usato o è scaduto. Chiedine uno nuovo.
server-no-such-map = Questa mappa non esiste.
server-no-such-game = Qui questo gioco non c’è.
server-no-such-journey = Un viaggio simile non può averlo fatto nessuno.
server-wrong-method = A questo indirizzo non si può fare.
server-not-watching = Questo dispositivo non è collegato a quel tavolo.
server-too-many-tables = Un dispositivo può essere collegato al massimo a { $most } tavoli.
server-too-large = È troppo grande.
server-too-fast = Era troppo in una volta. Aspetta un momento.
server-too-many-connections = Da un indirizzo sono possibili al massimo { $most } connessioni.
server-fault = Sul server è successo qualcosa di imprevisto. Nulla è andato perso.
server-store-away = Al momento il server non può salvare. Nulla è perso, sta riprovando.
server-table-busy = Il tavolo viene spostato proprio ora. Riprova tra un momento.
server-no-page = Il server funziona, ma la sua pagina non è stata costruita. La costruisce «make play».
serve-here = Hranice è all’indirizzo { $address }
serve-how-network = Lo raggiunge solo questo computer. Per i telefoni della stessa rete: hranice serve --host 0.0.0.0
serve-network = Hranice è all’indirizzo { $address } – lo raggiungono tutti in questa rete.
serve-stop = Ctrl-C lo ferma.
serve-one-place = Indica --data oppure --database, non entrambi.
serve-no-port = { $host }, porta { $port }, non si può usare: { $why }. Prova con --port 0.
serve-failed = Il server non è riuscito a partire; il motivo è scritto sopra.
