/** How the report of Horizons of Spirit Island looks. */

import type { ReportLook } from '$lib/game/plugin'
import { horizons } from '../art/sheets'
import { colourOf } from '../spirits/spirits'
import Scene from './Scene.svelte'

export const look: ReportLook = {
  sheets: [horizons],
  mood: () => 'day',
  scene: Scene,
  glyphOf: ({ id }) => `s-${id}`,
  shadeOf: ({ id }) => colourOf(id),
  scoreIcons: { victory: 'i-trophy', cards: 'i-cards', dahan: 'p-dahan', blight: 'p-blight' },
  luckTitle: 'report-heading-luck',
}
