// Written by `python -m tools.wire` from the Python of the server. Do not edit.

export const TRAVELLERS = ["red","yellow","blue","purple","green","white"] as const;

export const FORTY_FIELD = "40" as const;

export const PRICES = {"crossing": 10,"adjacent": 30,"under": 10,"forty": 40,"income": [[1,100],[3,200],[5,300]]} as const;

export const ROUNDS = [{"picks": 1,"target": false,"receives": false},{"picks": 1,"target": false,"receives": false},{"picks": 2,"target": false,"receives": false},{"picks": 2,"target": false,"receives": false},{"picks": 2,"target": true,"receives": false},{"picks": 2,"target": true,"receives": false},{"picks": 2,"target": true,"receives": true}] as const;

export const STAGES = [{"stage": 1,"income": 100},{"stage": 3,"income": 200},{"stage": 5,"income": 300},{"stage": 7,"income": 0}] as const;

export const MOST_UNDER = 5 as const;

export const MAPS = [{"name": "africa","ratio": 1.0953},{"name": "asia","ratio": 1.1669},{"name": "czechia","ratio": 1.692},{"name": "europe","ratio": 1.1111},{"name": "france","ratio": 1.002},{"name": "germany","ratio": 0.8},{"name": "italy","ratio": 0.8467},{"name": "japan","ratio": 0.8425},{"name": "north-america","ratio": 0.8271},{"name": "poland","ratio": 1.0638},{"name": "south-america","ratio": 0.8},{"name": "switzerland","ratio": 1.5291},{"name": "turkiye","ratio": 1.7857},{"name": "usa","ratio": 1.3072}] as const;
