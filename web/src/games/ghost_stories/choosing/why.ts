/** Why a thing cannot be chosen now, and which choices give something up. */

import type { Decision, OpenDecision, Option } from '$lib/protocol/types'
import type { Voice } from '$lib/words/speaker'
import { distance } from '../board/layout'
import { boardOfSeat, spaceOf } from './refs'
import type { GhostStoriesView } from '../view'

/** What a question asks for, by the first of its options that points at something. */
const ASKS: Readonly<Record<string, string>> = {
  tile: 'tile',
  escort: 'tile',
  rise_and_go: 'tile',
  space: 'space',
  ghost: 'ghost',
  both: 'ghost',
  taoist: 'taoist',
  board: 'board',
  tao: 'tao',
  moon_crystal: 'tao',
  villager: 'villager',
  family: 'villager',
  reroll: 'die',
  receptacle: 'receptacle',
}

/** One sentence for a thing that is no option. */
export function whyNot(ref: string, decision: Decision, view: GhostStoriesView, voice: Voice): string {
  const { words } = voice
  if (!decision.options) return words.text('web-gs-why-not-asked')
  const reason = specialReason(ref, decision, view, voice)
  if (reason) return reason
  const asks = decision.options.map(([tag]) => ASKS[tag]).find((kind) => kind !== undefined)
  return words.text(`web-gs-why-asks-${asks ?? 'button'}`)
}

function specialReason(ref: string, decision: Decision, view: GhostStoriesView, voice: Voice): string {
  const [kind] = ref.split(':')
  if (kind === 'tile') return whyNotTile(Number(ref.split(':')[1]), decision, view, voice)
  if (kind === 'space') return whyNotSpace(ref, decision, view, voice)
  return ''
}

function whyNotTile(tile: number, decision: Decision, view: GhostStoriesView, voice: Voice): string {
  const there = view.village[tile]
  if (!there) return ''
  const own = boardOfSeat(view, decision.seat)?.tile
  const args = { tile: voice.speaker.name('tile', there.name) }
  if (['move', 'second_step'].includes(decision.kind) && typeof own === 'number' && distance(own, tile) > 1) {
    return voice.words.text('web-gs-why-too-far', args)
  }
  if (decision.kind === 'restore_tile' && !there.haunted)
    return voice.words.text('web-gs-why-not-haunted', args)
  if (decision.kind === 'yin_yang' && !there.haunted) return voice.words.text('web-gs-why-no-help', args)
  return ''
}

function whyNotSpace(ref: string, decision: Decision, view: GhostStoriesView, voice: Voice): string {
  const space = spaceOf(view, ref)
  const { words } = voice
  if (!space) return ''
  if (decision.kind === 'place_ghost' || decision.kind === 'move_ghost_to') {
    return words.text(space.ghost ? 'web-gs-why-taken' : 'web-gs-why-other-space')
  }
  if (['act', 'exorcise_ghosts'].includes(decision.kind) && space.ghost) {
    return words.text(space.ghost.exorcisable ? 'web-gs-why-not-here' : 'web-gs-why-not-exorcisable')
  }
  if (decision.kind === 'end_turn')
    return words.text(space.ghost ? 'web-gs-why-taken' : 'web-gs-why-no-buddha')
  return ''
}

const LOSSES = ['devour', 'kill_another', 'zhou_curse', 'give_up_tao', 'bear_qi_loss', 'discard_tao']

/** Whether an option gives something up for good. */
export function isFinal(option: Option, decision: OpenDecision, view: GhostStoriesView): boolean {
  if (decision.options.length > 1 && LOSSES.includes(decision.kind)) return true
  if (option[0] === 'artifact') return true
  return option[0] === 'help' && costsTheLastQi(decision, view)
}

/** The Sorcerer takes a Qi for his help. */
function costsTheLastQi(decision: OpenDecision, view: GhostStoriesView): boolean {
  const board = boardOfSeat(view, decision.seat)
  const tile = board?.tile == null ? undefined : view.village[board.tile]
  return board?.qi === 1 && tile?.name === 'sorcerers_hut'
}
