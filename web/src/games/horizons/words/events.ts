/** Lines of the log: what happened, in words. */

import type { HorizonsView } from '../view'
import type { Outcome, Told } from '$lib/protocol/types'
import { found } from '$lib/words/found'
import { marked } from '$lib/words/marks'
import { type Args, ending, NOTHING, sentence } from '$lib/words/phrases'
import type { Names } from './names'

type Data = Told[1]

/** Events that are not worth a line. */
const SILENT = ['only_option']

/** The invader actions by their bits. */
const ACTIONS = [
  [1, 'ravage'],
  [2, 'build'],
  [4, 'explore'],
] as const

/** One line of the log, or `null`. */
export function eventLine(names: Names, [tag, data]: Told, view: HorizonsView): string | null {
  if (SILENT.includes(tag)) return null
  if (tag === 'game_ended') return ending(names.words, 'hz', data as unknown as Outcome)
  const key = `hz-event-${tag}`
  const own = `${key}-spirit`
  const isOwn = 'target' in data && names.words.has(own)
  return sentence(names.words.text(isOwn ? own : key, eventArgs(names, data, view)))
}

/** The facts of an event with ids turned into names. */
function eventArgs(names: Names, data: Data, view: HorizonsView): Args {
  const args: Args = Object.fromEntries(
    Object.entries(data).map(([fact, value]) => [fact, said(names, fact, value)]),
  )
  if ('seat' in data) args.who = names.who(Number(data.seat), view)
  if ('target' in data) args.target = names.who(Number(data.target), view)
  if ('number' in data) args.actions = chosenGrowth(names, data, view)
  if ('level' in data) args.text = levelText(names, data)
  return args
}

/** One fact of an event as a name or a number. */
function said(names: Names, fact: string, value: unknown): string | number {
  const say = FACTS[fact]
  if (say) return say(names, value)
  return typeof value === 'number' ? value : String(value)
}

function chosenGrowth(names: Names, data: Data, view: HorizonsView): string {
  const spirit = found(view.spirits[Number(data.seat)], `spirit of seat ${data.seat}`)
  return names.growth(spirit.id, Number(data.number))
}

/** What a terror level means: for a fear card, or for victory. */
function levelText(names: Names, data: Data): string {
  if ('card' in data) return names.words.text(`hz-fear-${data.card}.level${data.level}`)
  return names.text('terror', String(data.level))
}

/** The invader actions that do not happen. */
function skipped(names: Names, bits: unknown): string {
  const skips = ACTIONS.filter(([bit]) => Number(bits) & bit)
  return skips.map(([, action]) => names.name('action', action)).join(', ')
}

/** The spirits as they sit. */
function spirits(names: Names, ids: unknown): string {
  return (ids as string[]).map((id, seat) => marked(`spirit:${seat}`, names.name('spirit', id))).join(', ')
}

/** A card of the invader track, if one lies there. */
function cardOrNone(names: Names, card: unknown): string {
  return card ? names.card(String(card)) : NOTHING
}

/** A land by its id alone. */
function land(_names: Names, id: unknown): string {
  return marked(`land:${id}`, String(id))
}

function card(names: Names, id: unknown): string {
  return names.card(String(id))
}

function named(kind: string): Say {
  return (names, id) => names.name(kind, String(id))
}

type Say = (names: Names, value: unknown) => string

/** How each fact that is not plain is said. */
const FACTS: Readonly<Record<string, Say>> = {
  action: named('action'),
  actions: skipped,
  boards: (names, ids) => names.listed('board', ids as string[]),
  build: cardOrNone,
  by: named('piece'),
  card,
  cards: (names, ids) => names.cards(ids as string[]),
  deck: named('deck'),
  element: named('element'),
  land,
  level: named('terror'),
  phase: named('phase'),
  piece: named('piece'),
  power: card,
  ravage: cardOrNone,
  spirits,
  start: land,
  why: (names, id) => names.why(String(id)),
}
