# Learning The BORDER by doing: what the coach says, step by step.

learn-border-board-title = This is your board
learn-border-board = You take over in the middle of a real game. Nine little lands; cross off every space around one, and it is yours. Your rival has another board and wants the same.
learn-border-hold-title = Keep what is useful
learn-border-hold = { $advised ->
    [yes] Your five dice have been rolled. Tap these to keep them: { $dice }.
   *[no] Your five dice have been rolled. Tap those that you want to keep.
}
learn-border-reroll-title = Roll again
learn-border-reroll = What you did not keep is rolled again. You have three rolls in all.
learn-border-more-title = Enough, or once more?
learn-border-more = The glowing segments can be completed with these dice. Take them as they lie with “{ turn-stop }”, or roll once more.
learn-border-stop-title = That will do
learn-border-stop = See the glowing segment? These dice are enough to complete it. Tap “{ turn-stop }”; whatever you do not need goes to the others.
learn-border-complete-title = Complete a segment
learn-border-complete = You may only complete whole segments: every space that is still open in it needs a die of its colour. Tap the glowing one.
learn-border-done-title = Hand it in
learn-border-done = Looks good. Until “{ turn-done }” you can take everything back; then it is pen on paper.
learn-border-closed-title = A land of your own!
learn-border-closed = The { $area } is closed all round: { count-points }. You were first and got the higher value; latecomers get about half.
learn-border-others-title = Leftovers for the others
learn-border-others = Meanwhile { $who } may use the dice that you left over: one space per die, next to a space that is already crossed. So think twice about what you leave.
learn-border-watch-title = Now { $who } is rolling
learn-border-watch = In a moment you get the leftovers.
learn-border-cross-title = Your leftovers
learn-border-cross = One space per die that is left, of its colour, next to a crossed one. Spaces that you may tap are marked. You may also cross nothing.
learn-border-cross-done-title = One more, or done?
learn-border-cross-done = As long as dice are left you may cross on; the new cross counts as a neighbour too. Then tap “{ turn-done }”.
learn-border-end-title = That is the whole game
learn-border-end = You have { count-points }. Whoever closes a sixth land brings on the last round; whoever has the most points wins. Ready?
