/** The figures of an analysis as they are said. */

import { t, i18n } from '$lib/words/i18n.svelte'
import { required } from '$lib/words/required'
import { MINUS, percent } from '$lib/words/phrases'

const ALL = 1

/** A chance in percent. */
export const percents = (chance: number): string => percent(required(i18n.words, 'language'), [chance, ALL])

/** A difference of chances in points. */
export const points = (share: number): string => t('analysis-number', { amount: Math.abs(100 * share) })

/** A difference of chances in points, with its sign. */
export const signed = (share: number): string => (share < 0 ? MINUS : '+') + points(share)
