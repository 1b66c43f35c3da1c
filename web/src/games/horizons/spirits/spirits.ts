/** Spirits on the screen: their colours, and which of them a panel shows. */

import type { Decision } from '$lib/protocol/types'
import type { HorizonsView, LandView, SpiritView } from '../view'

const COLOURS: Record<string, string> = {
  eyes_watch_from_the_trees: '#1f7a48',
  rising_heat_of_stone_and_sand: '#c8621a',
  fathomless_mud_of_the_swamp: '#66631f',
  devouring_teeth_lurk_underfoot: '#a42c1a',
  sun_bright_whirlwind: '#1f6fb4',
}

export const SPIRITS = Object.keys(COLOURS)

/** The colour of a spirit; its emblem tells the same. */
export function colourOf(spirit: string): string {
  return COLOURS[spirit] ?? '#5d5446'
}

/** The seat to look at: one's own that is asked, else one's own, else the one asked. */
export function seatInQuestion(mine: readonly number[], decision: Decision | null): number {
  const asked = decision?.seats ?? []
  return asked.find((seat) => mine.includes(seat)) ?? mine[0] ?? asked.find((seat) => seat >= 0) ?? 0
}

/** The seat on whose panel or in whose hand a thing lies. */
function seatOf(ref: string, view: HorizonsView): number | undefined {
  const [kind = '', id = ''] = ref.split(':')
  if (['growth', 'grow', 'track'].includes(kind)) return Number(id)
  return (kind === 'card' ? ownerOf(id, view) : innateOwner(id, view))?.seat
}

/** The one seat whose things can be chosen; `null` when it is none or several. */
export function seatOfTargets(refs: Iterable<string>, view: HorizonsView): number | null {
  const seats = new Set([...refs].flatMap((ref) => seatOf(ref, view) ?? []))
  const [seat] = seats
  return seats.size === 1 && seat !== undefined ? seat : null
}

/** Presence of a seat on the whole island. */
export function presenceOf(seat: number, view: HorizonsView): number {
  return view.lands.reduce((sum, land) => sum + (land.presence[seat] ?? 0), 0)
}

/** The land of that id. */
export function landOf(id: string, view: HorizonsView): LandView | undefined {
  return view.lands.find((land) => land.id === id)
}

/** The spirit that has a power card: in hand, in play or in its discard. */
export function ownerOf(card: string, view: HorizonsView): SpiritView | undefined {
  return view.spirits.find((spirit) =>
    [spirit.hand, spirit.in_play, spirit.discard].some((cards) => cards.includes(card)),
  )
}

/** The spirit whose innate power that is. */
export function innateOwner(power: string, view: HorizonsView): SpiritView | undefined {
  return view.spirits.find((spirit) => spirit.innate.id === power)
}
