/** Puzzles from one's own games, which only this browser keeps. */

import type { OwnPuzzle } from '$lib/progress/kept'
import { ownKey, t } from '$lib/words/i18n.svelte'

/** Where they stand among the addresses of puzzles, and among what was solved. */
export const OWN = 'own'

export function nameOfOwn({ id }: OwnPuzzle): string {
  return `${OWN}/${id}`
}

export function addressOfOwn(own: OwnPuzzle): string {
  return `/puzzles/${nameOfOwn(own)}`
}

export function titleOfOwn({ game, turn }: OwnPuzzle): string {
  return t(ownKey('web-puzzles-own-turn', game), { turn })
}

const PERCENT = 100

export function goalOfOwn({ lost }: OwnPuzzle): string {
  return t('web-puzzles-own-goal', { points: Math.max(1, Math.round(lost * PERCENT)) })
}
