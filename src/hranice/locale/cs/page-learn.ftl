# Učení hraním: co říká trenér, krok za krokem.

learn-coach = Trenér
learn-progress = Jak daleko je lekce
learn-next = Dál
learn-leave = Opustit lekci
learn-stay = Dohrát tuhle hru
learn-again = Ještě jednou
