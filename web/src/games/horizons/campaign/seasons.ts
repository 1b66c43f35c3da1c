/** The picture of each season: the portrait of a spirit, or that of a card. */

export type Season = Readonly<{ spirit: string } | { card: string }>

export const SEASONS: Readonly<Record<string, Season>> = {
  '01-first-footprints': { spirit: 'fathomless_mud_of_the_swamp' },
  '02-teeth-in-the-path': { spirit: 'devouring_teeth_lurk_underfoot' },
  '03-trees-have-eyes': { spirit: 'eyes_watch_from_the_trees' },
  '04-what-the-swamp-keeps': { card: 'foul_vapors_and_fetid_muck' },
  '05-wind-at-noon': { spirit: 'sun_bright_whirlwind' },
  '06-stones-that-burn': { spirit: 'rising_heat_of_stone_and_sand' },
  '07-two-voices': { card: 'entwined_power' },
  '08-towns-on-the-shore': { card: 'trade_suffers' },
  '09-dry-season': { card: 'drought' },
  '10-three-tides': { card: 'tsunami' },
  '11-sails-return': { card: 'overseas_trade_seems_safer' },
  '12-island-remembers': { card: 'vengeance_of_the_dead' },
}
