/** What Ghost Stories and White Moon show in the gallery. */

import type { Collection } from '$lib/game/collection'
import type { Content } from '$lib/protocol/types'
import { sentence } from '$lib/words/phrases'
import { ghostStories, taoists, villagers, whiteMoon } from '../art/sheets'
import { BOARD_COLOURS } from '../view'
import Drawing from './Drawing.svelte'
import Large from './Large.svelte'

const KINDS = ['ghost', 'incarnation', 'tile', 'taoist', 'power', 'family', 'artifact'] as const
const TAOISTS: readonly Content[] = BOARD_COLOURS.map((colour) => ({
  kind: 'taoist',
  id: colour,
  facts: { colour },
  text: '',
}))

export const collection: Collection = {
  card: 'white_moon',
  sheets: [ghostStories, whiteMoon, taoists, villagers],
  sections: KINDS.map((kind) => ({ id: kind, holds: (entry) => entry.kind === kind })),
  also: TAOISTS,
  nameOf: ({ kind, id }, { speaker, words }) =>
    kind === 'taoist' ? words.text(`gs-colour-${id}.taoist`) : sentence(speaker.name(kind, id)),
  drawing: Drawing,
  large: Large,
  hasPage: ({ kind }) => kind !== 'taoist',
}
