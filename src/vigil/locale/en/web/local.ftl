### Without a server: the engine on this device.

web-local-starting = Downloading the game ({ $size } MB, saved for offline play): { $percent } %
web-local-failed = Could not start the game on this device. Connect once and try again; it will be saved.
web-local-heading = Offline
web-local-about = Lessons, rulebooks, puzzles and solo games run on this device without a server. Friends, chat, hints and strong bots need one.
web-local-keep = Download it to this device ({ $size } MB)
web-local-kept = Saved on this device. It takes over when you are offline.
web-local-always = Always play on this device
web-local-always-why = New games stay in this browser, even with a server.
web-local-upload = Copy to the server
