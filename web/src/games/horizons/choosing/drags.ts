/** What can be dragged: presence from its track, pieces to another land, powers to their land or into play. */

import type { Decision } from '$lib/protocol/types'
import type { Choice } from '$lib/game/choice'
import type { Way } from '$lib/table/drag'
import type { HorizonsView } from '../view'
import { glyph, landInQuestion } from './refs'

/** Where cards are played that need no land. */
export const PLAY = 'play'
const PLAYED: ReadonlySet<string> = new Set(['play', 'use'])

/** Where an answer takes a thing; `null` where it moves nothing. */
export function wayOf({ option: [tag], refs }: Choice, decision: Decision | null): Way | null {
  const [first, second] = refs
  if (first === undefined) return null
  if (PLAYED.has(tag)) return { from: [first], to: PLAY }
  if (tag === 'gather') return { from: [first], to: `land:${decision && landInQuestion(decision)}` }
  return second !== undefined && first.startsWith('land:') ? { from: [second], to: first } : null
}

/** What is seen under the pointer; a card is seen itself. */
export function dragIcon(ref: string, view: HorizonsView): string | null {
  const [kind, seat] = ref.split(':')
  if (kind === 'card') return null
  return kind === 'track' ? `s-${view.spirits[Number(seat)]?.id ?? ''}` : glyph(ref, view)
}
