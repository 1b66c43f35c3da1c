### Help, first steps, and what the doctor says.

cli-default = (default: { $value })
cli-heading-examples = examples
cli-first-steps =
    Vigil: a table for cooperative board games. Games: { $games }.

    Play in the browser, alone or with friends:  { $serve }
    Play here, in the terminal:                  { $play }
    Run many bot games:                          { $simulate }
    Check your installation:                     { $doctor }

    All commands: vigil --help. One command: vigil help play.
cli-about-doctor = Check your installation and suggest fixes.
cli-about-completion = Print a shell completion script.
cli-argument-shell = the shell: { $known }
cli-error-which_shell = Missing shell. Shells: { $known }.
cli-error-shell = No completion for “{ $value }”. Shells: { $known }.

## The doctor

doctor-vigil = Vigil { $version }, Python { $python }, engine { $form ->
    [compiled] compiled
   *[pure] not compiled
 }
doctor-pure = Optional: a wheel for your platform, or “make compile” in the repository, doubles its speed.
doctor-game = { $game }: rules { $rules }, with texts and bots
doctor-game-fix = Reinstall its package, or remove it.
doctor-letters = This terminal shows all characters and symbols ({ $encoding }): { $signs }
doctor-letters-wrong = This terminal lacks some characters ({ $encoding }); plain ones replace them.
doctor-letters-fix = Set a UTF-8 locale, e.g. LANG=C.UTF-8, or PYTHONUTF8=1.
doctor-extra = { $purpose }: installed (extra { $extra })
doctor-extra-missing = { $purpose }: not installed (extra { $extra }, needs { $packages })
doctor-for-bots = The bots value, search and master
doctor-for-server = Tables in the browser
doctor-for-terminal = The full-screen table in the terminal
doctor-for-parquet = Parquet files
doctor-for-report = Reports on simulations
doctor-for-ray = Simulations on a Ray cluster
doctor-for-rl = Reinforcement learning environments
doctor-client = The browser client is built.
doctor-client-missing = The browser client is not built: a server can only serve programs.
doctor-client-fix = Build it with “make client”, or install a wheel, which contains it.
doctor-folder = Tables are saved in { $folder } ({ $free } MB free).
doctor-folder-wrong = Cannot save tables: { $folder } is not writable.
doctor-folder-full = Low disk space in { $folder }: { $free } MB.
doctor-folder-fix = Use another place: vigil serve --database /path/vigil.db
doctor-port = Port { $port } is free for a server.
doctor-port-taken = Port { $port } is in use; perhaps Vigil is already running.

## The front door: vigil play

cli-door-title = What would you like to do?
cli-door-resume = Resume your last game
cli-door-learn = Learn { $game }
cli-door-play = Play { $game }
cli-door-join = Join a friend's table
cli-door-link = Link of the table:
