# A finished game, looked at again.

replay-title = See a game again
replay-intro = Every finished game can be watched step by step: from the record that was saved at its end, or by the code of its table. Before anything is shown, all of it is checked: every move against the rules, every throw against the sealed envelope.
replay-drop = Drop a record here
replay-drop-hint = a file such as border-K7QWXMRT.jsonl
replay-choose = Choose a file
replay-code = Code of a finished table
replay-show = Show
replay-proving = The game is being checked …
replay-another = Another game
replay-table = To the table
replay-controls = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-step = Step
replay-step-of = Step { $step } of { $steps }
replay-round = Round
replay-round-number = Round { $round }
replay-speed = Speed
replay-eyes = Seen with the eyes of
replay-eyes-all = a spectator
