// Written by `python -m tools.wire` from the Python of the server. Do not edit.

export const TRAVELLERS = ["red","yellow","blue","purple","green","white"] as const;

export const FORTY_FIELD = "40" as const;

export const PRICES = {"crossing": 10,"adjacent": 30,"under": 10,"forty": 40,"income": [[1,100],[3,200],[5,300]]} as const;

export const ROUNDS = [{"picks": 1,"target": false,"receives": false},{"picks": 1,"target": false,"receives": false},{"picks": 2,"target": false,"receives": false},{"picks": 2,"target": false,"receives": false},{"picks": 2,"target": true,"receives": false},{"picks": 2,"target": true,"receives": false},{"picks": 2,"target": true,"receives": true}] as const;

export const STAGES = [{"stage": 1,"income": 100},{"stage": 3,"income": 200},{"stage": 5,"income": 300},{"stage": 7,"income": 0}] as const;

export const MOST_UNDER = 5 as const;
