/** Options beyond what they point at: their kinds, and which of them cannot be taken back lightly. */

import { EVERYONE, type OpenDecision, type Option } from '$lib/protocol/types'
import type { Facet, Voice } from '../face'
import type { HorizonsView } from './view'

/** The piece of a move, or the spirit whose option it is: what parts a long list. */
export function facetOf(
  option: Option,
  decision: OpenDecision,
  view: HorizonsView,
  { words, speaker }: Voice,
): Facet | null {
  const [tag, first, second] = option
  const spirit = decision.seat === EVERYONE ? view.spirits[Number(first)] : undefined
  if (spirit) return { id: spirit.id, name: speaker.name('spirit', spirit.id), icon: `s-${spirit.id}` }
  if (tag === 'push' || tag === 'gather') {
    const [kind, damage] = [String(first), Number(second)]
    const piece = speaker.name('piece', kind)
    const name = damage ? words.text('hz-piece-hurt', { piece, damage }) : piece
    return { id: `${kind}:${damage}`, name, icon: `p-${kind}` }
  }
  if (decision.kind === 'fear_piece')
    return { id: String(second), name: speaker.name('piece', String(second)), icon: `p-${second}` }
  return null
}

/** Forgetting a card, and passing with powers unused. */
export function isFinal([tag, first]: Option, decision: OpenDecision): boolean {
  if (decision.kind === 'forget') return true
  return tag === 'pass' && decision.options.some(([other, seat]) => other === 'use' && seat === first)
}
