/** The three games on offer: two, and one with its expansion. */

import type { Area } from './words/catalogues'

export interface GameCard {
  id: 'ghost_stories' | 'white_moon' | 'horizons'
  game: Area & ('ghost_stories' | 'horizons')
  modules: string[]
  icon: string
  scene: string
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'ghost_stories',
    game: 'ghost_stories',
    modules: [],
    icon: 'i-haunter',
    scene: 'scene-ghost_stories',
  },
  {
    id: 'white_moon',
    game: 'ghost_stories',
    modules: ['white_moon'],
    icon: 'i-crystal',
    scene: 'scene-white_moon',
  },
  { id: 'horizons', game: 'horizons', modules: [], icon: 'i-map', scene: 'scene-horizons' },
]

/** The card of a game that is set up so. */
export function cardOf(game: string, modules: readonly string[] = []): GameCard {
  const fits = (card: GameCard) => card.game === game && card.modules.join() === modules.join()
  return GAMES.find(fits) ?? (GAMES[0] as GameCard)
}
