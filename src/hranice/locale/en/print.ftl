# On paper, whatever the game: the test print, what is on which page, and how to print it.

print-kit = To print, cut out and play
print-page = Page
print-test = Test print
print-test-text =
    Print this page first, at 100 % (“actual size”): nothing may be fitted to the page.
    Then take a ruler:
print-line = This line is 10 cm long. If it is not on your paper, change the scale before you print the rest.
print-grey = Six symbols, all different: whoever can tell them apart here needs no colours. Black and white is enough.
print-duplex = Sheets to cut out have a back. Print them on both sides, turned over the long edge. With page 2 on the back of this one, hold the sheet against the light: the rings in the corners should meet.
print-contents = What is on which page
print-part = What
print-pages = Pages
print-how = How to print it
print-one-sided = as you like
print-both-sides = both sides, thick paper if you have it
print-own-page = one side
print-large = one side, at a copy shop
print-unofficial = Unofficial: neither the authors nor the publishers have anything to do with it. Drawings and words are our own. Please buy the original.
print-fonts = Type: Fraunces and Atkinson Hyperlegible Next (SIL Open Font License).
print-written = { $file } is written: { $size } MB.
