/** What Horizons of Spirit Island shows in the gallery. */

import type { Collection } from '$lib/game/collection'
import { sentence } from '$lib/words/phrases'
import Entry from '../pages/Entry.svelte'
import { horizons } from '../art/sheets'
import { isA } from '../box'
import Drawing from './Drawing.svelte'

const DECKS = ['unique', 'minor', 'major'] as const

export const collection: Collection = {
  card: 'horizons',
  sheets: [horizons],
  sections: [
    { id: 'spirit', holds: ({ kind }) => kind === 'spirit' },
    ...DECKS.map(
      (deck) =>
        ({
          id: deck,
          holds: (entry) => isA(entry, 'power') && entry.facts.deck === deck,
        }) satisfies Collection['sections'][number],
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
