/** The pages of pieces of Ghost Stories. */

import type { Content } from '$lib/protocol/types'
import rulings from '../../../../../src/vigil/games/ghost_stories/rulings.json'
import type { Filter, Reference } from '$lib/game/reference'
import { isCard } from '../ghosts/cards'
import { ghostStories, taoists, villagers, whiteMoon } from '../art/sheets'
import { BOARD_COLOURS } from '../view'
import LevelPortrait from './LevelPortrait.svelte'
import PowerPortrait from './PowerPortrait.svelte'
import TaoistPortrait from './TaoistPortrait.svelte'
import { LEVELS, powersOf } from './boards'
import { related } from './related'

/** A card of no colour takes that of its board. */
const MIXED = 'mixed'

const colour: Filter = {
  id: 'colour',
  name: 'web-cards-filter-colour',
  of: (entry) => {
    if (isCard(entry)) return [entry.facts.colour ?? MIXED]
    return typeof entry.facts.colour === 'string' ? [entry.facts.colour] : []
  },
  say: (value, { speaker, words }) =>
    value === MIXED ? words.text('web-cards-mixed') : speaker.name('colour', value),
  icon: (value) => (value === MIXED ? 'i-tao' : `t-${value}`),
}
const resistance: Filter = {
  id: 'resistance',
  name: 'web-cards-filter-resistance',
  of: (entry) => (isCard(entry) ? [String(sum(Object.values(entry.facts.resistance)))] : []),
  say: (value) => value,
}
const box: Filter = {
  id: 'module',
  name: 'web-cards-filter-module',
  of: (entry) => (typeof entry.facts.module === 'string' ? [entry.facts.module] : []),
  say: (value, { speaker }) => speaker.name('module', value),
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const powers = (box: readonly Content[]) => BOARD_COLOURS.flatMap((colour) => powersOf(colour, box))

export const reference: Reference = {
  sheets: [ghostStories, whiteMoon, taoists, villagers],
  filters: [colour, resistance, box],
  galleries: [
    {
      entry: 'colours',
      name: 'web-gallery-taoists',
      values: () => BOARD_COLOURS,
      say: (value, { words }) => words.text(`gs-colour-${value}.taoist`),
      portrait: TaoistPortrait,
    },
    {
      entry: 'powers',
      name: 'web-gallery-powers',
      values: powers,
      say: (value, { speaker }) => speaker.name('power', value),
      portrait: PowerPortrait,
      page: (value) => `power/${value}`,
    },
    {
      entry: 'level',
      name: 'web-gallery-levels',
      values: () => LEVELS,
      say: (value, { words }) => words.text(`gs-level-${value}`),
      portrait: LevelPortrait,
    },
  ],
  related,
  rulings,
}
