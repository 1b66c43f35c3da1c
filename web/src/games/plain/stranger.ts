/** A game without a folder here: it is drawn plainly, with words from the server. */

import { http } from '$lib/server/http'
import type { GamePlugin } from '$lib/game/plugin'
import { loadBoard } from './ownBoard'

export function stranger(game: string): GamePlugin {
  return {
    game,
    prefix: game,
    cards: [{ id: game, game, modules: [], icon: 'i-board', scene: '' }],
    scenes: null,
    losing: [],
    pickKey: (value) => `${game}-pick-${value}`,
    catalogues: (language) => http.catalogues(game, language),
    speaker: async () => {
      const [{ PlainSpeaker }, vocabulary] = await Promise.all([
        import('$lib/words/plainSpeaker'),
        http.vocabulary(game),
      ])
      return (words, setup, box) => new PlainSpeaker(words, setup, box, vocabulary)
    },
    face: async () => {
      const parts = [import('./face'), http.vocabulary(game), loadBoard(game)] as const
      const [{ plainFace }, vocabulary, isDrawn] = await Promise.all(parts)
      return plainFace(vocabulary, isDrawn)
    },
    report: async () => (await import('./report')).look,
    ending: async () => (await import('./ending')).ending,
  }
}
