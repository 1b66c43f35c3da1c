/** When the spirits have something to say. */

import type { Chance, Cue, Lines } from '$lib/game/lines'
import type { EventData } from '$lib/protocol/types'
import type { HorizonsView } from '../view'

/** Powers are used all the time: characters rarely comment on them. */
const SELDOM = 6

/** What is said of an event; whom it names by the seat says it, else any spirit. */
const MOMENTS: Readonly<Record<string, string>> = {
  blight_added: 'blight',
  dahan_strike_back: 'dahan',
  power_used: 'strikes',
  presence_destroyed: 'hurt',
  terror_rose: 'fear',
}

function momentOf([tag, { piece }]: EventData, chance: Chance): string | undefined {
  if (tag === 'piece_destroyed') return piece === 'city' ? 'city' : undefined
  if (tag === 'power_used' && chance(SELDOM) > 0) return undefined
  return MOMENTS[tag]
}

function cue(event: EventData, { spirits }: HorizonsView, chance: Chance): Cue | null {
  const moment = momentOf(event, chance)
  const named = spirits.find(({ seat }) => seat === event[1]['seat'])
  const spirit = named ?? spirits[chance(spirits.length || 1)]
  return moment && spirit ? { seat: spirit.seat, key: `web-line-hz-${spirit.id}-${moment}` } : null
}

export const lines: Lines = {
  turn: 'round_began',
  cue: (event, view, chance) => cue(event, view as HorizonsView, chance),
}
