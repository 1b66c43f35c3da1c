/** How long things are shown when a turn is played on the table, as multiples of the usual time. */
export const weights: Readonly<Record<string, number>> = {
  // Events told together with the next one.
  exorcism_began: 0,
  ghost_drawn: 0,
  power_borrowed: 0,
  power_used: 0,
  school_began: 0,
  tokens_returned: 0,
  tokens_taken: 0,
  turn_began: 0,
  villager_asked: 0,
  yin_yang_spent: 0,
  buddha_returned: 0.5,
  haunter_advanced: 0.75,
  taoist_moved: 0.75,
  // Dice take their time to settle.
  barrier_rolled: 1.5,
  curse_rerolled: 1.5,
  curse_rolled: 1.5,
  tao_rerolled: 1.5,
  tao_rolled: 1.5,
  // What hurts.
  board_haunted: 2,
  exorcism_failed: 1.25,
  family_cursed: 1.5,
  haunter_struck: 1.25,
  incarnation_added: 1.5,
  qi_lost: 1.5,
  su_ling_held: 1.5,
  taoist_died: 2.5,
  tile_haunted: 2,
  villager_died: 1.5,
  // What helps.
  barrier_began: 2,
  family_saved: 1.5,
  taoist_revived: 1.5,
  game_ended: 2.5,
}
