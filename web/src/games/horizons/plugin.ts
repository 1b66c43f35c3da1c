/** The parts of Horizons of Spirit Island. */

import { type GamePlugin } from '$lib/game/plugin'
import { bundled } from '$lib/words/bundled'
import { scenes } from './art/sheets'

const GAME = 'horizons'

export const plugin: GamePlugin = {
  game: GAME,
  prefix: 'hz',
  cards: [
    {
      id: GAME,
      game: GAME,
      modules: [],
      icon: 'i-map',
      scene: 'scene-horizons',
    },
  ],
  scenes,
  losing: ['blight'],
  choosesFirst: true,
  pickKey: (spirit) => `hz-spirit-${spirit}`,
  catalogues: bundled({
    en: () => import('./catalogues/en'),
    ru: () => import('./catalogues/ru'),
    pl: () => import('./catalogues/pl'),
  }),
  speaker: async () => (await import('./words/speaker')).horizonsSpeaker,
  face: async () => (await import('.')).face,
  report: async () => (await import('./report')).look,
  picture: async () => (await import('./board/picture')).picture,
  vignettes: async () => (await import('./campaign')).vignettes,
  collection: async () => (await import('./collection')).collection,
  reference: async () => (await import('./reference')).reference,
  cast: async () => (await import('./spirits/cast')).cast,
  lines: async () => (await import('./spirits/lines')).lines,
  sounds: async () => (await import('./sound')).sounds,
  beginning: async () => (await import('./beginning')).beginning,
  ending: async () => (await import('./ending')).ending,
}
