# A finished game, looked at again.

replay-title = Watch a replay
replay-intro = Every finished game can be watched step by step: from its game file, or by the code of its table. First everything is checked: every move against the rules, every roll against the sealed envelope.
replay-drop = Drop a game file here
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
replay-forward = One step forward
replay-last = To the end
replay-step = Step
replay-step-of = Step { $step } of { $steps }
replay-round = Round
replay-round-number = Round { $round }
replay-speed = Speed
replay-eyes = View of
replay-eyes-all = a spectator
