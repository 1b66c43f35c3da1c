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
cli-about-completion = Вывести скрипт автодополнения для оболочки.
cli-argument-shell = оболочка: { $known }
cli-error-which_shell = Не указана оболочка. Есть: { $known }.
cli-error-shell = Для «{ $value }» автодополнения нет. Есть для: { $known }.

## The doctor

doctor-vigil = Vigil { $version }, Python { $python }, движок { $form ->
    [compiled] скомпилирован
   *[pure] не скомпилирован
 }
doctor-pure = Необязательно: пакет для вашей платформы или «make compile» в репозитории ускорит движок вдвое.
doctor-game = { $game }: правила { $rules }, тексты и боты на месте
doctor-game-fix = Установите её пакет заново или удалите его.
doctor-letters = Терминал показывает все символы ({ $encoding }): { $signs }
doctor-letters-wrong = Терминал показывает не все символы ({ $encoding }); их заменят простые.
doctor-letters-fix = Задайте кодировку UTF-8, например LANG=C.UTF-8 или PYTHONUTF8=1.
doctor-extra = { $purpose }: установлено (набор { $extra })
doctor-extra-missing = { $purpose }: не установлено (набор { $extra }, нужны { $packages })
doctor-for-bots = Боты value, search и master
doctor-for-server = Столы в браузере
doctor-for-terminal = Полноэкранный стол в терминале
doctor-for-parquet = Файлы Parquet
doctor-for-report = Отчёты о симуляциях
doctor-for-ray = Симуляции на кластере Ray
doctor-for-rl = Среды для обучения с подкреплением
doctor-client = Веб-клиент собран.
doctor-client-missing = Веб-клиент не собран: сервер сможет отвечать только программам.
doctor-client-fix = Соберите его: «make client». В установленном пакете он уже есть.
doctor-folder = Столы сохраняются в { $folder } (свободно { $free } МБ).
doctor-folder-wrong = Столы сохранить негде: нет прав на запись в { $folder }.
doctor-folder-full = В { $folder } мало места: { $free } МБ.
doctor-folder-fix = Укажите другое место: vigil serve --database /path/vigil.db
doctor-port = Порт { $port } свободен для сервера.
doctor-port-taken = Порт { $port } занят; возможно, Vigil уже запущен.

## The front door: vigil play

cli-door-title = Что будем делать?
cli-door-resume = Продолжить последнюю игру
cli-door-learn = Учиться: { $game }
cli-door-play = Играть: { $game }
cli-door-join = Сесть за стол друзей
cli-door-link = Ссылка на стол:
