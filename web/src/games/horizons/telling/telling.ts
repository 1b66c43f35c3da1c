/** What the log tells in one line: a power, a ravage or a card with all that it brought about. */

import type { EventData } from '$lib/protocol/types'
import type { Telling } from '$lib/game/telling'
import { marked } from '$lib/words/marks'
import type { Words } from '$lib/words/words'
import type { Voice } from '$lib/words/speaker'
import type { HorizonsView } from '../view'
import { reasonOf } from '../words/reason'

type Facts = EventData[1]

/** The reason of what follows something, by its tag; of other things their own. */
const CAUSES: Readonly<Record<string, (facts: Facts) => unknown>> = {
  dahan_strike_back: () => 'dahan',
  fear_card_revealed: ({ card }) => card,
  growth_chosen: () => 'growth',
  invader_card_drawn: () => 'explore',
  power_used: ({ power }) => power,
  ravaged: () => 'ravage',
}
/** Events without their own reason: they follow from the event before. */
const FOLLOW = new Set([
  'blight_added',
  'blight_prevented',
  'card_forgotten',
  'card_gained',
  'cards_drawn',
  'cards_reclaimed',
  'deck_reshuffled',
  'fear_card_earned',
  'slot_opened',
])
/** Reasons that are themselves brought about by something else. */
const BROUGHT_ABOUT = new Set<unknown>(['blight', 'destroyed'])
/** Figures that are added up where things are told as one. */
const ADDED_UP = new Set(['energy_gained', 'fear_generated', 'piece_damaged'])
/** Facts in which things that are told as one may differ. */
const APART = new Set(['land', 'left', 'start', 'why'])

function causeOf([tag, facts]: EventData): unknown {
  return CAUSES[tag]?.(facts) ?? facts['why']
}

/** Whether two things are of different spirits. */
function differ(one: Facts, other: Facts): boolean {
  return 'seat' in one && 'seat' in other && one['seat'] !== other['seat']
}

function follows([tag, facts]: EventData, first: EventData): boolean {
  if (tag === 'card_played') return first[0] === tag && !differ(facts, first[1])
  const cause = causeOf(first)
  if (cause === undefined) return false
  if (cause === 'growth' && differ(facts, first[1])) return false
  if (cause === 'growth' && facts['why'] === 'track') return true
  return FOLLOW.has(tag) || facts['why'] === cause || BROUGHT_ABOUT.has(facts['why'])
}

/** Things that differ in their lands alone are told as one; damage is, where one piece takes it. */
function kind([tag, facts]: EventData): string | null {
  if (!(tag in BRIEF)) return null
  const same = Object.entries(facts).filter(
    ([fact]) =>
      !(APART.has(fact) && !(fact === 'land' && tag === 'piece_damaged')) &&
      !(fact === 'amount' && ADDED_UP.has(tag)),
  )
  return JSON.stringify([tag, same])
}

/** Where things happened: "G3, G5 ×2". */
function places(events: readonly EventData[]): string {
  const lands = new Map<string, number>()
  for (const [, { start, land }] of events) {
    const name = (id: unknown) => marked(`land:${String(id)}`, String(id))
    const place = start === undefined ? name(land) : `${name(start)} → ${name(land)}`
    lands.set(place, (lands.get(place) ?? 0) + 1)
  }
  return [...lands].map(([land, count]) => times(land, lands.size > 1 ? count : 1)).join(', ')
}

const times = (name: string, count: number) => (count > 1 ? `${name} ×${count}` : name)
const number = (figure: unknown) => Number(figure ?? 0)

/** What a text is told besides the places. */
type Args = (facts: Facts, voice: Voice, count: number, view: HorizonsView) => Record<string, string | number>

const piece: Args = ({ piece, by }, { speaker }, count) => ({
  piece: times(speaker.name('piece', String(piece)), count),
  by: by === undefined ? '' : speaker.name('piece', by as string),
})
const nothing: Args = () => ({})
const spirit: Args = ({ seat }, { speaker }, _, { spirits }) => ({
  who: marked(`spirit:${String(seat)}`, speaker.name('spirit', spirits[Number(seat)]?.id ?? '')),
})
const card: Args = ({ card }, { words }) => ({ card: reasonOf(words, String(card)) })

/** What is told in brief. */
const BRIEF: Readonly<Record<string, Args>> = {
  blight_added: nothing,
  blight_removed: nothing,
  card_gained: card,
  card_played: card,
  cards_reclaimed: nothing,
  energy_gained: nothing,
  fear_generated: nothing,
  land_defended: nothing,
  piece_added: piece,
  piece_damaged: piece,
  piece_destroyed: piece,
  piece_moved: piece,
  piece_removed: piece,
  piece_replaced: piece,
  presence_added: nothing,
  presence_destroyed: spirit,
  presence_moved: nothing,
  slot_opened: ({ track }) => ({ track: String(track) }),
}

/** Things of one kind in a few words; the land of the whole line is not said again. */
function brief(
  events: readonly EventData[],
  [, about]: EventData,
  view: HorizonsView,
  voice: Voice,
): string | null {
  const [first, last] = [events[0], events.at(-1)]
  const args = first && BRIEF[first[0]]
  if (!args || !last) return null
  const lands = new Set(events.map(([, { start, land }]) => `${String(start)} ${String(land)}`))
  const here = lands.size === 1 && first[1]['land'] === about['land'] && about['why'] === undefined
  return worded(voice.words, `web-hz-log-${first[0]}`, here, {
    places: places(events),
    left: number(last[1]['left']),
    amount: ADDED_UP.has(first[0])
      ? events.reduce((sum, [, { amount }]) => sum + number(amount), 0)
      : number(first[1]['amount']),
    ...args(first[1], voice, lands.size === 1 && first[0] !== 'piece_damaged' ? events.length : 1, view),
  })
}

function worded(words: Words, key: string, here: boolean, args: Record<string, string | number>): string {
  return words.text(here && words.has(`${key}.here`) ? `${key}.here` : key, args)
}

/** Pieces that come or go with nothing said before have their reason as title. */
function title([tag, { why }]: EventData, { words }: Voice): string | null {
  return tag in BRIEF && why !== undefined && tag.startsWith('piece_') ? reasonOf(words, why as string) : null
}

/**
 * A wound is not told of a piece that is destroyed then, nor a price of a card that is played, nor a draw once
 * one of its cards is kept.
 */
function isSaidBy([tag, facts]: EventData, [later, more]: EventData): boolean {
  const same = (['piece', 'land', 'why'] as const).every((fact) => facts[fact] === more[fact])
  if (tag === 'cards_drawn')
    return later === 'card_gained' && (facts['cards'] as unknown[]).includes(more['card'])
  if (tag === 'piece_damaged') return later === 'piece_destroyed' && same
  return tag === 'energy_paid' && later === 'card_played' && facts['why'] === more['card']
}

export const telling: Telling = { follows, kind, brief, title, isSaidBy }
