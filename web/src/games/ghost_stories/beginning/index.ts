/** How Ghost Stories begins. */

import type { BeginningLook } from '$lib/game/beginning'
import type { View } from '$lib/protocol/types'
import { boardOfSeat } from '../choosing/refs'
import type { GhostStoriesView } from '../view'
import { ghostStories, taoists } from '../art/sheets'
import Portrait from './Portrait.svelte'
import Scene from './Scene.svelte'

const table = (view: View) => view as GhostStoriesView

export const beginning: BeginningLook = {
  sheets: [ghostStories, taoists],
  scene: Scene,
  portrait: Portrait,
  you: (view, seat, { speaker, words }) =>
    words.text('gs-beginning-you', {
      name: speaker.name('taoist', boardOfSeat(table(view), seat)?.colour ?? 'red'),
    }),
  face: (view, { words }) => {
    const { white_moon, deck, tiles_to_lose } = table(view)
    if (white_moon) return words.text('gs-beginning-moon')
    return words.text('gs-beginning-face', {
      cards: deck.until_incarnation ?? deck.cards,
      tiles: tiles_to_lose,
    })
  },
}
