### Ghost Stories: choosing a Taoist, the side of his board, and the level.

web-gallery-taoists = Taoiści
web-gallery-powers = Moce plansz
web-gallery-levels = Poziomy trudności

web-gallery-gs-yellow = Zapobiegliwy: więcej znaczników dla ciebie albo słabsze duchy.
web-gallery-gs-blue = Obrotny: więcej niż jedna akcja w turze.
web-gallery-gs-green = Szczęściarz: lepsze rzuty i mniej strachu przed klątwami.
web-gallery-gs-red = Wędrowiec: zawsze tam, gdzie trzeba, albo sprowadza tam przyjaciela.

web-gallery-gs-bottomless_pockets = Proste i zawsze przydatne: co turę znacznik, odłożony na tego ducha, który się liczy.
web-gallery-gs-enfeeblement_mantra = Najlepsza na silnym duchu, z którym zmierzy się kilku z was, przede wszystkim na Wu-Fengu.
web-gallery-gs-dance_of_the_spires = Żaden duch, który nawiedza, i żaden wieśniak nie jest za daleko; dobre na pierwszą grę.
web-gallery-gs-dance_of_the_twin_winds = Przenosi przyjaciela do ducha, któremu ten podoła. Potrzebuje drugiego Taoisty, więc nie do gry w pojedynkę.
web-gallery-gs-favourite_of_the_gods = Nieudany rzut można powtórzyć, rzut Klątwy też: najpewniejszy egzorcysta.
web-gallery-gs-strength_of_the_mountain = Czwarta kość na odporność 3 i 4, a rzuty Klątwy cię omijają.
web-gallery-gs-heavenly_gust = Najpierw pomoc, potem egzorcyzm: dopiero co wzięty znacznik można od razu wydać.
web-gallery-gs-second_wind = Dwie próby w turze oczyszczają zapchaną planszę; z rogu do czterech duchów.

web-gallery-gs-initiation = Do nauki: jedno Czi więcej i jeden żeton wioski więcej do stracenia.
web-gallery-gs-normal = Zwykła gra, na większość wieczorów wystarczająco trudna.
web-gallery-gs-nightmare = Wu-Feng wraca raz po raz; zaplanuj znaczniki na każdą jego postać.
web-gallery-gs-hell = Koszmar bez Jin-Jang na ratunek. Dla tych, którzy lubią przegrywać z klasą.
