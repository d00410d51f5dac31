"""Several nodes that share a database: any of them accepts any device, and each table has one owner.

`docs/architecture.md` tells how; from the outside in: `cluster` puts a node together, `everywhere` is its
desk, `relay` takes devices to tables of other nodes, `guests` serves theirs at tables of ours, `leases` says
which those are, `bus` carries `words` between nodes, and `links` shares what else any node must know.
"""
