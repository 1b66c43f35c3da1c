/** What the log tells in one line: an action, a ghost or a curse with all that it brought about. */

import type { Telling } from '$lib/table/log'

/** What begins something new; everything else is told with what came before it. */
const BEGIN = new Set([
  'artifact_used',
  'barrier_began',
  'buddha_placed',
  'buddha_set',
  'circle_cleared',
  'curse_due',
  'exorcism_began',
  'family_cursed',
  'family_saved',
  'ghost_drawn',
  'haunter_advanced',
  'haunter_struck',
  'no_card_left',
  'portal_laid',
  'power_used',
  'power_borrowed',
  'school_began',
  'su_ling_placed',
  'taoist_died',
  'taoist_stood_up',
  'tokens_taken',
  'villager_asked',
  'villager_escorted',
  'villager_saved',
  'yin_yang_spent',
])

export const telling: Telling = {
  follows: ([tag, { why }], [first]) =>
    !BEGIN.has(tag) && !(tag === 'taoist_moved' && why === 'move') && first !== 'taoist_moved',
}
