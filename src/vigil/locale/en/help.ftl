### Help, first steps, and what the doctor says.

cli-default = (default: { $value })
cli-heading-examples = examples
cli-first-steps =
    Vigil is a table for cooperative board games: { $games }.

    To play in the browser, alone or with friends:  { $serve }
    To play here, in the terminal:                  { $play }
    To let bots play many games:                    { $simulate }
    To see whether everything is installed:         { $doctor }

    All commands: vigil --help. One command: vigil help play.
cli-about-doctor = Look whether everything is installed and say how to mend what is not.
cli-about-completion = Print what a shell needs to complete command lines with the Tab key.
cli-argument-shell = the shell: { $known }
cli-error-which_shell = A shell is missing; the shells are: { $known }.
cli-error-shell = There is no completion for “{ $value }”; the shells are: { $known }.

## The doctor

doctor-vigil = Vigil { $version }, engine: { $form }, Python { $python }
doctor-pure = “make compile” makes the engine about twice as fast; nothing else needs it.
doctor-game = { $game }: rules { $rules }, with words and bots
doctor-game-mend = Install its package again, or remove it.
doctor-letters = This terminal shows all letters and signs ({ $encoding }): { $signs }
doctor-letters-wrong = This terminal does not show all letters and signs ({ $encoding }); they become question marks.
doctor-letters-mend = Set a UTF-8 locale, for example LANG=C.UTF-8, or PYTHONUTF8=1.
doctor-extra = Extra { $extra }: installed
doctor-extra-missing = Extra { $extra }: not installed ({ $packages })
doctor-client = The page for browsers is built.
doctor-client-missing = The page for browsers is not built: a server can only answer programs.
doctor-client-mend = “make client” builds it; an installed wheel brings it along.
doctor-folder = Tables can be kept in { $folder } ({ $free } MB free).
doctor-folder-wrong = Tables cannot be kept: { $folder } cannot be written to.
doctor-folder-full = Hardly anything is free in { $folder }: { $free } MB.
doctor-folder-mend = Name another place: vigil serve --database /path/vigil.db
doctor-port = Port { $port } is free for a server.
doctor-port-taken = Port { $port } is taken; perhaps Vigil is running already.
