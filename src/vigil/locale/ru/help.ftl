### Help, first steps, and what the doctor says.

cli-default = (по умолчанию: { $value })
cli-heading-examples = примеры
cli-first-steps =
    Vigil — стол для кооперативных настольных игр: { $games }.

    Играть в браузере, одному или с друзьями:  { $serve }
    Играть здесь, в терминале:                 { $play }
    Дать ботам сыграть много партий:           { $simulate }
    Проверить, всё ли установлено:             { $doctor }

    Все команды: vigil --help. Одна команда: vigil help play.
cli-about-doctor = Проверить установку и подсказать, что исправить.
cli-about-completion = Напечатать то, что нужно оболочке для дополнения команд клавишей Tab.
cli-argument-shell = оболочка: { $known }
cli-error-which_shell = Не указана оболочка; есть: { $known }.
cli-error-shell = Для «{ $value }» дополнения нет; есть для: { $known }.

## The doctor

doctor-vigil = Vigil { $version }, Python { $python }, движок { $form ->
    [compiled] скомпилирован
   *[pure] не скомпилирован
 }
doctor-pure = Пакет для вашей платформы или «make compile» в репозитории ускорит его примерно вдвое; без этого тоже всё работает.
doctor-game = { $game }: правила { $rules }, тексты и боты на месте
doctor-game-fix = Установите её пакет заново или удалите его.
doctor-letters = Терминал показывает все буквы и знаки ({ $encoding }): { $signs }
doctor-letters-wrong = Терминал показывает не все буквы и знаки ({ $encoding }); вместо них будут похожие.
doctor-letters-fix = Задайте кодировку UTF-8, например LANG=C.UTF-8 или PYTHONUTF8=1.
doctor-extra = { $purpose }: установлено (набор { $extra })
doctor-extra-missing = { $purpose }: не установлено (набор { $extra }, нужны { $packages })
doctor-for-bots = Боты, которые просчитывают вперёд: value, search и master
doctor-for-server = Столы в браузере
doctor-for-terminal = Стол в терминале с клавишами и мышью
doctor-for-parquet = Итоги симуляций в файлах Parquet
doctor-for-report = Страницы об итогах симуляций
doctor-for-ray = Симуляции на кластере Ray
doctor-for-rl = Среды для обучающихся программ
doctor-client = Страница для браузера собрана.
doctor-client-missing = Страница для браузера не собрана: сервер сможет отвечать только программам.
doctor-client-fix = Её собирает «make client»; в установленном пакете она уже есть.
doctor-folder = Столы можно хранить в { $folder } (свободно { $free } МБ).
doctor-folder-wrong = Столы негде хранить: в { $folder } нельзя писать.
doctor-folder-full = В { $folder } почти нет места: { $free } МБ.
doctor-folder-fix = Укажите другое место: vigil serve --database /path/vigil.db
doctor-port = Порт { $port } свободен для сервера.
doctor-port-taken = Порт { $port } занят; возможно, Vigil уже запущен.

## The front door: vigil play

cli-door-title = Что будем делать?
cli-door-resume = Продолжить последнюю игру
cli-door-learn = Научиться: { $game }
cli-door-play = Играть: { $game }
cli-door-join = Сесть за стол друзей
cli-door-link = Ссылка на стол:
