# Le regole; quelle di ogni gioco stanno nella sua cartella.

rules-numbers = I numeri piccoli sono quelli delle regole. Quando una mossa è rifiutata, il motivo ne nomina uno.
