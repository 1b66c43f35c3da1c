/** The pose of a ghost at the moment shown. */

import type { EventData } from '$lib/protocol/types'
import type { GhostView } from '../view'

/** It drifts in when it comes, reaches out for the village, and howls when it torments. */
export type Pose = 'still' | 'drift' | 'reach' | 'howl'

const POSES: Readonly<Record<string, Pose>> = {
  ghost_moved: 'drift',
  ghost_placed: 'drift',
  haunter_advanced: 'reach',
  haunter_struck: 'reach',
  curse_rerolled: 'howl',
  curse_rolled: 'howl',
  power_blocked: 'howl',
  su_ling_held: 'howl',
  villager_died: 'howl',
}

/** The pose of a ghost: that of the last thing it does in what is being shown. */
export function poseOf({ number }: Pick<GhostView, 'number'>, beat: readonly EventData[]): Pose {
  const own = beat.findLast(([tag, { ghost, cause }]) => tag in POSES && (ghost ?? cause) === number)
  return (own && POSES[own[0]]) ?? 'still'
}
