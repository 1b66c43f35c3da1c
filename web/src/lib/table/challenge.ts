/** The day's challenge: playing it, and a line about how it went. */

import { cardOf, levelOf, nameOf } from '../games'
import { myName, open } from '../home'
import { i18n, t } from '../i18n.svelte'
import type { Deal, TableInfo, View } from '../protocol/types'

/** Alone, or with a friend who is invited. */
export function play(day: string, { game, setup }: Deal, together: boolean): Promise<void> {
  const players = Math.max(setup.players, together ? 2 : 1)
  const title = t('web-challenge-table', { day: dayOf(day) })
  const seats = Array.from({ length: players }, (_, seat) => (seat ? {} : { name: myName() }))
  return open({ game, challenge: day, setup: { players }, title, seats, start: players === 1 })
}

/** A day as it is written in the language of the reader. */
export function dayOf(day: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(i18n.words?.language, style).format(new Date(day))
}

/** How a game of a challenge went, without a word of what happened in it. */
export function resultLine({ challenge, game, setup }: TableInfo, view: View, link: string): string {
  const level = levelOf(game, setup.level)
  const { won = false, score = 0 } = view.outcome ?? {}
  return t('web-challenge-line', {
    day: challenge,
    game: [nameOf(cardOf(game, setup.modules)), level].filter(Boolean).join(', '),
    players: setup.players,
    won: String(won),
    score,
    turns: view.turn,
    link,
  })
}
