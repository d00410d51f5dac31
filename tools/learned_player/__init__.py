"""The learned player of The BORDER, compiled: it judges positions by the net and reckons turns exactly.

feature_index   what a position is judged by: every case of every feature has a row
features        the features of a position as numbers of rows
net             rows are added up, two small layers follow
dice            what every hold is worth, exactly
scratch_memory  the memory in which a player thinks
evaluation      what a position after a move is worth
turn_planning   whole first actions
crossing_search second actions
weighing        a decision: which moves are considered, and what each is worth
wasm_interface  what the host of the shipped engine may ask
saved_nets      nets to and from their file
"""
