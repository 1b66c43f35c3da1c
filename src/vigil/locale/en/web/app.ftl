### What every page of the browser says.

web-app-skip = Skip to the content
web-app-busy =
    { $seconds ->
        [one] The server is busy; trying again in { $seconds } second.
       *[other] The server is busy; trying again in { $seconds } seconds.
    }
web-app-home = To the first page
web-app-language = Language
web-app-rules = Rules and cards
web-app-settings = Settings
web-app-close = Close
web-app-loading = One moment…
web-app-not-loaded = This page could not be loaded; check the connection and load it again.
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
web-app-not-found = There is nothing here
web-app-not-found-why = The table has been deleted, or the address is mistyped. Check the link, or start from the first page.
web-app-link = Link or code of a table
web-app-open-link = Open
