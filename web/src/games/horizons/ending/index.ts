/** How Horizons of Spirit Island ends. */

import type { EndingLook } from '$lib/game/ending'
import { horizons } from '../art/sheets'
import type { HorizonsView } from '../view'
import Portrait from './Portrait.svelte'
import Scene from './Scene.svelte'
import { headline, storyLine } from './story'

export const ending: EndingLook = {
  sheets: [horizons],
  scene: Scene,
  sceneIsSeen: true,
  portrait: Portrait,
  headline,
  line: storyLine,
  hasFallen: (view, seat) => (view as HorizonsView).lands.every(({ presence }) => !presence[seat]),
}
