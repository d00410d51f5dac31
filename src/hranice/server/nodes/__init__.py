"""Several nodes that share a database: any of them accepts any device, and each table has one owner.

`docs/architecture.md` tells how; from the outside in: `cluster` puts a node together, `remote` finds the
owner of a table, `relay` takes devices to tables of other nodes, `guests` serves theirs at tables of ours, `leases`
says which those are, `bus` carries `words` between nodes, and `links` shares the rest.
"""
