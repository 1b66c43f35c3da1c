/** Rules texts of cards and panels, put together from their figures and their words. */

import type { PowerFacts, SpiritFacts, TrackSlot } from '../view'
import type { Names } from './names'

const TERROR_LEVELS = [1, 2, 3]

/** The rules text of a piece of content, one line for each thing it says. */
export function fullText(names: Names, kind: string, id: string): string {
  return LINES[kind]?.(names, id).join('\n') ?? names.text(kind, id)
}

// -- powers

/** Kind and cost, elements, range and target, effects, threshold or levels. */
function powerLines(names: Names, id: string): string[] {
  const power = names.facts(id, 'power', 'innate')
  const [deck, speed] = [names.name('deck', power.deck), names.name('speed', power.speed)]
  const first = names.words.text('hz-text-deck', { deck, speed })
  if (power.deck === 'innate') return [first, aim(names, power), ...levelLines(names, id, power)]
  const cost = names.words.text('hz-text-cost', { cost: power.cost })
  return [
    `${first} ${cost}`,
    names.words.text('hz-text-elements', { elements: names.listed('element', power.elements) }),
    aim(names, power),
    names.text('power', id),
    ...thresholdLines(names, id, power),
  ]
}

/** The threshold of a power card with its elements. */
function thresholdLines(names: Names, id: string, power: PowerFacts): string[] {
  return power.thresholds.map((needed) => {
    const text = names.words.text(`hz-power-${id}.threshold`)
    return names.words.text('hz-text-threshold', { elements: names.needed(needed), text })
  })
}

/** The levels of an innate power with their elements. */
function levelLines(names: Names, id: string, power: PowerFacts): string[] {
  return power.thresholds.map((needed, i) => {
    const level = i + 1
    const text = names.words.text(`hz-innate-${id}.level${level}`)
    return names.words.text('hz-text-level', { level, elements: names.needed(needed), text })
  })
}

/** Range and target of a power. */
function aim(names: Names, power: PowerFacts): string {
  const reaches = reach(names, power)
  const target = reaches === null ? targetSpirit(names, power) : targetLand(names, power)
  const text = names.words.text('hz-text-target', { target })
  return reaches === null ? text : `${reaches} ${text}`
}

/** How far a power reaches, and from where; `null` when a spirit is the target. */
function reach(names: Names, { range, from_sacred_site, from_terrain }: PowerFacts): string | null {
  if (range === null) return null
  if (from_terrain.length) {
    const terrains = names.listed('terrain', from_terrain)
    return names.words.text('hz-text-range-terrain', { range, terrains })
  }
  return names.words.text(from_sacred_site ? 'hz-text-range-sacred' : 'hz-text-range', { range })
}

function targetSpirit(names: Names, power: PowerFacts): string {
  return names.words.text(`hz-target-spirit-${power.target}`)
}

/** What the target land must be. */
function targetLand(names: Names, { target, terrains }: PowerFacts): string {
  if (!terrains.length) return names.words.text(`hz-target-${target}`)
  return names.words.text('hz-target-terrains', { terrains: names.listed('terrain', terrains) })
}

// -- spirits

/** Character and set-up, growth, tracks, special rule, innate power, cards. */
function spiritLines(names: Names, id: string): string[] {
  const panel = names.facts(id, 'spirit')
  const say = names.words.text.bind(names.words)
  const [special, rule] = [names.name('special', panel.special), names.text('special', panel.special)]
  return [
    names.text('spirit', id),
    say(`hz-spirit-${id}.setup`),
    ...growthLines(names, id, panel),
    say('hz-text-energy', { slots: slots(names, panel.energy) }),
    say('hz-text-plays', { slots: slots(names, panel.plays) }),
    say('hz-text-special', { name: special, text: rule }),
    say('hz-text-innate', { name: names.name('innate', panel.innate) }),
    ...powerLines(names, panel.innate),
    say('hz-text-cards', { cards: names.listed('power', panel.cards) }),
    say('hz-text-progression', { cards: names.listed('power', panel.progression) }),
  ]
}

/** The growth options of a spirit. */
function growthLines(names: Names, id: string, panel: SpiritFacts): string[] {
  return panel.growth.map((_, i) =>
    names.words.text('hz-text-growth', { number: i + 1, actions: names.growth(id, i) }),
  )
}

/** A presence track from left to right. */
function slots(names: Names, track: readonly TrackSlot[]): string {
  return track.map(([number, element]) => names.slot(number, element)).join(', ')
}

// -- fear and invaders

/** A fear card at each terror level. */
function fearLines(names: Names, id: string): string[] {
  return TERROR_LEVELS.map((number) => {
    const [level, text] = [names.name('terror', String(number)), `hz-fear-${id}.level${number}`]
    return names.words.text('hz-text-fear', { level, text: names.words.text(text) })
  })
}

/** Where the invaders act, and whether the card escalates. */
function invaderLines(names: Names, id: string): string[] {
  const { terrains, coastal, escalation } = names.facts(id, 'invader')
  const where = coastal
    ? names.words.text('hz-text-invader-coastal')
    : names.words.text('hz-text-invader-terrains', { terrains: names.listed('terrain', terrains) })
  return escalation ? [where, names.words.text('hz-text-invader-escalation')] : [where]
}

/** Kinds whose text is put together. */
const LINES: Readonly<Record<string, (names: Names, id: string) => string[]>> = {
  fear: fearLines,
  innate: powerLines,
  invader: invaderLines,
  power: powerLines,
  spirit: spiritLines,
}
