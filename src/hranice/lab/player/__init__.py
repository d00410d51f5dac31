"""The learned player of The BORDER, compiled: it judges positions by the net and reckons turns exactly.

features    what a position is judged by, as numbers of rows
net         rows are added up, two small layers follow
workspace   what a player needs to think, and how it judges a move
decisions   whole turns and crossings
"""
