### What vigil verify and the page say of the dice and cards of a game.

verify-everything = Everything is verified: every random result follows from the commitment recorded before the game and from the players' entropy.
verify-without_players = Everything except the players' entropy is verified: every random result follows from the commitment recorded before the game.
verify-nothing = Nothing is verified: no commitment was recorded before the game. The record is merely consistent with itself.
verify-checked = Checked: { $what }.
verify-both = { $rolls } and { $draws }
verify-rolls = { $count ->
    [one] { $count } dice roll
   *[other] { $count } dice rolls
}
verify-draws = { $count ->
    [one] { $count } random draw
   *[other] { $count } random draws
}
verify-no-chance = This game had no dice rolls and no random draws.
verify-confirmed = Player entropy confirmed: { $confirmed } of { $contributed }.
verify-from = { $count ->
    [one] Forked from another game at step { $first }; { $count } earlier random result is not checked.
   *[other] Forked from another game at step { $first }; { $count } earlier random results are not checked.
}
verify-position = The game began at a given position, which is not checked.
verify-unfinished = The record ends before the game does: the players gave up, or the record was cut short.

## What does not hold

verify-error-other_commitment = Not verified: the seed in this record does not match the commitment { $commitment }. Use the record and the commitment of the same table.
verify-error-other_seed = Not verified: the seed does not follow from the secret and the players' entropy in this record.
verify-error-luck_left_out = Not verified: the entropy { $luck } is not in the seed. It was left out, or belongs to another game or seat.
verify-error-other_beginning = Not verified: this record continues another game or position from step { $first }. If that is right, add --from { $first }.
verify-error-unfair_roll = Not verified: step { $ply } ({ $kind }) does not follow from the seed. The deal was not fair, or the record was changed.
verify-error-nothing_checked = Not verified: this record has no random results from step { $first }.
verify-error-no_longer_replays = Not verified: this record does not replay from step { $ply }. Use the version of Vigil that made it.
