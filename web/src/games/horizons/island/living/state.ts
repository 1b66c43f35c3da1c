/** What of a game shows in how its lands live: those that recovered, those that bloom, the light of the day. */

import type { Happening } from '$lib/protocol/types'
import type { HorizonsView, LandView } from '../../view'

/** The lands from which blight was taken last, and where there is none now. */
export function recovered(lands: readonly LandView[], log: readonly Happening[]): ReadonlySet<string> {
  const last = new Map<string, boolean>()
  for (const { events } of log)
    for (const [tag, data] of events)
      if (tag === 'blight_removed' || tag === 'blight_added')
        last.set(String(data['land']), tag === 'blight_removed')
  return new Set(lands.filter(({ id, blight }) => !blight && last.get(id)).map(({ id }) => id))
}

/** Whether a land blooms: a spirit is at home there and there is no blight, or the blight has gone. */
export function blooms(land: LandView, healed: ReadonlySet<string>): boolean {
  return !land.blight && (land.presence.some((count) => count > 0) || healed.has(land.id))
}

/** The light of the day, by phase. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night'
const LIGHTS: Readonly<Record<HorizonsView['phase'], Light>> = {
  set_up: 'dawn',
  spirit: 'dawn',
  fast: 'day',
  invader: 'dusk',
  slow: 'night',
}
export const lightOf = ({ phase }: HorizonsView): Light => LIGHTS[phase]
