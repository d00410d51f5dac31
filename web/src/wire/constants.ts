// Written by `python -m tools.wire` from the Python of the server. Do not edit.

export const LANGUAGES = {"en": "English","cs": "čeština","it": "italiano","de": "Deutsch"} as const;

export const PHRASES = ["phrase-hello","phrase-luck","phrase-thanks","phrase-well-played","phrase-oops","phrase-wow","phrase-laugh","phrase-moment","phrase-ready","phrase-again","phrase-bye"] as const;
