/** The steps of a turn, and the figures of the app bar. */

import type { Decision } from '$lib/protocol/types'
import type { Words } from '$lib/words/words'
import type { Chip, Step } from '$lib/game/face'
import type { GhostStoriesView } from '../view'

const ARRIVAL = ['place_ghost', 'shield_of_time', 'armor_of_the_just']
const MOVE = ['move', 'second_step', 'pick_up_tokens']
const END = ['end_turn', 'inherit']
const SU_LING = ['su_ling', 'su_ling_crystal', 'barrier', 'barrier_ghosts']

const STEPS = ['ghosts', 'arrival', 'move', 'act', 'end'] as const

/** The step at which the game is, as far as the question tells. */
export function stepNow(view: GhostStoriesView, decision: Decision | null): string {
  const kind = decision?.kind ?? ''
  if (SU_LING.includes(kind)) return 'su_ling'
  if (view.phase === 'yin') return ARRIVAL.includes(kind) ? 'arrival' : 'ghosts'
  if (MOVE.includes(kind)) return 'move'
  return END.includes(kind) ? 'end' : 'act'
}

/** The steps of the turn, with the current one marked. */
export function steps(view: GhostStoriesView, decision: Decision | null, words: Words): Step[] {
  if (!view.boards.length || view.outcome) return []
  const names: readonly string[] = view.white_moon ? [...STEPS, 'su_ling'] : STEPS
  const now = names.indexOf(stepNow(view, decision))
  return names.map((name, index) => ({
    name: words.text(`web-gs-step-${name}`),
    state: index < now ? 'done' : index === now ? 'now' : 'to come',
  }))
}

/** Figures that the drawing of White Moon has no room for, and warnings. */
export function chipsOf(view: GhostStoriesView, words: Words): Chip[] {
  if (!view.boards.length) return []
  const chips: Chip[] = view.white_moon ? deckChips(view, words) : []
  if (view.supply.tao_blocked) {
    chips.push({ icon: 'i-notao', text: words.text('web-gs-chip-tao-blocked'), warn: true })
  }
  if (view.supply.white_cancelled) {
    chips.push({ icon: 't-white', text: words.text('web-gs-chip-white-cancelled'), warn: true })
  }
  return chips
}

function deckChips(view: GhostStoriesView, words: Words): Chip[] {
  const { deck, haunted, tiles_to_lose: lost } = view
  const chips: Chip[] = [{ icon: 'i-deck', text: words.text('web-gs-chip-deck', { cards: deck.cards }) }]
  if (deck.until_incarnation !== null) {
    chips.push({
      icon: 'i-skull',
      text: words.text('web-gs-chip-wu-feng', { cards: deck.until_incarnation }),
    })
  }
  const text = words.text('web-gs-chip-haunted', { haunted, lost })
  return [...chips, { icon: 'i-haunt', text, warn: haunted + 1 >= lost }]
}
