/** Rules texts of cards and panels, put together from their figures and their words. */

import { required } from '$lib/words/required'
import type { PlainSpeaker, Texts } from '$lib/words/plainSpeaker'
import { factsOf } from '../box'
import type { Element, Elements, FactsByKind, GrowthFacts, PowerFacts, SpiritFacts, TrackSlot } from '../view'

const TERROR_LEVELS = [1, 2, 3]

// -- powers

/** Kind and cost, elements, range and target, effects, threshold or levels. */
function powerLines(speaker: PlainSpeaker, id: string): string[] {
  const power = printed(speaker, id, 'power', 'innate')
  const [deck, speed] = [speaker.name('deck', power.deck), speaker.name('speed', power.speed)]
  const first = speaker.words.text('hz-text-deck', { deck, speed })
  if (power.deck === 'innate') return [first, aim(speaker, power), ...levelLines(speaker, id, power)]
  const cost = speaker.words.text('hz-text-cost', { cost: power.cost })
  return [
    `${first} ${cost}`,
    speaker.words.text('hz-text-elements', { elements: listed(speaker, 'element', power.elements) }),
    aim(speaker, power),
    speaker.printedText('power', id),
    ...thresholdLines(speaker, id, power),
  ]
}

/** The threshold of a power card with its elements. */
function thresholdLines(speaker: PlainSpeaker, id: string, power: PowerFacts): string[] {
  return power.thresholds.map((elements) => {
    const text = speaker.words.text(`hz-power-${id}.threshold`)
    return speaker.words.text('hz-text-threshold', { elements: needed(speaker, elements), text })
  })
}

/** The levels of an innate power with their elements. */
function levelLines(speaker: PlainSpeaker, id: string, power: PowerFacts): string[] {
  return power.thresholds.map((elements, i) => {
    const level = i + 1
    const text = speaker.words.text(`hz-innate-${id}.level${level}`)
    return speaker.words.text('hz-text-level', { level, elements: needed(speaker, elements), text })
  })
}

/** Range and target of a power. */
function aim(speaker: PlainSpeaker, power: PowerFacts): string {
  const reaches = reach(speaker, power)
  const target = reaches === null ? targetSpirit(speaker, power) : targetLand(speaker, power)
  const text = speaker.words.text('hz-text-target', { target })
  return reaches === null ? text : `${reaches} ${text}`
}

/** How far a power reaches, and from where; `null` when a spirit is the target. */
function reach(speaker: PlainSpeaker, { range, from_sacred_site, from_terrain }: PowerFacts): string | null {
  if (range === null) return null
  if (from_terrain.length) {
    const terrains = listed(speaker, 'terrain', from_terrain)
    return speaker.words.text('hz-text-range-terrain', { range, terrains })
  }
  return speaker.words.text(from_sacred_site ? 'hz-text-range-sacred' : 'hz-text-range', { range })
}

function targetSpirit(speaker: PlainSpeaker, power: PowerFacts): string {
  return speaker.words.text(`hz-target-spirit-${power.target}`)
}

/** What the target land must be. */
function targetLand(speaker: PlainSpeaker, { target, terrains }: PowerFacts): string {
  if (!terrains.length) return speaker.words.text(`hz-target-${target}`)
  return speaker.words.text('hz-target-terrains', { terrains: listed(speaker, 'terrain', terrains) })
}

// -- spirits

/** Character and set-up, growth, tracks, special rule, innate power, cards. */
function spiritLines(speaker: PlainSpeaker, id: string): string[] {
  const panel = printed(speaker, id, 'spirit')
  const say = speaker.words.text.bind(speaker.words)
  const [special, rule] = [
    speaker.name('special', panel.special),
    speaker.printedText('special', panel.special),
  ]
  return [
    speaker.printedText('spirit', id),
    say(`hz-spirit-${id}.setup`),
    ...growthLines(speaker, id, panel),
    say('hz-text-energy', { slots: slots(speaker, panel.energy) }),
    say('hz-text-plays', { slots: slots(speaker, panel.plays) }),
    say('hz-text-special', { name: special, text: rule }),
    say('hz-text-innate', { name: speaker.name('innate', panel.innate) }),
    ...powerLines(speaker, panel.innate),
    say('hz-text-cards', { cards: listed(speaker, 'power', panel.cards) }),
    say('hz-text-progression', { cards: listed(speaker, 'power', panel.progression) }),
  ]
}

/** The growth options of a spirit. */
function growthLines(speaker: PlainSpeaker, id: string, panel: SpiritFacts): string[] {
  return panel.growth.map((_, i) =>
    speaker.words.text('hz-text-growth', { number: i + 1, actions: growth(speaker, id, i) }),
  )
}

/** A presence track from left to right. */
function slots(speaker: PlainSpeaker, track: readonly TrackSlot[]): string {
  return track.map(([number, element]) => slotText(speaker, number, element)).join(', ')
}

// -- fear and invaders

/** A fear card at each terror level. */
function fearLines(speaker: PlainSpeaker, id: string): string[] {
  return TERROR_LEVELS.map((number) => {
    const [level, text] = [speaker.name('terror', String(number)), `hz-fear-${id}.level${number}`]
    return speaker.words.text('hz-text-fear', { level, text: speaker.words.text(text) })
  })
}

/** Where the invaders act, and whether the card escalates. */
function invaderLines(speaker: PlainSpeaker, id: string): string[] {
  const { terrains, coastal, escalation } = printed(speaker, id, 'invader')
  const where = coastal
    ? speaker.words.text('hz-text-invader-coastal')
    : speaker.words.text('hz-text-invader-terrains', { terrains: listed(speaker, 'terrain', terrains) })
  return escalation ? [where, speaker.words.text('hz-text-invader-escalation')] : [where]
}

// -- phrases

/** The printed facts of a thing that is of one of these kinds. */
export function printed<Kind extends keyof FactsByKind>(
  speaker: PlainSpeaker,
  id: string,
  ...kinds: Kind[]
): FactsByKind[Kind] {
  return factsOf([...speaker.box.values()], id, ...kinds)
}

/** Names one after the other. */
export function listed(speaker: PlainSpeaker, kind: string, ids: readonly string[]): string {
  return ids.map((id) => speaker.name(kind, id)).join(', ')
}

/** The elements of a threshold. */
function needed(speaker: PlainSpeaker, elements: Elements): string {
  return Object.entries(elements)
    .map(([id, count]) => speaker.words.text('hz-needed', { element: speaker.name('element', id), count }))
    .join(', ')
}

/** A slot of a presence track: a number, an element or both. */
export function slotText(speaker: PlainSpeaker, number: number | string, id: Element | ''): string {
  if (!id) return String(number)
  const element = speaker.name('element', id)
  return number ? speaker.words.text('hz-slot-both', { number, element }) : element
}

/** All actions of a growth option. */
export function growth(speaker: PlainSpeaker, spirit: string, number: number): string {
  const option = required(printed(speaker, spirit, 'spirit').growth[number], `growth ${number}`)
  return option.map((action) => growthAction(speaker, action)).join('; ')
}

/** One action of a growth option. */
export function growthAction(speaker: PlainSpeaker, { op, amount, terrains }: GrowthFacts): string {
  const key = `hz-growth-${op}`
  if (op === 'gain_energy') return speaker.words.text(key, { amount })
  if (op !== 'add_presence') return speaker.words.text(key)
  if (!terrains.length) return speaker.words.text(key, { range: amount })
  return speaker.words.text(`${key}.terrain`, {
    range: amount,
    terrains: listed(speaker, 'terrain', terrains),
  })
}

const inLines =
  (make: (speaker: PlainSpeaker, id: string) => string[]) => (speaker: PlainSpeaker, id: string) =>
    make(speaker, id).join('\n')

/** The texts that are put together. */
export const TEXTS: Texts = {
  fear_text: inLines(fearLines),
  invader_text: inLines(invaderLines),
  power_text: inLines(powerLines),
  spirit_text: inLines(spiritLines),
}
