### What every page of the browser says.

web-app-skip = К содержанию
web-app-busy =
    { $seconds ->
        [one] Сервер перегружен; новая попытка через { $seconds } секунду.
        [few] Сервер перегружен; новая попытка через { $seconds } секунды.
       *[many] Сервер перегружен; новая попытка через { $seconds } секунд.
    }
web-app-home = На главную
web-app-language = Язык
web-app-rules = Правила и карты
web-app-settings = Настройки
web-app-close = Закрыть
web-app-loading = Загружаем…
web-app-not-loaded = Страницу не удалось загрузить. Проверьте соединение и обновите её.
web-app-updated = Vigil обновлён. Перезагрузите страницу, чтобы продолжить.
web-app-update = Готова новая версия Vigil.
web-app-reload = Обновить
web-app-later = Позже
web-app-try-again = Попробовать ещё раз
web-app-name-alphabet =
    { $name } ({ $alphabet ->
        [cyrillic] кириллица
        [greek] греческий алфавит
        [latin] латиница
       *[mixed] разные алфавиты
    })
web-app-not-found = Здесь ничего нет
web-app-not-found-why = Стол удалён, или в адресе опечатка. Проверьте ссылку или начните с главной страницы.
web-app-link = Ссылка или код стола
web-app-open-link = Открыть
