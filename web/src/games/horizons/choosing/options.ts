/** Options beyond what they point at: their kinds, and which of them cannot be taken back lightly. */

import { EVERYONE, type OpenDecision, type Option } from '$lib/protocol/types'
import type { Facet } from '$lib/game/choice'
import type { Voice } from '$lib/words/speaker'
import { innateOwner } from '../spirits/spirits'
import type { HorizonsView } from '../view'

/** Uses of powers that name their land too. */
const ON_LAND = new Set(['use_on', 'repeat_on'])
const USES = new Set(['use', 'repeat', ...ON_LAND])

/** The power of an option, where powers come with their lands; what ends the phase is of none. */
function powerOf([tag, , power]: Option, view: HorizonsView, { speaker }: Voice): Facet | null {
  if (!USES.has(tag)) return null
  const id = String(power)
  return { id, name: speaker.name('power', id), icon: innateOwner(id, view) ? 'i-star' : 'i-cards' }
}

/** The piece of a move, the power or track beside a land, or the spirit whose option it is: what parts a long list. */
export function facetOf(
  option: Option,
  decision: OpenDecision,
  view: HorizonsView,
  voice: Voice,
): Facet | null {
  const { words, speaker } = voice
  const [tag, first, second] = option
  if (decision.options.some(([other]) => ON_LAND.has(other))) return powerOf(option, view, voice)
  if (tag === 'presence')
    return { id: String(first), name: words.text(`web-hz-track-${first}`), icon: 'p-slot' }
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
  if (tag !== 'pass') return false
  return decision.options.some(([other, seat]) => (other === 'use' || other === 'use_on') && seat === first)
}
