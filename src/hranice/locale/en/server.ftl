# What the server tells players and operators.

server-unreadable = The server cannot read that.
server-no-key = This device has not introduced itself. Load the page again.
server-foreign-page = That came from a foreign page and is not accepted.
server-not-found = There is nothing at this address.
server-no-such-table = There is no table with this code.
server-no-such-link = This link has been used, or has expired. Ask for a new one.
server-no-such-map = There is no such map.
server-no-such-game = There is no such game here.
server-no-such-journey = Nobody can have made such a journey.
server-wrong-method = That cannot be done at this address.
server-not-watching = This device is not connected to that table.
server-too-many-tables = One device can be connected to { $most } tables at most.
server-too-large = That is too large.
server-too-fast = That was too much at once. Wait a moment.
server-too-many-connections = { $most } connections from one address are the most.
server-fault = Something unforeseen happened on the server. Nothing was lost.
server-store-away = The server cannot save at the moment. Nothing is lost; it is trying again.
server-table-busy = The table is just being moved. Try again in a moment.
server-no-page = The server runs, but its page has not been built. “make play” builds it.
serve-here = Hranice is at { $address }
serve-how-network = Only this computer can reach it. For phones in the same network: hranice serve --host 0.0.0.0
serve-network = Hranice is at { $address } – everybody in this network can reach it.
serve-stop = Ctrl-C stops it.
serve-one-place = Give either --data or --database, not both.
serve-no-port = { $host }, port { $port } cannot be used: { $why }. Try --port 0.
serve-failed = The server could not start; the reason stands above.
