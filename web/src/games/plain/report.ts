/** How the report of any game looks. */

import type { ReportLook } from '$lib/game/plugin'
import Scene from './Scene.svelte'

export const look: ReportLook = {
  sheets: [],
  mood: () => '',
  scene: Scene,
  glyphOf: () => 'i-user',
  shadeOf: () => 'var(--accent)',
  scoreIcons: {},
  luckTitle: 'report-heading-luck',
}
