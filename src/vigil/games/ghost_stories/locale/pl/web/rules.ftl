### Ghost Stories: the rules and cards in the browser.

## The reference

web-rules-kind-ghost = Duchy
web-rules-kind-incarnation = Inkarnacje Wu-Fenga
web-rules-kind-tile = Żetony wioski
web-rules-kind-family = Rodziny
web-rules-kind-artifact = Artefakty
web-rules-kind-ability = Symbole na kartach
