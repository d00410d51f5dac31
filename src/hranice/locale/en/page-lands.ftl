# All maps and boards, and those of one's own.

lands-title = Maps and boards
lands-intro = Everything you can play on. Pick one, or bring your own.
lands-play = Play
lands-states = { $count ->
    [one] One state
   *[other] { $count } states
}
lands-board = Board { $board }
lands-board-about = 86 spaces around nine lands
lands-own = Your own
lands-own-about = Drop the file of a map or a board. It is checked and drawn at once. If nothing is wrong, you can play on it right away, here or with friends. It stays on this device; a table with friends gets a copy, for as long as somebody wants it.
lands-not-kept = Not everything could be saved: the storage of this device is full, or closed to us. What is not saved stays only while this tab is open.
lands-drop = Drop a map or a board here
lands-drop-hint = a .json file, or GeoJSON with its notes (.toml)
lands-drop-hint-here = a finished map or board (.json). From GeoJSON only a server makes maps.
lands-choose = Choose files
lands-looking = Having a look …
lands-sound = Nothing is wrong with it. It is in your list now.
lands-sketch = The file as it lies, with what is wrong framed
lands-faults = { $count ->
    [one] One thing must be mended before you can play on it:
   *[other] { $count } things must be mended before you can play on it:
}
lands-doubts = Worth knowing, and what to write into the notes:
lands-where = Show number { $number } on the drawing
lands-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
lands-own-board = your own board
lands-own-board-alone = Its spaces lie differently from ours. Add another board with the same spaces, and two can play.
lands-save = Save as a file
lands-forget = Forget
lands-forget-sure = Forget it on this device?
lands-unknown = That is neither a map nor a board that we understand.
lands-fresh-title = Fresh boards
lands-fresh-about = Boards that nobody has played on yet, made on the spot and tried out in thousands of quick games.
lands-fresh-one = Another board
lands-fresh-four = Four fresh boards
lands-fresh-making = Making and trying out …
lands-fresh-share = Beside A to D it wins { $share } % of { $games } quick games, give or take { $error }. Even would be 25 %.
lands-fresh-even = Wins { $share } % of { $games } quick games among the four.
lands-fresh-play = Play on it
lands-fresh-play-four = Play on these four
lands-fresh-four-title = Four fresh boards, { $board } among them
