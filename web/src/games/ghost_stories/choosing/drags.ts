/** What can be dragged: Taoists and villagers to a tile, tokens to a ghost or its dice, Buddhas and ghosts to a space. */

import type { Choice } from '$lib/game/choice'
import type { Decision } from '$lib/protocol/types'
import type { Way } from '$lib/table/drag'
import { boardOf, boardOfSeat, colourIn, refOfCard } from './refs'
import { targetsOf } from '../dice/exorcism'
import { COLOURS, type BoardView, type GhostStoriesView } from '../view'

const DICE = [...COLOURS, 'white'].map((face) => `die:${face}`)

type Answer = Pick<Choice, 'option' | 'refs'>
/** By what an answer takes a thing, and to which places; the first is usual. */
type Found = readonly [from: readonly string[], to: readonly (string | undefined)[]]
type WayOf = (answer: Answer, decision: Decision, view: GhostStoriesView) => Found | null

/** The board of the Taoist who moves: the one that the question is about, or one's own. */
function moverIn({ about, seat }: Decision, view: GhostStoriesView): BoardView | undefined {
  return about[0] === 'taoist' ? boardOf(view, String(about[1])) : boardOfSeat(view, seat)
}

/** The figure, and its tile, which lies over it where it can be chosen. */
function figureOf(board: BoardView | undefined): string[] {
  return board ? [`taoist:${board.colour}`, `tile:${board.tile}`] : []
}

const goes: WayOf = ({ refs }, decision, view) =>
  decision.kind === 'yin_yang'
    ? [[`yin_yang:${boardOfSeat(view, decision.seat)?.colour}`], refs]
    : [figureOf(moverIn(decision, view)), refs]

const leads: WayOf = ({ refs }, decision, view) => [[`villager:${moverIn(decision, view)?.tile}`], refs]

const attacks: WayOf = ({ refs }, decision, view) => [figureOf(boardOfSeat(view, decision.seat)), refs]

/** Tokens go to what they are spent on: the ghosts of the roll, or its dice; others to the player who takes them. */
const tokens: WayOf = ({ refs }, decision, view) => {
  const own = boardOfSeat(view, decision.seat)
  if (decision.kind === 'spend_tao')
    return [refs, [...targetsOf(view, { ...decision, options: null }).map(({ ref }) => ref), ...DICE]]
  if (decision.kind === 'take_tao') return [refs, [`taoist:${own?.colour}`, `tile:${own?.tile}`]]
  const circle = view.village.find(({ name }) => name === 'circle_of_prayer')?.tile
  return decision.kind === 'set_circle' ? [refs, [`tile:${circle}`]] : null
}

/** A space is for a new ghost, a ghost that moves, Su-Ling, or a Buddha. */
const settles: WayOf = ({ refs }, { kind, about, seat }, view) => {
  if (kind === 'place_ghost') return [[refOfCard(view, about[1])], refs]
  if (kind === 'move_ghost_to') return [[`space:${about[1]}:${about[2]}`], refs]
  if (kind === 'su_ling') return [['su_ling'], refs]
  const own = boardOfSeat(view, seat)
  return own ? [[`buddha:${own.colour}`, ...figureOf(own)], refs] : null
}

const fills: WayOf = ({ refs }, { kind, seat }, view) =>
  kind === 'su_ling_crystal' ? [['su_ling'], refs] : [[`crystal:${boardOfSeat(view, seat)?.colour}`], refs]

const enfeebles: WayOf = ({ refs }, { kind }) =>
  kind === 'mantra' ? [['power:enfeeblement_mantra'], refs] : null

const WAYS: Readonly<Record<string, WayOf>> = {
  tile: goes,
  fetch: goes,
  rise_and_go: goes,
  escort: leads,
  rise_and_escort: leads,
  exorcise: attacks,
  ghost: enfeebles,
  tao: tokens,
  moon_crystal: tokens,
  space: settles,
  receptacle: fills,
}

/** Where an answer takes a thing; `null` where it moves nothing. */
export function wayOf(answer: Answer, decision: Decision | null, view: GhostStoriesView): Way | null {
  const found = decision && WAYS[answer.option[0]]?.(answer, decision, view)
  const [from, [to, ...also]] = found ?? [[], []]
  return to === undefined || !from.length ? null : { from, to, also: also.filter((ref) => ref !== undefined) }
}

const ICONS: Readonly<Record<string, string>> = {
  taoist: 'i-taoist',
  tile: 'i-taoist',
  buddha: 'i-buddha',
  crystal: 'i-crystal',
  su_ling: 'i-suling',
  yin_yang: 'i-yy',
  power: 'i-mantra',
}

/** What is seen under the pointer. */
export function dragIcon(ref: string, view: GhostStoriesView): string {
  const [kind = '', id] = ref.split(':')
  if (kind === 'tao') return `t-${colourIn(ref)}`
  if (kind !== 'villager') return ICONS[kind] ?? 'i-haunter'
  const pile = view.white_moon?.villagers.find(({ tile }) => tile === Number(id))
  return `fam-${pile?.stack.at(-1) ?? ''}`
}
