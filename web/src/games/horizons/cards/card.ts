/** How a power card stands with its spirit. */

import type { Decision } from '$lib/protocol/types'
import { none } from '../spirits/elements'
import type { HorizonsView, PowerView, SpiritView } from '../view'

/** A card of a spirit as the table sees it; a discarded one has nothing to say. */
export function standing(card: string, spirit: SpiritView): PowerView | undefined {
  return [...spirit.powers, ...spirit.hand_powers, spirit.innate].find((power) => power.id === card)
}

/** The power that a question is about. */
export function powerInQuestion(decision: Decision | null): string | null {
  const [kind, id] = decision?.about ?? []
  return kind === 'power' || kind === 'price' ? String(id) : null
}

/** The tag of a card: being used, or used. */
export function tagOf(power: PowerView, resolving: string | null): 'resolving' | 'done' | null {
  if (power.id === resolving) return 'resolving'
  return power.used ? 'done' : null
}

/** The reason to show on a card: only where its spirit might want to use or play it now. */
export function reasonOf(power: PowerView, spirit: SpiritView, view: HorizonsView): string | null {
  const reason = power.why_not
  if (reason === null || reason === 'used') return null
  const inHand = spirit.hand.includes(power.id)
  const plays = view.phase === 'spirit' && spirit.grown !== null
  if (inHand) return plays && reason === 'too_dear' ? reason : null
  return view.phase === 'fast' || view.phase === 'slow' ? reason : null
}

/** Whether the threshold of a card is reached. */
export function isReached(power: PowerView): boolean {
  return power.thresholds.some((threshold) => none(threshold.missing))
}
