import { describe, expect, it } from 'vitest'
import ghostStories from '../../src/games/ghost_stories/art/ghost_stories.svg?raw'
import { drawingOf } from '../../src/games/ghost_stories/art/ghosts'
import whiteMoon from '../../src/games/ghost_stories/art/white_moon.svg?raw'

/** Every card of the two boxes, by the colour it is printed in. */
const CARDS: Record<string, string[]> = {
  yellow: [
    'g01_ghoul',
    'g02_walking_corpse',
    'g03_coffin_breakers',
    'g04_coffin_breakers',
    'g05_restless_dead',
    'g06_zombie',
    'g07_zombie',
    'g08_hopping_vampire',
    'g09_hopping_vampire',
    'g10_yellow_plague',
    'g11_lich',
    'w64_vampire_lord',
    'wm01_marsh_jackal',
    'wm02_sallow_boar',
    'wmw5_time_keeper',
  ],
  blue: [
    'g12_drowned_maiden',
    'g13_hound_of_depth',
    'g14_perfidious_nymph',
    'g15_perfidious_nymph',
    'g16_sticky_feet',
    'g17_abysmal',
    'g18_abysmal',
    'g19_ooze_devil',
    'g20_ooze_devil',
    'g21_liquid_horror',
    'g22_fury_of_depth',
    'w62_dark_mistress',
    'wm03_river_otterman',
    'wm04_drenched_tiger',
    'wmw3_howling_ondine',
  ],
  green: [
    'g23_creeping_one',
    'g24_fungus_thing',
    'g25_fallen_monks',
    'g26_fallen_monk',
    'g27_restless_spirit',
    'g28_rotten_soul',
    'g29_rotten_soul',
    'g30_wicked_one',
    'g31_wicked_one',
    'g32_green_abomination',
    'g33_great_putrid',
    'w63_creeping_horror',
    'wm05_thicket_ape',
    'wm06_moss_bear',
    'wmw4_root_master',
  ],
  red: [
    'g34_skinner',
    'g35_reaper',
    'g36_sharp_nailed_mistresses',
    'g37_sharp_nailed_mistresses',
    'g38_bleeding_eyes',
    'g39_blood_drinker',
    'g40_blood_drinker',
    'g41_scarlet_evildoer',
    'g42_scarlet_evildoer',
    'g43_flesh_devourer',
    'g44_raging_one',
    'w61_bone_cracker',
    'wm07_ember_fox',
    'wm08_cliff_leopard',
    'wmw2_voracious',
  ],
  black: [
    'g45_gloomy_minion',
    'g46_repellent_beauty',
    'g47_severed_heads',
    'g48_severed_heads',
    'g49_grave_walker',
    'g50_black_widow',
    'g51_black_widow',
    'g52_dark_wraith',
    'g53_dark_wraith',
    'g54_shapeless_evil',
    'g55_soul_eater',
    'w56_howling_nightmare',
    'w57_uncatchable',
    'w58_hope_killer',
    'w59_deaths_army',
    'w60_forgotten_ones',
    'w65_nameless',
    'wm09_grey_hunter',
    'wm10_pale_wolf',
    'wmw1_gate_keeper',
    'wmw6_shapeshifter',
  ],
}

/** The drawings by symbol id. */
function symbols(sheet: string): Map<string, string> {
  const found = sheet.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)
  return new Map([...found].map(([, id = '', drawing = '']) => [id, drawing]))
}

const drawings = new Map([...symbols(ghostStories), ...symbols(whiteMoon)])

describe('ghost drawings', () => {
  it('cover all 81 cards', () => {
    const cards = Object.values(CARDS).flat()
    expect(cards).toHaveLength(81)
    expect(cards.filter((card) => !drawings.has(drawingOf(card)))).toEqual([])
  })

  it.each(Object.entries(CARDS))('are all different on %s cards', (_, cards) => {
    const drawn = cards.map((card) => drawings.get(drawingOf(card)))
    expect(new Set(drawn).size).toBe(cards.length)
  })

  it('belong to a card each', () => {
    const known = new Set(Object.values(CARDS).flat().map(drawingOf))
    const ghosts = [...drawings.keys()].filter((id) => id.startsWith('gh-'))
    expect(ghosts.filter((id) => !known.has(id))).toEqual([])
  })
})
