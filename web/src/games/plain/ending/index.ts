/** The ending of a game without its own. */

import { scenes } from '../../../art/sheets'
import type { EndingLook } from '$lib/game/ending'
import { plain } from '$lib/words/marks'
import Portrait from './Portrait.svelte'
import Scene from './Scene.svelte'

export const ending: EndingLook = {
  sheets: [scenes],
  scene: Scene,
  portrait: Portrait,
  headline: ({ outcome }, { words }) => words.text(`web-ending-title-${outcome?.won ? 'won' : 'lost'}`),
  line: ({ view }, { speaker }) => (view.outcome ? plain(speaker.outcome(view)) : ''),
  hasFallen: () => false,
}
