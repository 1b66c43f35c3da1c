/** Which game's deal the first page shows: each game in turn, by the day. */

import type { GameCard } from '$lib/game/plugin'

const DAY = 86_400_000

export function dealtOn(cards: readonly GameCard[], day: string): GameCard | undefined {
  const games = cards.filter(({ modules }) => !modules.length)
  return games[Math.round(Date.parse(`${day}T00:00:00Z`) / DAY) % games.length]
}
