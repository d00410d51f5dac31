option-sticks = Sticks on the table
fact-nim-took = { $you ->
    [yes] You take { $sticks }.
   *[no] { $who } takes { $sticks }.
}
