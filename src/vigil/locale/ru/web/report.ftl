### Отчёт после игры в браузере.

## Чем кончилось

web-report-won = Победа
web-report-lost = Поражение
web-report-given-up = Игра сдана
web-report-open = Игра продолжается
web-report-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}

## Ход игры

web-report-chart = Показатели игры ход за ходом; ползунок внизу страницы прочитает их вслух
web-report-chance = Шанс победы
web-report-chance-later = Его кривая появится, когда игра закончится.
web-report-analyse = Проанализировать игру
web-report-analyse-about = Симуляции покажут, чего стоило каждое решение. Это займёт минуту или больше; страницу можно закрыть.
web-report-analysis-waiting = { $before ->
    [one] Впереди ещё { $before } игра
    [few] Впереди ещё { $before } игры
   *[many] Впереди ещё { $before } игр
}
web-report-analysing = Анализ: { $done } из { $total }
web-report-analysis-gone = Анализ прерван. Попробуйте ещё раз.
web-report-what-if = { $turn }: посмотреть и сыграть иначе
web-report-axis = ход
web-report-scrubber = По ходам
web-report-turns = Ход
web-report-back = Предыдущий ход
web-report-on = Следующий ход
web-report-answer = шаг { $ply } из { $plies }
web-report-watch-from = Смотреть повтор отсюда: { $place }

## Моменты

web-report-all = { $shown } из { $count }: показать все
web-report-fewer = Только самые важные
web-report-no-moments = Пока ничего важного не произошло.
web-report-tone-good = хорошо для игроков
web-report-tone-bad = плохо для игроков

## Дела и удача

web-report-no-deeds = Пока никто ничего не сделал.
web-report-dice = Удача кубиков
web-report-odds-mark = Жёлтая метка: ожидаемое по вероятности.

## Что дальше

web-report-watch = Смотреть повтор
web-report-again = Реванш
web-report-to-table = К столу
web-report-share = Поделиться отчётом
web-report-copied = Ссылка скопирована
web-report-puzzle-keep = Сохранить как задачу
web-report-puzzle-kept = Сохранено: к задаче
