/** Figures, elements, tracks and growth of a spirit: what each is, by the glossary, and how it stands now. */

import type { TableContext } from '$lib/table/context'
import { sentence } from '$lib/words/phrases'
import { spiritFacts } from '../box'
import { elementsSaid, trackSentence } from '../telling/sentences'
import { growthSaid } from '../words/panel'
import type { GrowthFacts, HorizonsView, SpiritView, Track } from '../view'

type Table = TableContext<HorizonsView>

/** What the inspector says of a thing without a sheet. */
export interface Explanation {
  readonly icon: string
  readonly name: string
  readonly lines: readonly string[]
}

/** What explains a thing of a spirit; the id is the third part of its ref. */
type Explain = (spirit: SpiritView, table: Table, id: string) => Explanation

const TERMS: Readonly<Record<Track, string>> = { energy: 'energy', plays: 'card_plays' }
const ICONS: Readonly<Record<Track, string>> = { energy: 'p-energy', plays: 'i-cards' }

const EXPLAINED: Readonly<Record<string, Explain>> = {
  energy: (spirit, table) => trackExplained('energy', spirit, table),
  plays: (spirit, table) => trackExplained('plays', spirit, table),
  track: (spirit, table, id) => trackExplained(id === 'energy' ? 'energy' : 'plays', spirit, table),
  presence: ({ id }, { speaker }) => ({
    icon: `s-${id}`,
    name: speaker.name('term', 'presence'),
    lines: [speaker.text('term', 'presence'), speaker.text('term', 'sacred_site')],
  }),
  elements: ({ elements }, table) => ({
    icon: 'i-star',
    name: table.speaker.name('term', 'elements'),
    lines: [
      table.words.text('web-hz-elements-name', { elements: elementsSaid(elements, table) || '—' }),
      table.speaker.text('term', 'elements'),
      table.speaker.text('term', 'threshold'),
    ],
  }),
  growth: (spirit, table, id) => {
    const actions = spiritFacts(table.box, spirit.id).growth[Number(id)] ?? []
    return growthExplained(actions, table)
  },
  grow: (spirit, table, id) => {
    const action = spiritFacts(table.box, spirit.id).growth[spirit.grown ?? -1]?.[Number(id)]
    return growthExplained(action ? [action] : [], table)
  },
}

/** The text about a thing of a spirit; nothing if it has a sheet. */
export function explained(ref: string, table: Table): Explanation | null {
  const [kind = '', seat, id = ''] = ref.split(':')
  const spirit = table.view.spirits[Number(seat)]
  return (spirit && EXPLAINED[kind]?.(spirit, table, id)) ?? null
}

function trackExplained(track: Track, spirit: SpiritView, table: Table): Explanation {
  return {
    icon: ICONS[track],
    name: table.speaker.name('term', TERMS[track]),
    lines: [
      table.speaker.text('term', TERMS[track]),
      trackSentence(track, spirit, table),
      table.words.text('web-hz-about-track'),
    ],
  }
}

function growthExplained(actions: readonly GrowthFacts[], table: Table): Explanation {
  return {
    icon: 'grow-add_presence',
    name: table.speaker.name('term', 'growth'),
    lines: [
      ...actions.map((action) => `${sentence(growthSaid(action, table))}.`),
      table.speaker.text('term', 'growth'),
    ],
  }
}
