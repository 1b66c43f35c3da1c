/** The speaker of Horizons of Spirit Island: its table of words, and functions for the rest. */

import type { Vocabulary } from '$lib/protocol/generated'
import type { Content, SetupData } from '$lib/protocol/types'
import { required } from '$lib/words/required'
import { marked } from '$lib/words/marks'
import { effectParts } from '$lib/words/effects'
import { percent, sentence } from '$lib/words/phrases'
import { type Functions, PlainSpeaker } from '$lib/words/plainSpeaker'
import type { Speaker } from '$lib/words/speaker'
import type { Words } from '$lib/words/words'
import vocabulary from '../../../../../src/vigil/games/horizons/words.json'
import { factsOf, spiritFacts } from '../box'
import type { LandView } from '../view'
import { chooser, type Here, NOTES } from './notes'
import { growthSaid, slotSaid } from './panel'
import { reasonOf } from './reason'

/** The invader actions by their bits. */
const ACTIONS: readonly (readonly [number, string])[] = [
  [1, 'ravage'],
  [2, 'build'],
  [4, 'explore'],
]
const EFFECTS = ['first', 'second']
/** The only fear card that offers two effects; its question names no power. */
const CHOICE_OF_FEAR = 'dahan_enheartened'
const COUNTED = ['explorer', 'town', 'city', 'dahan', 'blight'] as const

// -- names

function boxOf({ speaker }: Here): Content[] {
  return [...speaker.box.values()]
}

/** What kind of thing an id of the box is. */
function kindOf({ speaker }: Here, id: string): string {
  return required(speaker.box.get(id), id).kind
}

/** The name of a card of any deck; innate powers are powers too. */
function cardName(told: Here, id: string): string {
  return told.speaker.words.text(`hz-${kindOf(told, id)}-${id}`)
}

/** A card of any deck, or an innate power, on the table. */
function card(told: Here, id: string): string {
  return marked(`${kindOf(told, id) === 'innate' ? 'innate' : 'card'}:${id}`, cardName(told, id))
}

/** The terrain of a land. */
function terrain(told: Here): string {
  const land = String(told.at(0))
  const { terrains } = factsOf(boxOf(told), land.charAt(0), 'board')
  return required(terrains[Number(land.slice(1)) - 1], land)
}

// -- lands

/** The land that is told. */
function landOf(told: Here): LandView {
  const id = told.at(0)
  return required(
    told.view.lands.find((land) => land.id === id),
    String(id),
  )
}

/** The pieces in a land. */
function piecesThere(told: Here): string {
  const land = landOf(told)
  return COUNTED.filter((kind) => land[kind])
    .map((kind) => told.speaker.words.text(`hz-count-${kind}`, { count: land[kind] }))
    .join(', ')
}

/** Whose presence is in a land, and how much; that of the one who is asked is theirs. */
function presenceThere(told: Here): string {
  const { speaker, view } = told
  const say = (seat: number, count: number) =>
    seat === told.seat
      ? speaker.words.text('hz-note-presence-own', { count })
      : speaker.words.text('hz-note-presence-of', { spirit: speaker.seat(seat, view), count })
  return landOf(told)
    .presence.flatMap((count, seat) => (count ? [say(seat, count)] : []))
    .join(', ')
}

// -- powers and growth

/** The levels or the threshold of a power for which a spirit has the elements. */
function reached(told: Here): string {
  const [id, spirit] = [String(told.at(0)), chooser(told)]
  const power = required(
    [spirit.innate, ...spirit.powers].find((power) => power.id === id),
    id,
  )
  const levels = power.thresholds.flatMap(({ missing }, i) => (Object.keys(missing).length ? [] : [i + 1]))
  if (!levels.length) return ''
  if (kindOf(told, id) === 'power') return told.speaker.words.text('hz-note-threshold')
  return told.speaker.words.text('hz-note-levels', { levels: levels.join(', ') })
}

/** What a presence track opens next. */
function nextSlot(told: Here): string {
  const { energy_track, energy_open, plays_track, plays_open } = chooser(told)
  const next = told.at(1) === 'energy' ? energy_track[energy_open] : plays_track[plays_open]
  const [number, element] = required(next, 'slot')
  const { speaker } = told
  const amount = number && speaker.words.text(`hz-slot-${String(told.at(1))}`, { number })
  return speaker.words.text('hz-note-opens', { slot: slotSaid([amount, element], speaker.voice) })
}

/** All actions of a growth option. */
function growth(told: Here, spirit: string, number: number): string {
  const actions = required(spiritFacts(boxOf(told), spirit).growth[number], `growth ${number}`)
  return actions.map((action) => growthSaid(action, told.speaker.voice)).join(', ')
}

/** One action of the growth option that was chosen. */
function chosenAction(told: Here): string {
  const { id, grown } = chooser(told)
  const action = spiritFacts(boxOf(told), id).growth[grown ?? -1]?.[Number(told.at(2))]
  return sentence(growthSaid(required(action, `growth of ${id}`), told.speaker.voice))
}

/** One of two effects. */
function effect(told: Here): string {
  const about = (told.at('about.1') || CHOICE_OF_FEAR) as string
  return told.speaker.words.text(`hz-effect-${about}.${EFFECTS[Number(told.at(1))]}`)
}

// -- events

/** The invader actions that do not happen. */
function skipped({ speaker }: Here, bits: number): string {
  return ACTIONS.filter(([bit]) => bits & bit)
    .map(([, action]) => speaker.name('action', action))
    .join(', ')
}

/** What a terror level means: for a fear card, or for victory. */
function levelText(told: Here): string {
  const [level, fear] = [String(told.at('level')), told.at('card')]
  if (fear === undefined) return told.speaker.text('terror', level)
  return told.speaker.words.text(`hz-fear-${fear as string}.level${level}`)
}

/** How likely it is. */
function chance(told: Here): string {
  return percent(told.speaker.words, told.at('chance') as [number, number])
}

/** What is going to come of the ravage of a land. */
/** What one ravage does, as the forecast tells it. */
export interface RavageDue {
  land: string
  damage: number
  defence: number
  dahan: number
  presence: readonly number[]
  blight: boolean
  cascade: readonly string[]
  strikes: number
}

/** What a ravage does to the land and to those who are there. */
function ravageParts(told: Here): string {
  const { speaker, view } = told
  const { damage, defence, dahan, presence, blight, cascade, strikes } = told.parts as unknown as RavageDue
  const say = (part: string, args = {}) => speaker.words.text(`hz-due-${part}`, args)
  const spirits = presence.map((seat) => speaker.seat(seat, view)).join(', ')
  const lands = cascade.map((id) => marked(`land:${id}`, id)).join(', ')
  const parts = [
    say('damage', { damage, defence }),
    dahan && say('dahan', { count: dahan }),
    spirits && say('presence', { spirits }),
    lands ? say('cascade', { lands }) : blight && say('blight'),
    strikes && say('strikes', { damage: strikes }),
  ]
  return parts.filter(Boolean).join('; ')
}

/** The spirits as they sit. */
function spirits(told: Here): string {
  const ids = told.at('spirits') as string[]
  return ids.map((id, seat) => marked(`spirit:${seat}`, told.speaker.name('spirit', id))).join(', ')
}

const FUNCTIONS: Functions = {
  ...NOTES,
  card,
  card_name: cardName,
  chance,
  effect,
  effect_parts: effectParts,
  growth,
  growth_action: chosenAction,
  growth_number: (told: Here) => Number(told.at(2)) + 1,
  land_id: (_: Here, id: string) => marked(`land:${id}`, id),
  level_text: levelText,
  next_slot: nextSlot,
  pieces_there: piecesThere,
  presence_there: presenceThere,
  ravage_parts: ravageParts,
  reached,
  reason: ({ speaker }: Here, id: string) => reasonOf(speaker.words, id),
  skipped,
  spirits,
  terrain,
}

/** The speaker for words, a setup and its box. */
export function horizonsSpeaker(words: Words, setup: SetupData, box: readonly Content[]): Speaker {
  return new PlainSpeaker(words, setup, box, vocabulary as Vocabulary, FUNCTIONS)
}
