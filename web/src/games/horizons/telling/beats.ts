/** How long things are shown when a turn is played on the table, as multiples of the usual time. */
export const weights: Readonly<Record<string, number>> = {
  // Events told together with the next one.
  cards_drawn: 0,
  deck_reshuffled: 0,
  energy_gained: 0,
  energy_paid: 0,
  phase_began: 0,
  set_up: 0,
  slot_opened: 0,
  cards_advanced: 0.5,
  element_gained: 0.5,
  // The invaders.
  blight_added: 1.75,
  dahan_strike_back: 1.25,
  invader_card_drawn: 1.5,
  presence_destroyed: 1.5,
  ravaged: 1.75,
  // Fear.
  fear_card_revealed: 2.5,
  terror_rose: 2.5,
  game_ended: 2.5,
}
