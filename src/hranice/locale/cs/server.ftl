# Co server říká hráčům a správcům.

server-unreadable = Tomu server nerozumí.
server-no-key = Toto zařízení se nepředstavilo. Načtěte stránku znovu.
server-foreign-page = To přišlo z cizí stránky a není to přijato.
server-not-found = Na této adrese nic není.
server-no-such-table = Stůl s tímto kódem neexistuje.
server-no-such-link = Tento odkaz už byl použit, nebo vypršel. Požádejte o nový.
server-no-such-map = Taková mapa neexistuje.
server-no-such-game = Taková hra tu není.
server-no-such-journey = Takovou cestu nemohl nikdo podniknout.
server-wrong-method = Na této adrese to udělat nelze.
server-not-watching = Toto zařízení není k tomu stolu připojeno.
server-too-many-tables = Jedno zařízení může být připojeno nejvýše k tolika stolům: { $most }.
server-too-large = To je příliš velké.
server-too-fast = To bylo moc najednou. Chvilku počkejte.
server-too-many-connections = Z jedné adresy je možných nejvýše spojení: { $most }.
server-fault = Na serveru se stalo něco nečekaného. Nic se neztratilo.
server-store-away = Server teď nemůže ukládat. Nic se neztratilo, zkouší to znovu.
server-table-busy = Stůl se právě stěhuje. Zkuste to za chvilku znovu.
server-no-page = Server běží, ale jeho stránka není sestavena. Sestaví ji „make play“.
serve-here = Hranice běží na { $address }
serve-how-network = Dostupné jsou jen z tohoto počítače. Pro telefony ve stejné síti: hranice serve --host 0.0.0.0
serve-network = Hranice běží na { $address } – dostane se k nim každý v této síti.
serve-stop = Zastavíte je klávesami Ctrl-C.
serve-one-place = Zadejte buď --data, nebo --database, ne obojí.
serve-no-port = { $host }, port { $port } nelze použít: { $why }. Zkuste --port 0.
serve-failed = Server se nepodařilo spustit; důvod je uveden výše.
