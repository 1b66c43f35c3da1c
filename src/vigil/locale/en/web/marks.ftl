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
