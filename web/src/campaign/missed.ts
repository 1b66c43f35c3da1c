/** Why a lantern stayed dark, in words. */

import type { Missed } from '$lib/protocol/types'
import { i18n, t } from '$lib/words/i18n.svelte'

/** A sentence about the result of a game; nothing if the game has no words for the column. */
export function whyDark(game: string, missed: readonly Missed[]): string {
  if (missed.some(({ column }) => column === 'won')) return t('web-campaign-missed-won')
  return missed
    .map((one) => sentenceOf(game, one))
    .filter(Boolean)
    .join(' ')
}

function sentenceOf(game: string, { column, of, came_to, least, most }: Missed): string {
  const key = `web-campaign-column-${[game, column, of].filter(Boolean).join('-')}`
  if (came_to === null || !i18n.words?.has(key)) return ''
  const limit = least ?? most ?? 0
  const bound = least === null ? 'most' : 'least'
  return t('web-campaign-missed', { what: t(key), came: came_to, limit, bound })
}
