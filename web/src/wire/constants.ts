// Written by `python -m tools.wire` from the Python of the server. Do not edit.

export const LANGUAGES = {"en": "English","cs": "čeština","it": "italiano","de": "Deutsch"} as const;

export const COLOURS = ["red","green","blue","yellow","orange","grey"] as const;

export const LOOKS = [{"name": "red","letter": "R","fill": "#ac241d","ink": "#fbf6ea","pale": "#e2b3a8","deep": "#ac241d","glyph": "♥","symbol": "M0 9.5 -8.6 0.6A5 5 0 0 1-8.2-6.6A5 5 0 0 1 0-5.2 5 5 0 0 1 8.2-6.6 5 5 0 0 1 8.6 0.6Z"},{"name": "green","letter": "G","fill": "#268550","ink": "#fbf6ea","pale": "#b7d2b9","deep": "#20713f","glyph": "▲","symbol": "M0-10 10 8H-10Z"},{"name": "blue","letter": "B","fill": "#103a7e","ink": "#fbf6ea","pale": "#b0bac7","deep": "#103a7e","glyph": "≈","symbol": "M-10-5Q-5-11 0-6T10-7V-2Q5 4 0-1T-10 0ZM-10 5Q-5-1 0 4T10 3V8Q5 14 0 9T-10 10Z"},{"name": "yellow","letter": "Y","fill": "#fedc3c","ink": "#16243f","pale": "#fceeb2","deep": "#8a6a00","glyph": "○","symbol": "M0-9.5A9.5 9.5 0 0 1 0 9.5 9.5 9.5 0 0 1 0-9.5ZM0-5A5 5 0 0 1 0 5 5 5 0 0 1 0-5Z"},{"name": "orange","letter": "O","fill": "#f99752","ink": "#16243f","pale": "#fad8b9","deep": "#b04f12","glyph": "◆","symbol": "M0-11 7.5 0 0 11-7.5 0Z"},{"name": "grey","letter": "E","fill": "#87929a","ink": "#16243f","pale": "#d6d6d0","deep": "#515b63","glyph": "■","symbol": "M-8-8H8V8H-8Z"}] as const;

export const AREAS = ["villa","well","sailboat","wind-wheel","castle","eagle","goat","lighthouse","oak"] as const;

export const LAND = {"well": "#e6efe9","goat": "#efe6d2","eagle": "#e9e4ee","oak": "#e2ecd0","wind-wheel": "#f6e9cd","villa": "#f8e0d3","lighthouse": "#f3ecc8","sailboat": "#dbe8ec","castle": "#efe0d4"} as const;

export const TRAVELLERS = ["red","yellow","blue","purple","green","white"] as const;

export const FORTY_FIELD = "40" as const;

export const PRICES = {"crossing": 10,"adjacent": 30,"under": 10,"forty": 40,"income": [[1,100],[3,200],[5,300]]} as const;

export const ROUNDS = [{"picks": 1,"target": false,"receives": false},{"picks": 1,"target": false,"receives": false},{"picks": 2,"target": false,"receives": false},{"picks": 2,"target": false,"receives": false},{"picks": 2,"target": true,"receives": false},{"picks": 2,"target": true,"receives": false},{"picks": 2,"target": true,"receives": true}] as const;

export const MOST_UNDER = 11 as const;

export const PHRASES = ["phrase-hello","phrase-luck","phrase-thanks","phrase-well-played","phrase-oops","phrase-wow","phrase-laugh","phrase-moment","phrase-ready","phrase-again","phrase-bye"] as const;
