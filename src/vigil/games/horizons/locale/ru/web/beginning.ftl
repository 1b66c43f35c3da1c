### Horizons of Spirit Island: начало игры в браузере.

hz-beginning-you = Вы — { $name }
hz-beginning-face = На ваш остров высадились захватчики. Напугайте и уничтожьте их, пока скверна ({ $blight }) не погубила остров.
