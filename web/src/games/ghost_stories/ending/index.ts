/** How Ghost Stories ends. */

import type { EndingLook } from '$lib/game/ending'
import { ghostStories, taoists, villagers, whiteMoon } from '../art/sheets'
import type { GhostStoriesView } from '../view'
import Portrait from './Portrait.svelte'
import Scene from './Scene.svelte'
import { storyLine } from './story'

const boardsOf = (view: object) => (view as GhostStoriesView).boards

export const ending: EndingLook = {
  sheets: [ghostStories, whiteMoon, taoists, villagers],
  scene: Scene,
  portrait: Portrait,
  headline: ({ outcome }, { words }) =>
    words.text(`gs-ending-${outcome?.won ? 'won' : (outcome?.reason ?? 'deck_empty')}`),
  line: storyLine,
  hasFallen: (view, seat) => boardsOf(view).some((board) => board.seat === seat && !board.alive),
}
