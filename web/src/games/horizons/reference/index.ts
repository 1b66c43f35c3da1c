/** The pages of pieces of Horizons of Spirit Island. */

import type { Content } from '$lib/protocol/types'
import rulings from '../../../../../src/vigil/games/horizons/rulings.json'
import type { Filter, Reference } from '$lib/game/reference'
import { isA } from '../box'
import { horizons } from '../art/sheets'
import SpiritChooser from '../chooser/SpiritChooser.svelte'
import SpiritPortrait from './SpiritPortrait.svelte'
import { related } from './related'

/** The elements that a thing gives: a card its own, a spirit those of its cards. */
function elementsOf(entry: Content): readonly string[] {
  if (isA(entry, 'power')) return entry.facts.elements
  if (isA(entry, 'innate')) return [...new Set(entry.facts.thresholds.flatMap((one) => Object.keys(one)))]
  return []
}

const elements: Filter = {
  id: 'element',
  name: 'web-cards-filter-element',
  of: elementsOf,
  say: (value, { speaker }) => speaker.name('element', value),
  icon: (value) => `e-${value}`,
}
const cost: Filter = {
  id: 'cost',
  name: 'web-cards-filter-cost',
  of: (entry) => (isA(entry, 'power') ? [String(entry.facts.cost)] : []),
  say: (value) => value,
}
const speed: Filter = {
  id: 'speed',
  name: 'web-cards-filter-speed',
  of: (entry) => (isA(entry, 'power', 'innate') ? [entry.facts.speed] : []),
  say: (value, { speaker }) => speaker.name('speed', value),
  icon: (value) => `speed-${value}`,
}
const terrain: Filter = {
  id: 'terrain',
  name: 'web-cards-filter-terrain',
  of: (entry) => {
    if (isA(entry, 'invader')) return entry.facts.terrains
    return isA(entry, 'power', 'innate') ? [...entry.facts.terrains, ...entry.facts.from_terrain] : []
  },
  say: (value, { speaker }) => speaker.name('terrain', value),
  icon: (value) => `g-${value}`,
}

export const reference: Reference = {
  sheets: [horizons],
  filters: [elements, cost, speed, terrain],
  galleries: [
    {
      entry: 'spirits',
      name: 'web-gallery-spirits',
      values: (box) => box.filter(({ kind }) => kind === 'spirit').map(({ id }) => id),
      say: (value, { speaker }) => speaker.name('spirit', value),
      portrait: SpiritPortrait,
      chooser: SpiritChooser,
      page: (value) => `spirit/${value}`,
    },
  ],
  related,
  rulings,
}
