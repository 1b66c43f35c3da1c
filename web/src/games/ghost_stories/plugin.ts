/** The parts of Ghost Stories, with White Moon. */

import { type GamePlugin } from '$lib/game/plugin'
import { bundled } from '$lib/words/bundled'
import { scenes } from './art/sheets'

const GAME = 'ghost_stories'

export const plugin: GamePlugin = {
  game: GAME,
  prefix: 'gs',
  cards: [
    {
      id: 'ghost_stories',
      game: GAME,
      modules: [],
      icon: 'i-haunter',
      scene: 'scene-ghost_stories',
    },
    {
      id: 'white_moon',
      game: GAME,
      modules: ['white_moon'],
      icon: 'i-crystal',
      scene: 'scene-white_moon',
    },
  ],
  scenes,
  losing: ['haunted', 'dead'],
  perils: ['taoist_died'],
  pickKey: (colour) => `gs-colour-${colour}.board`,
  sideKey: (power) => `gs-power-${power}`,
  catalogues: bundled({
    en: () => import('./catalogues/en'),
    ru: () => import('./catalogues/ru'),
    pl: () => import('./catalogues/pl'),
  }),
  speaker: async () => (await import('./words/speaker')).ghostStoriesSpeaker,
  face: async () => (await import('.')).face,
  report: async () => (await import('./report')).look,
  picture: async () => (await import('./board/picture')).picture,
  vignettes: async () => (await import('./campaign')).vignettes,
  collection: async () => (await import('./collection')).collection,
  reference: async () => (await import('./reference')).reference,
  cast: async () => (await import('./taoists/cast')).cast,
  lines: async () => (await import('./taoists/lines')).lines,
  sounds: async () => (await import('./sound')).sounds,
  beginning: async () => (await import('./beginning')).beginning,
  ending: async () => (await import('./ending')).ending,
}
