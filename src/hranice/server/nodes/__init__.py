"""Several nodes that share a database: any of them accepts any device, and each table has one owner.

`docs/architecture.md` tells how; from the outside in: `cluster_node` puts a node together, `cluster_tables`
finds the owner of a table, `outbound_visits` connects our devices to tables of other nodes, `inbound_visits`
theirs to ours, `leases` says which tables are ours, `bus` carries what `protocol` defines, and
`shared_device_links` moves keys to devices.
"""
