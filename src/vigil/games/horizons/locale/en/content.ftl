### Horizons of Spirit Island: names and texts of its pieces, rules in our own words.

## Terrains

hz-terrain-jungle = jungle
hz-terrain-mountain = mountain
hz-terrain-sands = sands
hz-terrain-wetland = wetland

## Elements

hz-element-sun = sun
hz-element-moon = moon
hz-element-fire = fire
hz-element-air = air
hz-element-water = water
hz-element-earth = earth
hz-element-plant = plant
hz-element-animal = animal

## Pieces: one of them, and several

hz-piece-explorer = explorer
    .many = explorers
    .text = Health 1, 1 damage in a ravage. Explorers come where the invaders explore; wherever there is even one of them, the invaders will build. Destroying them gives no fear.
hz-piece-town = town
    .many = towns
    .text = Health 2, 2 damage in a ravage. From a town explorers reach the lands next to it. Destroying it gives 1 fear.
hz-piece-city = city
    .many = cities
    .text = Health 3, 3 damage in a ravage. From a city explorers reach the lands next to it. Destroying it gives 2 fear; at terror level III only cities stand between you and victory.
hz-piece-dahan = Dahan
    .many = Dahan
hz-piece-blight = blight
    .many = blight
hz-piece-presence = presence
    .many = presence

## Phases of a turn

hz-phase-spirit = Spirit phase
hz-phase-fast = Fast phase
hz-phase-invader = Invader phase
hz-phase-slow = Slow phase
hz-phase-time_passes = Time passes

## Speeds, kinds of powers, actions of the invaders

hz-speed-fast = fast
hz-speed-slow = slow
hz-deck-minor = minor power
hz-deck-major = major power
hz-deck-unique = unique power
hz-deck-innate = innate power
hz-action-ravage = Ravage
hz-action-build = Build
hz-action-explore = Explore

## Spirits

hz-spirit-devouring_teeth_lurk_underfoot = Devouring Teeth Lurk Underfoot
    .text = Fights where it stands, right among the invaders: its cards hit hard, but they are expensive and rarely reach beyond its own lands. Card plays are scarce, so it destroys one strong foe more easily than many weak ones.
    .setup = Place 1 presence in land 5 of your starting board.
hz-spirit-eyes_watch_from_the_trees = Eyes Watch from the Trees
    .text = A patient guardian that shields lands and frightens the invaders a little every turn. Lead the Dahan into a land you protect, and they strike back when the invaders ravage it.
    .setup = Place 2 presence in the jungle with the highest number on your starting board.
hz-spirit-fathomless_mud_of_the_swamp = Fathomless Mud of the Swamp
    .text = Its sacred sites swallow foundations, so hold them wherever the invaders mean to build next. The innate power draws presence away from a site, which then has to be restored; without buildings inland, explorers have no way into the heart of the island.
    .setup = Place 2 presence in the wetland with the lowest number on your starting board.
hz-spirit-rising_heat_of_stone_and_sand = Rising Heat of Stone and Sand
    .text = First it wears the invaders down, then it burns them. Sacred sites placed under towns and cities make every spirit's damage go further there, and mountains and sands are where they spread fastest.
    .setup = Place 2 presence in the sands with the highest number on your starting board.
hz-spirit-sun_bright_whirlwind = Sun-Bright Whirlwind
    .text = Blows newly arrived explorers away before they can build, but towns and cities stand up to it well. Growth never brings more than 1 presence a turn, so decide soon which matters more to you: energy or card plays.
    .setup = On your starting board place 1 presence in the sands with the highest number and 2 presence in the mountain with the lowest number.

## Special rules of the spirits

hz-special-territorial_aggression = Territorial Aggression
    .text = Each use of a power of yours that deals damage deals 1 more: once for the whole power, however many invaders it hits. Minor and major powers count too.
hz-special-dahan_trust_the_watchers = Dahan Trust the Watchers
    .text = After each of your powers that defends exactly one land, you may gather 1 Dahan there. Cards and the innate power both count, every time.
hz-special-offer_no_firm_foundations = Offer No Firm Foundations
    .text = When the invaders build at one of your sacred sites, 1 explorer appears in place of the town or city.
hz-special-blistering_heat = Blistering Heat
    .text = At your sacred sites the health of every invader is lower by 1, but at least 1: a city has 2 there, towns and explorers have 1.
hz-special-a_stiff_wind_at_their_backs = A Stiff Wind at Their Backs
    .text = Each time you add presence during growth, you may push 1 explorer or 1 Dahan out of the land it came to.

## Innate powers: every level that is reached, in order

hz-innate-death_approaches_from_beneath_the_surface = Death Approaches from Beneath the Surface
    .level1 = If you have no presence here, you must gather 1 of your presence.
    .level2 = 1 damage.
    .level3 = 2 more damage.
    .level4 = 2 fear. 4 more damage.
hz-innate-mischief_and_sabotage = Mischief and Sabotage
    .level1 = 1 fear. Defend 2.
    .level2 = Instead: 1 fear, Defend 4.
    .level3 = Instead: 3 fear, Defend 6.
    .level4 = Instead: 5 fear, Defend 12.
hz-innate-spreading_and_dreadful_mire = Spreading and Dreadful Mire
    .level1 = You must move 1 of your presence here from the sacred site the range was counted from.
    .level2 = 1 fear. 1 damage. Push 1 Dahan.
    .level3 = 1 more fear. 1 more damage. Push 1 more Dahan.
    .level4 = 2 more damage.
hz-innate-scorch_with_waves_of_heat = Scorch with Waves of Heat
    .level1 = 2 damage, to explorers only.
    .level2 = 2 damage.
    .level3 = 2 more damage.
    .level4 = 1 damage to each invader.
hz-innate-violent_windstorms = Violent Windstorms
    .level1 = You may push 1 explorer.
    .level2 = 1 fear. Push up to 2 explorers and/or towns.
    .level3 = For each invader this power has pushed, deal 1 damage in the land it entered.
    .level4 = 4 damage in the target land.

## Unique powers

hz-power-ferocious_rampage = Ferocious Rampage
    .text = 1 fear. 3 damage, but only to explorers and towns.
hz-power-gift_of_furious_might = Gift of Furious Might
    .text = Once this turn, the target spirit may add 3 damage to one of its powers that deals damage.
hz-power-herd_towards_the_lurking_maw = Herd Towards the Lurking Maw
    .text = 1 fear. You may gather 1 explorer or town.
hz-power-mark_territory_with_scars_and_teeth = Mark Territory with Scars and Teeth
    .text = Defend 9. With invaders here, 2 fear. Push 2 Dahan.
hz-power-boon_of_watchful_guarding = Boon of Watchful Guarding
    .text = Defend 4 in one land where the target spirit has presence. That spirit may pay 1 energy to make it Defend 8 instead.
hz-power-eerie_noises_and_moving_trees = Eerie Noises and Moving Trees
    .text = 2 fear. Push up to 2 explorers and/or towns.
hz-power-mysterious_abductions = Mysterious Abductions
    .text = 1 fear. 1 damage.
hz-power-whispered_guidance_through_the_night = Whispered Guidance Through the Night
    .text = Gather up to 3 Dahan. Then, if both invaders and Dahan are here, 1 fear.
hz-power-exaltation_of_tangled_growth = Exaltation of Tangled Growth
    .text = The target spirit may gain a power card for 1 energy. You may gain one for 2 energy.
hz-power-foul_vapors_and_fetid_muck = Foul Vapors and Fetid Muck
    .text = 1 fear. Push up to 2 explorers.
hz-power-intractable_thickets_and_thorns = Intractable Thickets and Thorns
    .text = 1 fear. Defend 5.
hz-power-open_shifting_waterways = Open Shifting Waterways
    .text = Gather up to 2 Dahan. Then, if both invaders and Dahan are here, 1 fear and 1 damage.
hz-power-call_on_herders_for_aid = Call on Herders for Aid
    .text = Gather up to 2 Dahan. Then, for each Dahan now here, you may push 1 explorer, town or Dahan.
hz-power-gift_of_searing_heat = Gift of Searing Heat
    .text = The target spirit gains 2 energy, or it may pay 1 energy to deal 1 damage in one land with its presence.
hz-power-stinging_sandstorm = Stinging Sandstorm
    .text = You may gather 1 of your presence. 1 fear. 1 damage.
hz-power-sweltering_exhaustion = Sweltering Exhaustion
    .text = 1 fear. You may make the invaders skip one action here this turn: a ravage or a build.
hz-power-gift_of_the_sunlit_air = Gift of the Sunlit Air
    .text = +1 range for every power of the target spirit this turn. If it is another spirit, it also gains 1 energy.
hz-power-gift_of_wind_sped_steps = Gift of Wind-Sped Steps
    .text = This turn the target spirit may treat one of its slow powers, card or innate, as fast if its text says push or gather. If it is another spirit, it also gains 1 energy.
hz-power-scatter_to_the_winds = Scatter to the Winds
    .text = Push up to 5 explorers, towns and/or Dahan; send them into the greatest possible number of different lands.
hz-power-tempest_of_leaves_and_branches = Tempest of Leaves and Branches
    .text = Choose up to 5 different invaders here; each of them takes 1 damage.

## Minor powers

hz-power-call_of_the_dahan_ways = Call of the Dahan Ways
    .text = Replace 1 explorer with 1 Dahan.
    .threshold = You may instead replace 1 town with 1 Dahan.
hz-power-call_to_bloodshed = Call to Bloodshed
    .text = 1 damage per Dahan here, or gather up to 3 Dahan.
hz-power-call_to_isolation = Call to Isolation
    .text = Per Dahan here, push 1 explorer or town; or push 1 Dahan.
hz-power-call_to_migrate = Call to Migrate
    .text = Gather up to 3 Dahan. Afterwards push up to 3 Dahan.
hz-power-call_to_tend = Call to Tend
    .text = Remove 1 blight, or push up to 3 Dahan.
hz-power-dark_and_tangled_woods = Dark and Tangled Woods
    .text = 2 fear. In jungle or mountain, Defend 3.
hz-power-delusions_of_danger = Delusions of Danger
    .text = Push 1 explorer, or 2 fear.
hz-power-devouring_ants = Devouring Ants
    .text = 1 fear. 1 damage. Destroy 1 Dahan. In jungle or sands, 1 additional damage.
hz-power-drift_down_into_slumber = Drift Down into Slumber
    .text = Defend 1. In jungle or sands, Defend 4 instead.
hz-power-drought = Drought
    .text = Destroy 3 towns. Each remaining town and each city takes 1 damage. Add 1 blight.
    .threshold = Also destroy 1 city.
hz-power-elemental_boon = Elemental Boon
    .text = The target spirit names 3 different elements and gains one of each for this turn. If it is another spirit, you gain the same elements.
hz-power-encompassing_ward = Encompassing Ward
    .text = For this turn the target spirit gives Defend 2 to each land its presence is in; the defence follows the presence.
hz-power-enticing_splendor = Enticing Splendor
    .text = Gather 1 explorer or town; or gather up to 2 Dahan.
hz-power-entrancing_apparitions = Entrancing Apparitions
    .text = Defend 2. If there are no invaders here, gather up to 2 explorers.
hz-power-gift_of_constancy = Gift of Constancy
    .text = The target spirit gains 2 energy. When time passes, it may return 1 of its played cards to hand and not discard it. If it is another spirit, you may do so too with 1 card of yours.
hz-power-gift_of_living_energy = Gift of Living Energy
    .text = The target spirit gains 1 energy. It gains 1 more if you have 2 or more sacred sites, and 1 more if it is another spirit.
hz-power-gift_of_power = Gift of Power
    .text = A minor power card goes to the target spirit, gained in the usual way.
hz-power-gnawing_rootbiters = Gnawing Rootbiters
    .text = Push up to 2 towns.
hz-power-land_of_haunts_and_embers = Land of Haunts and Embers
    .text = 2 fear. Push up to 2 explorers and/or towns. If blight was here already, 2 more fear and push up to 2 more explorers and/or towns. Add 1 blight.
hz-power-lure_of_the_unknown = Lure of the Unknown
    .text = Gather 1 explorer or 1 town.
hz-power-natures_resilience = Nature's Resilience
    .text = Defend 6.
    .threshold = You may instead remove 1 blight.
hz-power-pull_beneath_the_hungry_earth = Pull Beneath the Hungry Earth
    .text = If you have presence here, 1 fear and 1 damage. In sands or wetland, 1 damage.
hz-power-purifying_flame = Purifying Flame
    .text = 1 damage per blight here. In mountain or sands you may instead remove 1 blight.
hz-power-quicken_the_earths_struggles = Quicken the Earth's Struggles
    .text = Each town and each city takes 1 damage, or Defend 10.
hz-power-rain_of_blood = Rain of Blood
    .text = 2 fear. With 2 or more towns and cities here in all, 1 additional fear.
hz-power-reaching_grasp = Reaching Grasp
    .text = +2 range for every power of the target spirit this turn.
hz-power-rouse_the_trees_and_stones = Rouse the Trees and Stones
    .text = 2 damage. Push 1 explorer.
hz-power-sap_the_strength_of_multitudes = Sap the Strength of Multitudes
    .text = Defend 5.
    .threshold = The range of this power is 1.
hz-power-savage_mawbeasts = Savage Mawbeasts
    .text = In jungle or wetland, 1 fear and 1 damage.
    .threshold = 1 damage, whatever the terrain.
hz-power-shadows_of_the_burning_forest = Shadows of the Burning Forest
    .text = 2 fear. In jungle or mountain, push 1 explorer and 1 town.
hz-power-song_of_sanctity = Song of Sanctity
    .text = Push all explorers. If there were none here, remove 1 blight instead.
hz-power-steam_vents = Steam Vents
    .text = Destroy 1 explorer.
    .threshold = You may instead destroy 1 town.
hz-power-uncanny_melting = Uncanny Melting
    .text = With invaders here, 1 fear. In sands or wetland, remove 1 blight.
hz-power-veil_the_nights_hunt = Veil the Night's Hunt
    .text = Choose as many different invaders as there are Dahan here, and each takes 1 damage; or push up to 3 Dahan.
hz-power-visions_of_fiery_doom = Visions of Fiery Doom
    .text = 1 fear. Push 1 explorer or 1 town.
    .threshold = 1 additional fear.
hz-power-voracious_growth = Voracious Growth
    .text = Deal 2 damage, or remove 1 blight.

## Major powers

hz-power-accelerated_rot = Accelerated Rot
    .text = 2 fear. 4 damage.
    .threshold = 5 additional damage. Remove 1 blight.
hz-power-blazing_renewal = Blazing Renewal
    .text = 2 destroyed presence of the target spirit return to one land at range 2 or less from your presence. If at least 1 returned, each town and each city there takes 2 damage.
    .threshold = If at least 1 presence returned, 4 damage in that land.
hz-power-cleansing_floods = Cleansing Floods
    .text = 4 damage. Remove 1 blight.
    .threshold = 10 additional damage.
hz-power-dissolve_the_bonds_of_kinship = Dissolve the Bonds of Kinship
    .text = Replace 1 city with 2 explorers, then 1 town with 1 explorer, then 1 Dahan with 1 explorer. Push all explorers, into the greatest possible number of different lands.
    .threshold = Just before the push, explorers on one side and towns and cities on the other damage each other: 1 per explorer, 2 per town, 3 per city.
hz-power-entwined_power = Entwined Power
    .text = For this turn you and the target spirit may aim powers from each other's presence, but not use it for anything else. The target spirit gains a power card, and you take 1 of the cards it turned down.
    .threshold = You and the target spirit gain 3 energy each. Either of you may pass 1 power card in hand to the other.
hz-power-indomitable_claim = Indomitable Claim
    .text = Add 1 of your presence here, even if your presence is otherwise kept out of such lands. Defend 20.
    .threshold = With invaders here, 3 fear. The invaders skip all their actions here this turn: ravage, build and explore.
hz-power-infinite_vitality = Infinite Vitality
    .text = Until the end of the turn, Dahan here have 4 more health and blight cannot be added here.
    .threshold = Until the end of the turn, nothing damages or destroys Dahan here. Remove 1 blight, from here or from an adjacent land.
hz-power-mists_of_oblivion = Mists of Oblivion
    .text = Each town or city destroyed by this power is worth 1 additional fear, 4 at most for the whole power. Each invader takes 1 damage.
    .threshold = 3 damage.
hz-power-paralyzing_fright = Paralyzing Fright
    .text = 4 fear. The invaders skip all their actions here this turn: ravage, build and explore.
    .threshold = 4 additional fear.
hz-power-pillar_of_living_flame = Pillar of Living Flame
    .text = 3 fear. 5 damage. In jungle or wetland, add 1 blight.
    .threshold = 2 additional fear. 5 additional damage.
hz-power-poisoned_land = Poisoned Land
    .text = 1 fear. 7 damage. Add 1 blight. Destroy all Dahan.
    .threshold = Per blight here, the new one included: 1 fear and 4 damage.
hz-power-powerstorm = Powerstorm
    .text = The target spirit gains 3 energy. This turn it may repeat 1 of its power cards if it pays the cost of that card once more.
    .threshold = Up to 2 other cards may be repeated in the same way; each has to be paid for.
hz-power-talons_of_lightning = Talons of Lightning
    .text = 3 fear. 5 damage.
    .threshold = In each adjacent land, destroy 1 town. The range of this power is 3.
hz-power-terrifying_nightmares = Terrifying Nightmares
    .text = 2 fear. Push up to 4 explorers and/or towns.
    .threshold = 4 additional fear.
hz-power-the_jungle_hungers = The Jungle Hungers
    .text = Destroy all explorers, all towns and all Dahan.
    .threshold = Destroy 1 city. The Dahan are spared.
hz-power-the_land_thrashes_in_furious_pain = The Land Thrashes in Furious Pain
    .text = 2 damage per blight here. Also 1 damage here per blight in the adjacent lands.
    .threshold = Repeat this power in one adjacent land; neither range nor the need for blight applies to it.
hz-power-the_trees_and_stones_speak_of_war = The Trees and Stones Speak of War
    .text = Per Dahan here: 1 damage and Defend 2.
    .threshold = Push up to 2 Dahan. With each of them, Defend 2 moves from here to where it goes.
hz-power-tsunami = Tsunami
    .text = 2 fear. 8 damage. Destroy 2 Dahan.
    .threshold = The wave also strikes all other coastal lands of this board; in each of them: 1 fear, 4 damage, destroy 1 Dahan.
hz-power-vengeance_of_the_dead = Vengeance of the Dead
    .text = 3 fear. Until the end of the turn, whenever an effect has destroyed towns, cities or Dahan here, deal 1 damage here for each of them. Pieces that this damage destroys do not count.
    .threshold = You may deal this damage in adjacent lands as well.
hz-power-vigor_of_the_breaking_dawn = Vigor of the Breaking Dawn
    .text = 2 damage per Dahan here.
    .threshold = Push up to 2 Dahan. Then, in each land they entered, 2 damage per Dahan there.
hz-power-winds_of_rust_and_atrophy = Winds of Rust and Atrophy
    .text = 1 fear. Defend 6. Replace 1 city with 1 town or 1 town with 1 explorer.
    .threshold = Repeat this power. Choose its land anew by the usual range; it may be the same one.
hz-power-wrap_in_wings_of_sunlight = Wrap in Wings of Sunlight
    .text = Move up to 5 Dahan from here to one land, however far away; even back to this one. If at least 1 moved, Defend 5 in that land.
    .threshold = Before that, gather up to 3 Dahan.

## Fear cards: one text for each terror level

hz-fear-avoid_the_dahan = Avoid the Dahan
    .level1 = This turn lands with 2 or more Dahan are not explored.
    .level2 = This turn nothing is built where Dahan outnumber towns and cities together.
    .level3 = This turn nothing is built in lands with Dahan.
hz-fear-belief_takes_root = Belief Takes Root
    .level1 = Defend 2 in every land with presence.
    .level2 = Defend 2 in every land with presence. Each spirit gains 1 energy per sacred site it has among invaders.
    .level3 = Each player picks a different land and removes invaders there: up to 2 health in all for each presence in it.
hz-fear-dahan_enheartened = Dahan Enheartened
    .level1 = Each player may push 1 Dahan from a land with invaders or gather 1 Dahan into a land with invaders.
    .level2 = Each player picks a different land, gathers up to 2 Dahan there and, if there are Dahan in it, deals 1 damage.
    .level3 = Each player picks a different land, gathers up to 2 Dahan there and deals 1 damage per Dahan in it.
hz-fear-dahan_on_their_guard = Dahan on their Guard
    .level1 = Each land with Dahan gets Defend 1 per Dahan.
    .level2 = Each land with Dahan gets Defend 1 per Dahan, plus 1.
    .level3 = Each land with Dahan gets Defend 2 per Dahan.
hz-fear-dahan_raid = Dahan Raid
    .level1 = Each player picks a different land with Dahan and deals 1 damage there.
    .level2 = Each player picks a different land with Dahan and deals 1 damage there per Dahan.
    .level3 = Each player picks a different land with Dahan and deals 2 damage there per Dahan.
hz-fear-emigration_accelerates = Emigration Accelerates
    .level1 = Each player picks a coastal explorer and removes it.
    .level2 = Each player picks a coastal explorer or town and removes it.
    .level3 = Each player picks any explorer or town and removes it.
hz-fear-fear_of_the_unseen = Fear of the Unseen
    .level1 = Each player picks an explorer or town at a sacred site and removes it.
    .level2 = Each player picks an explorer or town in a land with presence and removes it.
    .level3 = Each player picks an explorer or town in a land with presence, or a city at a sacred site, and removes it.
hz-fear-isolation = Isolation
    .level1 = Each player picks an explorer or town that is the sole invader in its land and removes it.
    .level2 = Each player picks an explorer or town with at most 1 other invader in its land and removes it.
    .level3 = Each player picks any invader with at most 1 other in its land and removes it.
hz-fear-overseas_trade_seems_safer = Overseas Trade Seems Safer
    .level1 = Defend 3 along the whole coast.
    .level2 = Defend 6 along the whole coast. Builds there that would add a city do not happen this turn.
    .level3 = Defend 9 along the whole coast. Nothing is built there this turn.
hz-fear-retreat = Retreat!
    .level1 = Each player picks an inland land and may push up to 2 explorers out of it.
    .level2 = Each player picks an inland land and may push up to 3 explorers and/or towns out of it.
    .level3 = Each player picks any land and may push any number of explorers and towns out of it.
hz-fear-scapegoats = Scapegoats
    .level1 = In every land, destroy 1 explorer per town.
    .level2 = In every land, destroy 1 explorer per town and 2 explorers per city.
    .level3 = In every land with a town or city, destroy all explorers. In every land, destroy 1 town per city.
hz-fear-seek_safety = Seek Safety
    .level1 = Each player may push 1 explorer to where towns and cities together are more numerous than in the land it leaves.
    .level2 = Each player may gather 1 explorer to a land with a town or city, or 1 town to a land with a city.
    .level3 = Each player picks a land without cities and may remove invaders there: up to 3 health in all.
hz-fear-tall_tales_of_savagery = Tall Tales of Savagery
    .level1 = Each player picks an explorer in a land with Dahan and removes it.
    .level2 = Each player picks a land with Dahan and removes 2 explorers or 1 town there.
    .level3 = In every land with Dahan, remove 2 explorers or 1 town; with 2 or more Dahan there, also remove 1 city.
hz-fear-trade_suffers = Trade Suffers
    .level1 = This turn nothing is built in lands with a city.
    .level2 = Each player may pick a coastal town and replace it with an explorer.
    .level3 = Each player may pick a coastal city or town and replace it: city with town, town with explorer.
hz-fear-wary_of_the_interior = Wary of the Interior
    .level1 = Each player picks an inland explorer and removes it.
    .level2 = Each player picks an inland explorer or town and removes it.
    .level3 = Each player picks any explorer or town and removes it.

## Invader cards

hz-invader-i1_jungle = Stage I: Jungle
hz-invader-i1_mountain = Stage I: Mountain
hz-invader-i1_sands = Stage I: Sands
hz-invader-i1_wetland = Stage I: Wetland
hz-invader-i2_jungle = Stage II: Jungle
hz-invader-i2_mountain = Stage II: Mountain
hz-invader-i2_sands = Stage II: Sands
hz-invader-i2_wetland = Stage II: Wetland
hz-invader-i2_coastal = Stage II: Coastal lands
hz-invader-i3_jungle_mountain = Stage III: Jungle and Mountain
hz-invader-i3_jungle_sands = Stage III: Jungle and Sands
hz-invader-i3_jungle_wetland = Stage III: Jungle and Wetland
hz-invader-i3_mountain_sands = Stage III: Mountain and Sands
hz-invader-i3_mountain_wetland = Stage III: Mountain and Wetland
hz-invader-i3_sands_wetland = Stage III: Sands and Wetland

## Island boards

hz-board-A = Board A
    .text = From the base game; it is not known to be on the printed map. Kept in the library for further islands.
hz-board-B = Board B
    .text = From the base game. Used as the third board of the three-player island: an assumption, not confirmed.
hz-board-C = Board C
    .text = From the base game; it is not known to be on the printed map. Kept in the library for further islands.
hz-board-D = Board D
    .text = From the base game. Could be the third board in place of B, which is not confirmed either. Kept in the library.
hz-board-E = Board E
    .text = From the Jagged Earth expansion; it is not known to be on the printed map. Kept in the library for further islands.
hz-board-F = Board F
    .text = From the Jagged Earth expansion; it is not known to be on the printed map. Kept in the library for further islands.
hz-board-G = Board G
    .text = A new board of Horizons, known to be on the printed map.
hz-board-H = Board H
    .text = A new board of Horizons, known to be on the printed map.

## Growth actions

hz-growth-reclaim_all = reclaim all cards
hz-growth-add_presence = add 1 presence (range { $range })
    .terrain = add 1 presence (range { $range }; only: { $terrains })
hz-growth-gain_power_card = gain a power card
hz-growth-gain_energy = gain { $amount } energy

## Terror levels

hz-terror-1 = Terror level I
    .text = You win when no invaders are left on the island.
    .goal = no invaders left
hz-terror-2 = Terror level II
    .text = You win when no towns or cities are left on the island.
    .goal = no towns or cities left
hz-terror-3 = Terror level III
    .text = You win when no cities are left on the island.
    .goal = no cities left

## How the game ended

hz-loss-blight = The blight pool ran dry, and the island will never recover.
hz-loss-spirit_destroyed = A spirit lost its last presence on the island and is no more.
hz-loss-time_over = The invaders had to explore, but their deck was empty: it is too late to drive them out.
hz-win-terror = The victory condition of the terror level is met: the invaders give up the island.
hz-win-fear = The last card has left the fear deck: the invaders flee in panic.
hz-win-sacrifice = Victory and defeat came at the same moment: the spirits perished, but the island is saved.

## Rule variants: the value is the default

hz-switch-H1 = A Stiff Wind at Their Backs also works when growth moves presence that was already on the island.
    .other = A Stiff Wind at Their Backs works only for presence taken from a track.
hz-switch-H2 = Belief Takes Root, terror level III, counts the presence of all spirits in the land.
    .other = Belief Takes Root, terror level III, counts only the presence of the choosing player's spirit.
hz-switch-H3 = On fear cards, presence and sacred sites may belong to any spirit.
    .other = On fear cards, presence and sacred sites have to belong to the choosing player's own spirit.
hz-switch-H4 = Gift of Searing Heat: the owner of the card picks the energy or the damage.
    .other = Gift of Searing Heat: the target spirit picks the energy or the damage.
hz-switch-H5 = When the power progression is used up, power cards are drawn from the common decks as usual.
    .other = When the power progression is used up, no more power cards are gained.
hz-switch-H6 = Cards of a power progression leave the common decks for the whole game.
    .other = Cards of a power progression also stay in the common decks.
hz-switch-H7 = Dahan on their Guard: the defence is fixed when the card is resolved.
    .other = Dahan on their Guard: the defence keeps changing with the number of Dahan.
hz-switch-H8 = Sweltering Exhaustion: decide on skipping when the ravage or build is about to happen.
    .other = Sweltering Exhaustion: decide which action is skipped when the power is used.
hz-switch-H9 = Fear cards that keep invaders from some lands are judged when the invaders would act there.
    .other = Those lands are fixed when the fear card is resolved.
hz-switch-H10 = The dead are avenged, and victory and defeat are judged, when a whole power, the ravage of a land with the Dahan striking back, or a fear card is complete.
    .other = This happens after every line of a power, and before the Dahan strike back.
hz-switch-H11 = Instead of presence from a track, presence may be taken from any land of the island, even from the land it is added to.
    .other = Presence that is taken from the island must come from another land.
hz-switch-H12 = The damage of Vengeance of the Dead belongs to the power: bonus damage such as Territorial Aggression is added to it once.
    .other = The damage of Vengeance of the Dead is dealt by the dead: no bonus damage is added.
hz-switch-H13 = The damage that invaders deal each other by Dissolve the Bonds of Kinship belongs to the power: bonus damage such as Territorial Aggression is added to it once.
    .other = The damage that invaders deal each other by Dissolve the Bonds of Kinship is their own: no bonus damage is added.
hz-switch-H14 = Alone, the threshold of Entwined Power gives the energy of both spirits: 6.
    .other = Alone, the threshold of Entwined Power gives energy once: 3.
hz-switch-H15 = A pass counts until someone uses a power: then every spirit that can still use one chooses again.
    .other = A pass counts until a power is used on the spirit that passed.

## Glossary

hz-term-presence = Presence
    .text = A piece that marks where a spirit dwells; powers start from it. A spirit whose last presence leaves the island is lost, and the game with it.
hz-term-sacred_site = Sacred site
    .text = A land where a single spirit has at least 2 presence.
hz-term-defend = Defend
    .text = Reduces a ravage's damage here, to the land and to the Dahan, by that amount. Lasts until the turn ends; several defences add up.
hz-term-push = Push
    .text = Move pieces out of the land to its neighbours, to one or to several, but never into the ocean. Extra range does not help.
hz-term-gather = Gather
    .text = Bring pieces into the land from its neighbours, from one or from several. Extra range does not help.
hz-term-blight = Blight
    .text = The harm done to the island, taken from the pool. When it is added to a land, each spirit there loses 1 presence; when the pool is empty, you lose.
hz-term-cascade = Cascade
    .text = Adding blight to a blighted land adds 1 more to a neighbour. If that one is blighted too, it goes on.
hz-term-fear = Fear
    .text = How badly the invaders are scared. Each time the fear pool is used up, the spirits earn a fear card, to be resolved in the invader phase.
hz-term-terror_level = Terror level
    .text = Rises from I to III as the fear deck shrinks. The higher it is, the easier victory becomes and the stronger fear cards are.
hz-term-elements = Elements
    .text = Sun, moon, fire, air, water, earth, plant and animal. Cards in play and open track spaces supply them for the turn; using them does not spend them.
hz-term-threshold = Threshold
    .text = A set of elements printed on a power. If you have them all this turn, you may use the effect beside it.
hz-term-innate = Innate power
    .text = A power on the spirit's own panel. It costs nothing and needs no card, only elements, and works once a turn.
hz-term-growth = Growth
    .text = The start of a spirit's turn: it picks one of three options and carries out all its actions in any order.
hz-term-reclaim = Reclaim
    .text = Take your discarded power cards back into your hand.
hz-term-energy = Energy
    .text = Pays for power cards. It comes from the energy track and from growth, and what you do not spend stays with you.
hz-term-card_plays = Card plays
    .text = The most power cards you may play in a turn, as shown by the card plays track. Unused plays are lost.
hz-term-range = Range
    .text = Counts lands from your presence to the target; 0 is the land of the presence itself. Some powers count from a sacred site or from a certain terrain.
hz-term-coastal = Coastal
    .text = A land that borders the ocean: 1, 2 and 3 on every board. Cliffs do not make a coast.
hz-term-inland = Inland
    .text = Any land that does not border the ocean.
hz-term-ravage = Ravage
    .text = Invaders hit the land and the Dahan: explorer 1, town 2, city 3. 2 or more damage adds 1 blight; the Dahan who survive strike back with 2 damage each.
hz-term-build = Build
    .text = Where there are invaders, one building is added: a city if towns outnumber cities, a town in all other cases.
hz-term-explore = Explore
    .text = One explorer comes to each matching land that lies by the ocean, has a town or city, or has one next door.
hz-term-escalation = Escalation
    .text = An optional challenge. A marked stage II card puts 1 town on every board, in a land that has none, just before explorers arrive.
hz-term-dahan = Dahan
    .text = The people of the island, with 2 health each. Damage from spirits does not harm them; after a ravage the survivors strike back.
hz-term-destroy = Destroy
    .text = The piece is gone from the island. A destroyed town gives 1 fear, a city 2; destroyed presence does not return to its track.
hz-term-remove = Remove
    .text = The piece goes back to the supply, blight to its pool. Nothing is destroyed, so there is no fear.
hz-term-replace = Replace
    .text = One piece leaves and another takes its place, with its damage and without fear.
hz-term-repeat = Repeat
    .text = Carry out the text of a power one more time; it gives no second set of elements. A repeat never leads to another repeat.
hz-term-forget = Forget
    .text = Give up one of your power cards: from hand, discard or play. This is the price of every major power.
hz-term-fast = Fast power
    .text = Used in the fast phase, before the invaders act: the time to defend, to push and to strike what is about to ravage or build.
hz-term-slow = Slow power
    .text = Used in the slow phase, after the invaders have acted: it can repair what they did and prepare the next turn.
hz-term-terrain = Terrain
    .text = Every land is jungle, mountain, sands or wetland. Invader cards name terrains, and some powers reach only one of them. The ocean is no terrain and no land.
