### Achievements in the browser.

web-marks-title = Achievements
web-marks-about = Each is proven by the record of a finished game; opened records count too.
web-marks-count = { $earned } of { $all }
web-marks-hidden = Hidden
web-marks-hidden-why = Revealed when earned.
web-marks-new = New
web-marks-earned = Earned
web-marks-fresh = New achievements
web-marks-all = All achievements

## Another device

web-marks-move = Move your progress
web-marks-move-why = Your progress is only in this browser. The link carries it in a part that no server sees; anyone who has it can add it to theirs.
web-marks-offered = This link brings progress from another device.
web-marks-take = Add it to mine
web-marks-link = Private link
web-marks-code = QR code of the private link: scan it with the other device
web-marks-file = Save to a file
web-marks-open = Open a file
web-marks-forget = Delete everything
web-marks-forget-sure = Delete lanterns, achievements, puzzles and evenings
web-marks-keep = Keep it
web-marks-copied = The link is in the clipboard.
web-marks-added = Added. Nothing of yours was lost.
web-marks-bad = This is not Vigil progress.
web-marks-forgotten = Deleted.
