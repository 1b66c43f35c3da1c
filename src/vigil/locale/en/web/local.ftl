### Without a server: the engine on this device.

web-local-starting = Starting the game on this device ({ $size } MB, kept afterwards): { $percent } %
web-local-failed = The game could not be started on this device. Connect to the network once and try again; then it is kept.
web-local-heading = Without a connection
web-local-about = Lessons, rulebooks, puzzles and games for one can run on this device, without any server. Friends, chat, hints and strong bots need one.
web-local-keep = Download it to this device ({ $size } MB)
web-local-kept = It is kept on this device: without a connection it takes over by itself.
web-local-always = Always play on this device
web-local-always-why = New games stay in this browser, even where there is a server.
web-local-upload = Copy to the server
