### Help, first steps, and what the doctor says.

cli-default = (default: { $value })
cli-heading-examples = examples
cli-first-steps =
    Vigil is a table for cooperative board games: { $games }.

    Play in the browser, alone or with friends:  { $serve }
    Play here, in the terminal:                  { $play }
    Run many bot games:                          { $simulate }
    Check your installation:                     { $doctor }

    All commands: vigil --help. One command: vigil help play.
cli-about-doctor = Check your installation and suggest fixes.
cli-about-completion = Print a shell completion script.
cli-argument-shell = the shell: { $known }
cli-error-which_shell = A shell is missing; the shells are: { $known }.
cli-error-shell = There is no completion for “{ $value }”; the shells are: { $known }.

## The doctor

doctor-vigil = Vigil { $version }, Python { $python }, engine { $form ->
    [compiled] compiled
   *[pure] not compiled
 }
doctor-pure = A wheel for your platform, or “make compile” in the repository, makes it about twice as fast; nothing else needs it.
doctor-game = { $game }: rules { $rules }, with words and bots
doctor-game-fix = Install its package again, or remove it.
doctor-letters = This terminal shows all letters and signs ({ $encoding }): { $signs }
doctor-letters-wrong = This terminal does not show all letters and signs ({ $encoding }); plainer ones stand in for them.
doctor-letters-fix = Set a UTF-8 locale, for example LANG=C.UTF-8, or PYTHONUTF8=1.
doctor-extra = { $purpose }: installed (extra { $extra })
doctor-extra-missing = { $purpose }: not installed (extra { $extra }, needs { $packages })
doctor-for-bots = Bots that look ahead: value and search
doctor-for-server = Tables in the browser
doctor-for-terminal = The terminal table with keys and mouse
doctor-for-parquet = Results of simulations as Parquet files
doctor-for-report = Pages about simulations
doctor-for-ray = Simulations on a Ray cluster
doctor-for-rl = Environments for learning programs
doctor-client = The page for browsers is built.
doctor-client-missing = The page for browsers is not built: a server can only answer programs.
doctor-client-fix = “make client” builds it; an installed wheel brings it along.
doctor-folder = Tables can be kept in { $folder } ({ $free } MB free).
doctor-folder-wrong = Tables cannot be kept: { $folder } cannot be written to.
doctor-folder-full = Hardly anything is free in { $folder }: { $free } MB.
doctor-folder-fix = Name another place: vigil serve --database /path/vigil.db
doctor-port = Port { $port } is free for a server.
doctor-port-taken = Port { $port } is taken; perhaps Vigil is running already.

## The front door: vigil play

cli-door-title = What would you like to do?
cli-door-resume = Resume your last game
cli-door-learn = Learn { $game }
cli-door-play = Play { $game }
cli-door-join = Join a friend's table
cli-door-link = Link of the table:
