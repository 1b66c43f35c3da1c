/** What Horizons of Spirit Island shows in the gallery. */

import type { Exhibition } from '$lib/game/exhibition'
import { sentence } from '$lib/words/phrases'
import Entry from '../pages/Entry.svelte'
import { horizons } from '../art/sheets'
import { isA } from '../box'
import Drawing from './Drawing.svelte'

const DECKS = ['unique', 'minor', 'major'] as const

export const exhibition: Exhibition = {
  card: 'horizons',
  sheets: [horizons],
  rooms: [
    { id: 'spirit', holds: ({ kind }) => kind === 'spirit' },
    ...DECKS.map(
      (deck) =>
        ({
          id: deck,
          holds: (entry) => isA(entry, 'power') && entry.facts.deck === deck,
        }) satisfies Exhibition['rooms'][number],
    ),
    { id: 'fear', holds: ({ kind }) => kind === 'fear' },
    { id: 'invader', holds: ({ kind }) => kind === 'invader' },
  ],
  also: [],
  nameOf: ({ kind, id }, { speaker }) => sentence(speaker.name(kind, id)),
  drawing: Drawing,
  large: Entry,
  hasPage: () => true,
}
