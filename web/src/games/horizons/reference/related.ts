/** What belongs together in the box of Horizons. */

import type { Content } from '$lib/protocol/types'
import { isA } from '../box'
import type { SpiritFacts } from '../view'

/** The spirits with their facts. */
function spirits(box: readonly Content[]): { id: string; facts: SpiritFacts }[] {
  return box.filter((entry) => isA(entry, 'spirit'))
}

/** A spirit with its rule and powers; a power with the spirits that have or learn it, and its words. */
export function related(entry: Content, box: readonly Content[]): readonly string[] {
  if (isA(entry, 'spirit')) {
    const { special, innate, cards, progression } = entry.facts
    const powers = [...cards, ...progression].map((id) => `power:${id}`)
    return [`special:${special}`, `innate:${innate}`, ...powers]
  }
  const owners = spirits(box)
    .filter(({ facts }) => namedOn(facts).includes(entry.id))
    .map(({ id }) => `spirit:${id}`)
  if (isA(entry, 'power', 'innate')) {
    const elements = [...entry.facts.elements, ...entry.facts.thresholds.flatMap((one) => Object.keys(one))]
    return [...owners, ...new Set(elements.map((id) => `element:${id}`))]
  }
  if (isA(entry, 'invader')) return entry.facts.terrains.map((id) => `terrain:${id}`)
  if (entry.kind === 'element') return powersWith(entry.id, box)
  if (entry.kind === 'terrain') return invadersOf(entry.id, box)
  return owners
}

/** The powers that give an element or ask for it. */
function powersWith(element: string, box: readonly Content[]): string[] {
  return box
    .filter((entry) => isA(entry, 'power', 'innate'))
    .filter(({ facts }) => [...facts.elements, ...facts.thresholds.flatMap(Object.keys)].includes(element))
    .map(({ kind, id }) => `${kind}:${id}`)
}

/** The invader cards that name a terrain. */
function invadersOf(terrain: string, box: readonly Content[]): string[] {
  return box
    .filter((entry) => isA(entry, 'invader'))
    .filter(({ facts }) => facts.terrains.some((one) => one === terrain))
    .map(({ id }) => `invader:${id}`)
}

/** Everything that a panel names. */
function namedOn({ special, innate, cards, progression }: SpiritFacts): string[] {
  return [special, innate, ...cards, ...progression]
}
