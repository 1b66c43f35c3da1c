### Achievements in the browser.

web-marks-title = Achievements
web-marks-about = Each is proved by the record of a finished game; opened records count too.
web-marks-count = { $earned } of { $all }
web-marks-hidden = Hidden
web-marks-hidden-why = It shows itself when it is earned.
web-marks-new = New
web-marks-earned = Earned
web-marks-fresh = New achievements
web-marks-all = All achievements

## Another device

web-marks-move = Take it along
web-marks-move-why = Everything is kept in this browser alone. The link holds your progress in the part that no server sees; whoever has it can add it to theirs.
web-marks-offered = This link brings progress from another device.
web-marks-take = Add it to mine
web-marks-link = Private link
web-marks-code = QR code of the private link: scan it with the other device
web-marks-file = Save to a file
web-marks-open = Open a file
web-marks-forget = Forget everything
web-marks-forget-sure = Forget lanterns, achievements, puzzles and evenings
web-marks-keep = Keep it
web-marks-copied = The link is in the clipboard.
web-marks-added = Added. Nothing of yours was lost.
web-marks-bad = This is no progress of Vigil.
web-marks-forgotten = Forgotten.
