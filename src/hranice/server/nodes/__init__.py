"""Several nodes that share a database: any of them accepts any device, and each table has one owner.

`docs/architecture.md` tells how; from the outside in: `cluster` puts a node together, `remote` finds the
owner of a table, `outbound` connects our devices to tables of other nodes, `inbound` theirs to ours, `leases`
says which tables are ours, `bus` carries what `protocol` defines, and `device_links` moves keys to devices.
"""
