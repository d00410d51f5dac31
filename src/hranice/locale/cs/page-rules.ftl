# Pravidla; ta k jednotlivým hrám jsou v jejich složkách.

rules-numbers = Malá čísla jsou čísla pravidel. Když tah neprojde, důvod jedno z nich jmenuje.
