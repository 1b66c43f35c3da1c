### What every page of the browser says.

web-app-skip = Skip to the content
web-app-busy = Server busy. Retrying in { $seconds } s.
web-app-home = Home page
web-app-language = Language
web-app-rules = Rules and cards
web-app-settings = Settings
web-app-close = Close
web-app-loading = Loading…
web-app-not-loaded = Could not load this page. Check the connection and reload.
web-app-updated = Vigil has been updated. Reload the page to continue.
web-app-update = A new version of Vigil is ready.
web-app-reload = Reload
web-app-later = Later
web-app-try-again = Try again
web-app-name-alphabet =
    { $name } ({ $alphabet ->
        [cyrillic] Cyrillic
        [greek] Greek
        [latin] Latin
       *[mixed] mixed alphabets
    })
web-app-not-found = Not found
web-app-not-found-why = The table was deleted, or the link has a typo. Check it, or start from the home page.
web-app-link = Link or code of a table
web-app-open-link = Open
