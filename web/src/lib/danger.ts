/** How near a game came to its end by defeat, turn by turn. */

import type { Figures, Story } from './protocol/story'

/** Figures that lose the game at their limit; others win it there. */
const LOSES = new Set(['haunted', 'dead', 'blight'])

/** The share of the nearest limit that has been reached: 0 for none, 1 for defeat. */
function share(figures: Figures, limits: Figures): number {
  const losing = Object.entries(limits).filter(([id]) => LOSES.has(id))
  const shares = losing.map(([id, limit]) => (figures[id] ?? 0) / Math.max(1, limit))
  return Math.min(1, Math.max(0, ...shares))
}

/** A small curve of a game in a box of this size: high is safe, the floor is defeat; empty without limits. */
export function curve({ timeline, figures, limits }: Story, width: number, height: number): string {
  if (Object.keys(limits).length === 0 || timeline.length === 0) return ''
  const shares = [...timeline.map((turn) => share(turn.figures, limits)), share(figures, limits)]
  const points = shares.map((one, at) => {
    const x = (at / (shares.length - 1)) * width
    return `${x.toFixed(1)} ${(one * height).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
