/** What those who sit at a table, and the table itself, are called in the language of the reader. */

import { cardOf, knownCards, nameOf } from '../game/cards'
import { dayOf } from '../words/dates'
import { i18n, ownKey, t } from '../words/i18n.svelte'
import type { SetupData, TableInfo } from '../protocol/types'
import { partsOf } from './bots'
import { alphabetOf } from './names'

/** How a player without a name is stored; readers see it in their language. */
export const GUEST = 'guest'

/** A second guest at a table, and any further one, has a number. */
const NUMBERED = /^guest (\d+)$/

/** How someone without a name is kept beside others who have none. */
export function guestBeside(names: readonly string[]): string {
  for (let number = 2; names.includes(GUEST); number++)
    if (!names.includes(`${GUEST} ${number}`)) return `${GUEST} ${number}`
  return GUEST
}

interface Sitter {
  name?: string
  bot?: string
}

/** The bots have names and faces by their seats. */
const BOTS = 4

/** The language of the words that the page shows. */
const language = () => i18n.words?.language ?? 'en'

/** Whether this is what a player without a name is called. */
export const isUnnamed = (name: string): boolean => name === GUEST || NUMBERED.test(name)

/** A person by name; one that passes for another says in which alphabet it is. */
export function called(name: string): string {
  if (name === GUEST) return t('web-home-me')
  const number = NUMBERED.exec(name)?.[1]
  if (number) return `${t('web-home-me')} ${number}`
  const alphabet = alphabetOf(name, language())
  return alphabet ? t('web-app-name-alphabet', { name, alphabet }) : name
}

/** The player of a seat: a person, a bot by its name there, or none. */
export function sitterName({ name, bot }: Sitter, seat: number): string {
  if (name) return called(name)
  return bot ? t(`web-table-bot-name-${seat % BOTS}`) : t('web-table-free-seat')
}

/** How a bot plays, as shown beside its name. */
export function manner(bot: string): string {
  const { strength, style } = partsOf(bot)
  return t('web-table-bot', { bot: strength, style })
}

/** The symbol of who has a seat before the game. */
export function sitterIcon({ name, bot }: Sitter, seat: number): string {
  if (name) return 'i-user'
  return bot ? `i-bot-${seat % BOTS}` : 'i-plus'
}

type Titled = Pick<TableInfo, 'game' | 'title' | 'scenario' | 'challenge'> &
  Partial<Pick<TableInfo, 'lesson' | 'origin'>>

/** The title that the host gave a table, or else what is played there; nothing for any game. */
export function ownTitle({ game, title, scenario, challenge, lesson, origin }: Titled): string {
  if (title) return title
  if (scenario) return scenario.title[language()] ?? ''
  if (challenge) return t('web-table-challenge', { day: dayOf(challenge) })
  if (lesson) return lessonTitle(lesson)
  const turn = origin?.turn ?? null
  return origin && turn !== null ? t(ownKey('web-table-line', game), { turn, number: origin.ply + 1 }) : ''
}

/** A chapter is named after its course and its number there. */
function lessonTitle(lesson: string): string {
  const [, course = '', number = ''] = /^(.*)_(\d+)$/.exec(lesson) ?? []
  const card = knownCards().find(({ id }) => id === course)
  return t('web-table-lesson', { number, game: card ? nameOf(card) : course })
}

/** The title of a table, or else the name of its game. */
export function titleOf(table: Titled & { setup: SetupData }): string {
  return ownTitle(table) || nameOf(cardOf(table.game, table.setup.modules))
}
