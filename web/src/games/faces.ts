/** The games that can be shown, each loaded when it is needed. */

import type { GameFace } from './face'

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  ghost_stories: () => import('./ghost_stories'),
  horizons: () => import('./horizons'),
}

export async function loadFace(game: string): Promise<GameFace> {
  const load = FACES[game]
  if (!load) throw new Error(`no game ${game}`)
  return (await load()).face
}
