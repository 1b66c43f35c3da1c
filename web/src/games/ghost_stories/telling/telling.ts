/** What the log tells in one line: an action, a ghost or a curse with all that it brought about. */

import type { EventData } from '$lib/protocol/types'
import type { Telling } from '$lib/game/telling'

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

/** What begins something new only for this reason. */
const BEGIN_BY: Readonly<Record<string, string>> = {
  qi_lost: 'full_board',
  taoist_moved: 'move',
  villager_died: 'devour',
}

const begins = ([tag, { why }]: EventData) => BEGIN.has(tag) || (tag in BEGIN_BY && BEGIN_BY[tag] === why)

/** A player's own step has no consequences to group. */
const isStep = ([tag, { why }]: EventData) => tag === 'taoist_moved' && why === 'move'

/** What names the family by whose curse it happens: the curse need not be told before. */
const NAME_THE_FAMILY = new Set(['tile_haunted', 'taoist_laid_down'])
/** What the curse of a family has announced in the same words. */
const ANNOUNCED = new Set(['bottom_card_removed', 'tao_removed'])

export const telling: Telling = {
  follows: (event, first) => !begins(event) && !isStep(first),
  isSaidBy: ([tag, { family }], [later, { why }]) =>
    tag === 'family_cursed' && NAME_THE_FAMILY.has(later) && why === family,
  repeats: ([tag], [before]) => before === 'family_cursed' && ANNOUNCED.has(tag),
}
