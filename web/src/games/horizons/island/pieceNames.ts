/** Pieces in words: what stands where, how many, how badly hurt. */

import { sentence } from '$lib/words/phrases'
import type { Voice } from '$lib/words/speaker'
import { stacksOf } from './stacks'
import { landOf } from '../spirits/spirits'
import type { HorizonsView } from '../view'

/** The name of a piece, or whose presence it is. */
export function pieceName(
  kind: string,
  which: number,
  view: HorizonsView,
  { words, speaker }: Voice,
): string {
  const piece = speaker.name('piece', kind)
  if (kind === 'presence') return `${piece}: ${speaker.name('spirit', view.spirits[which]?.id ?? '')}`
  return which && kind !== 'blight' ? words.text('hz-piece-hurt', { piece, damage: which }) : piece
}

/** A piece in its land: "Town (damage: 1) × 2, H5." */
export function pieceSentence(ref: string, table: Voice & { view: HorizonsView }): string {
  const [, land = '', kind = '', which] = ref.split(':')
  const here = landOf(land, table.view)
  const count = (here && stacksOf(here, table.view).find((stack) => stack.ref === ref)?.count) ?? 0
  const name = pieceName(kind, Number(which), table.view, table)
  return `${sentence(count > 1 ? `${name} × ${count}` : name)}, ${land}.`
}
