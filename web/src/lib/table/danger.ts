/** How near a game came to its end by defeat, turn by turn. */

import type { Figures, Story } from '../protocol/story'

/** The share of the nearest limit that has been reached: 0 for none, 1 for defeat. */
function share(figures: Figures, limits: [string, number][]): number {
  const shares = limits.map(([id, limit]) => (figures[id] ?? 0) / Math.max(1, limit))
  return Math.min(1, Math.max(0, ...shares))
}

/**
 * A small curve of a game in a box of this size: high is safe, the floor is defeat; empty without limits.
 * At the limits of the losing figures the game is lost.
 */
export function curve(
  { timeline, figures, limits }: Story,
  losing: readonly string[],
  width: number,
  height: number,
): string {
  if (Object.keys(limits).length === 0 || timeline.length === 0) return ''
  const deadly = Object.entries(limits).filter(([id]) => losing.includes(id))
  const shares = [...timeline.map((turn) => share(turn.figures, deadly)), share(figures, deadly)]
  const points = shares.map((one, at) => {
    const x = (at / (shares.length - 1)) * width
    return `${x.toFixed(1)} ${(one * height).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
