/** How Horizons of Spirit Island begins. */

import type { BeginningLook } from '$lib/game/beginning'
import { horizons } from '../art/sheets'
import type { HorizonsView } from '../view'
import Portrait from './Portrait.svelte'
import Scene from './Scene.svelte'

export const beginning: BeginningLook = {
  sheets: [horizons],
  scene: Scene,
  portrait: Portrait,
  you: (view, seat, { speaker, words }) => {
    const spirit = (view as HorizonsView).spirits[seat]
    return words.text('hz-beginning-you', { name: spirit ? speaker.name('spirit', spirit.id) : '' })
  },
  face: (view, { words }) => words.text('hz-beginning-face', { blight: (view as HorizonsView).blight.pool }),
}
