/** How the report of Ghost Stories looks. */

import type { ReportLook } from '$lib/game/plugin'
import Scene from './Scene.svelte'

export const look: ReportLook = {
  sheets: [],
  mood: ({ modules }) => (modules?.includes('white_moon') ? 'moon' : 'dusk'),
  scene: Scene,
  glyphOf: ({ id }) => `t-${id}`,
  shadeOf: ({ id }) => `var(--tao-${id})`,
  scoreIcons: {
    victory: 'i-trophy',
    last_incarnation: 'i-trophy',
    qi: 'i-qi',
    deck: 'i-deck',
    empty_spaces: 'i-board',
    dead_taoists: 'i-skull',
    haunted_tiles: 'i-haunt',
    incarnations: 'i-haunter',
    saved_villagers: 'i-shelter',
    portal: 'i-portal',
  },
  luckTitle: 'web-report-dice',
}
