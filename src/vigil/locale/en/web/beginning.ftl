### What a browser says as a game begins.

web-beginning-now = The game begins
web-beginning-watch = You are watching
web-beginning-skip = Any key or tap skips this
