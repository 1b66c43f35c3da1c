/** The boards of the Taoists and the levels of the game, as they are chosen. */

import type { Content } from '$lib/protocol/types'

/** From the gentlest to the hardest. */
export const LEVELS = ['initiation', 'normal', 'nightmare', 'hell'] as const

/** The two powers of a colour: one on each side of its board. */
export function powersOf(colour: string, box: readonly Content[]): readonly string[] {
  return box.filter(({ kind, facts }) => kind === 'power' && facts.colour === colour).map(({ id }) => id)
}
