### White Moon, a module of Ghost Stories: names and texts of its pieces, rules in our own words.
### Texts of ghosts and incarnations leave out colour and resistance, which an owner of the box may change.

## The module

gs-module-white_moon = White Moon
    .text = An expansion: families to lead out through a portal, beasts that devour them, and Su-Ling with her moon crystals on your side.

## Families of villagers

gs-family-long = Long
    .text = A family of one. Death: a green Tao token leaves the game, from a player if the supply has none. Rescue: the active player gets the Life Potion.
gs-family-chang = Chang
    .text = A family of one. Death: a red Tao token leaves the game, from a player if the supply has none. Rescue: the active player gets the Moon Dust.
gs-family-teng = Teng
    .text = A family of one. Death: a yellow Tao token leaves the game, from a player if the supply has none. Rescue: the active player gets the Scroll of Unity.
gs-family-weng = Weng
    .text = A family of one. Death: a blue Tao token leaves the game, from a player if the supply has none. Rescue: the active player gets the Firework.
gs-family-wu = Wu
    .text = A family of two. Each death: one more incarnation, picked at random from the box, joins the game; with no space free it waits as the next card of the deck. Victory then needs its exorcism too. Rescue of both: the players set a Buddha from the temple or the box on any empty ghost space, if there is one.
gs-family-miao = Miao
    .text = A family of two. Each death: a black Tao token leaves the game, from a player if the supply has none. Rescue of both: the active player gets the Shield of Time.
gs-family-xiang = Xiang
    .text = A family of two. Each death: the players choose another face-up villager, who dies too and brings down the curse of their own family. Rescue of both: a Tao token of every colour, as far as the supply goes, for the players to share out.
gs-family-sheng = Sheng
    .text = A family of two. Each death: the tile where this villager stood becomes haunted; if others are still there, they all die instead. Rescue of both: the active player gets the Vengeful Claw.
gs-family-sun = Sun
    .text = A family of three. Each death: the active player draws and places a ghost. Rescue of all three: the active player gets the Armour of the Just.
gs-family-li = Li
    .text = A family of three. Each death: the lowest card of the ghost deck leaves the game unseen. Rescue of all three: 3 Qi for the players to share out.
gs-family-zhou = Zhou
    .text = A family of three. Each death: a player or a neutral board, as the players decide, loses 1 Qi. Rescue of all three: the Mystic Barrier rises at the end of the turn; crystals it lacks come from the reserve or from players.
gs-family-hua = Hua
    .text = A family of three. Each death: the active Taoist is knocked down and has to spend the next move on standing up, though the Dance of the Spires can still go one tile; in the turn of a neutral board nothing happens. Rescue of all three: the active player gets the Divine Sword.

## Artifacts

gs-artifact-life_potion = Life Potion
    .text = Discard it in your yang phase to give any Taoist 1 Qi. A dead one revives with that Qi on the Cemetery, or on the centre tile if the village has no Cemetery; no curse die is rolled. Or bring back a dead villager in the same way.
gs-artifact-moon_dust = Moon Dust
    .text = Discard it in your yang phase to take 1 moon crystal from the reserve.
gs-artifact-scroll_of_unity = Scroll of Unity
    .text = Discard it in your yang phase, after your move, to call the other living Taoists to your tile. Each may come or stay, and may bring a villager along. In a solo game you gather all power tokens from the centre tile instead.
gs-artifact-firework = Firework
    .text = Discard it in your yang phase to get the help of any active tile, wherever you stand.
gs-artifact-vengeful_claw = Vengeful Claw
    .text = When an exorcism attempt of yours drives out no ghost at all, take 1 Tao token in the colour of one of its targets, at most once a turn. Failing against an incarnation or at the Kung-Fu School counts too.
gs-artifact-armor_of_the_just = Armour of the Just
    .text = In your turn you may ignore the left stone of a ghost that enters. Of a ghost that is moved you may ignore only a captured die or a block on Tao tokens. Useless against incarnations.
gs-artifact-shield_of_time = Shield of Time
    .text = A ghost of your own colour that you draw in your turn goes under the deck, and you draw again, as often as it happens. Power tokens add no other colour. Useless against incarnations.
gs-artifact-divine_sword = Divine Sword
    .text = Whenever you exorcise, you leave one of your Tao dice out of the roll and set it to white. It cuts incarnations too, and it serves at the Kung-Fu School.

## Village tile

gs-tile-kung_fu_school = Kung-Fu School
    .facing = facing the Kung-Fu School
    .text = One exorcism attempt against all ghosts in your board's colour, or all black ones, wherever they are; choose before the roll. Split the faces, your Tao tokens and your moon crystals as you like; nobody else can add any. There are no curses or rewards, and incarnations are beyond reach. With a power token you may instead aim at the colour of a neutral board whose power is not blocked.

## Ghosts

gs-ghost-wm01_marsh_jackal = Marsh Jackal
gs-ghost-wm02_sallow_boar = Sallow Boar
gs-ghost-wm03_river_otterman = River Otterman
gs-ghost-wm04_drenched_tiger = Drenched Tiger
gs-ghost-wm05_thicket_ape = Thicket Ape
gs-ghost-wm06_moss_bear = Moss Bear
gs-ghost-wm07_ember_fox = Ember Fox
gs-ghost-wm08_cliff_leopard = Cliff Leopard
gs-ghost-wm09_grey_hunter = Grey Hunter
gs-ghost-wm10_pale_wolf = Pale Wolf

## Incarnations of Wu-Feng

gs-incarnation-wmw1_gate_keeper = Gate Keeper
    .text = Carries off the portal when it enters. Until it is exorcised, no Taoist can save a villager there; then the portal returns to its old tile.
gs-incarnation-wmw2_voracious = Voracious
    .text = When it enters, the players must give up one face-up villager, who dies. It demands another in every yin phase of its board.
gs-incarnation-wmw3_howling_ondine = Howling Ondine
    .text = Takes Su-Ling captive when it enters. Until it is exorcised, nobody can call on her; then she returns to the reserve.
gs-incarnation-wmw4_root_master = Root Master
    .text = Knocks down every Taoist when it enters. The next move of each is spent on standing up.
gs-incarnation-wmw5_time_keeper = Time Keeper
    .text = When it enters, the two lowest cards of the ghost deck leave the game unseen. In every yin phase of its board it brings one more ghost.
gs-incarnation-wmw6_shapeshifter = Shapeshifter
    .text = Always has the colour of the board it is on. It brings one more ghost along when it enters. In every yin phase of its board it wanders clockwise to the nearest free space; a Buddha there has to give way.

## Abilities on the stones of the cards

gs-ability-devourer = Devourer
    .text = In each yin phase of its board it looks along its line for the nearest stack, and the villager on top dies. If its line has none, the players choose any other face-up villager. If the village has none, it costs 1 Qi: the active player's or the neutral board's.
gs-ability-devour_on_entry = Devours on entry
    .text = As this ghost enters, it looks along its line for the nearest stack, and the villager on top dies. If its line has none, the players choose any other face-up villager. If the village has none, it costs 1 Qi: the active player's or the neutral board's.
gs-ability-devour_any = Devours anyone
    .text = The players choose one face-up villager anywhere in the village, who dies. On the left stone this happens as the card enters, on the middle stone in each yin phase of its board.
gs-ability-remove_portal = Carries off the portal
    .text = The portal lies on this card until the card leaves play, and no Taoist can save a villager there. Then it returns to the same tile.
gs-ability-remove_su_ling = Captures Su-Ling
    .text = Su-Ling is held on this card until it leaves play, and nobody can call on her. Then she returns to the reserve.
gs-ability-knock_down_all = Knocks everyone down
    .text = As this card enters, every Taoist is knocked down and has to spend the next move on standing up; a move given by the Pavilion or the Dance of the Twin Winds does as well. The Dance of the Spires is enough to stand up and go one tile further.
gs-ability-remove_bottom_two = Two cards lost
    .text = As this card enters, the two lowest cards of the ghost deck leave the game unseen.
gs-ability-shift_clockwise = Roams clockwise
    .text = In each yin phase of its board this card wanders clockwise until it finds a free ghost space, and takes the colour of the board there. If no space is free, it stays.
gs-ability-gain_moon_crystal = Gain a moon crystal
    .text = Reward: the exorcist takes 1 moon crystal, if the reserve has one.
gs-ability-group_moon_crystal_and_yinyang = Moon crystal and Yin-Yang
    .text = Reward for the whole group: 1 moon crystal, if the reserve has one, and 1 Yin-Yang. The players agree who gets them.

## Things and phases

gs-piece-villagers = Villagers
    .text = 24 people of 12 families stand in stacks of at most 3 to a tile. Only the one on top is face up, and that one may go along with a Taoist who leaves the tile, though never onto a haunted tile or across one. When a haunter's figure steps onto the first stone, the first stack in its line loses its top villager, who runs one tile further from the ghost. If that way leads out of the village or to a full or haunted tile, the villager dies.
gs-piece-portal = Portal
    .text = The way out of the village. A Taoist on its tile may use the action of the turn to save the top villager there; Yin-Yang cannot do it from afar. The portal stands on the centre tile or, for a harder game, at an edge (worth 2 points) or in a corner (worth 4).
gs-piece-shelter = Shelter
    .text = Saved villagers come here, each worth 1 point. Once a family is complete, the active player receives its reward. With fewer than four players, some are here from the start: 1 with three players, 2 with two, 3 with one.
gs-piece-graveyard = Graveyard
    .text = Dead villagers come here, and each death brings the family's curse down on the active player or neutral board; several are settled one by one from the top of the stack. When a tile with villagers would be haunted, it stays active and they all die instead. The twelfth death loses the game at once.
gs-piece-su_ling = Su-Ling
    .text = After a villager's death, a roll of the curse die or the haunting of a tile, the players may set her at the end of the turn on the first stone of any ghost space without an incarnation; once a turn. The middle stone of a ghost she stands in front of has no effect. Each time she is set beside an empty receptacle, the players may put a moon crystal from the reserve on it. An incarnation that appears in front of her drives her back to the reserve; she can return after the next such event.
gs-piece-moon_crystals = Moon crystals
    .text = There are 4 of them. Spent in an exorcism, one counts as a face of any colour. They are not Tao tokens: no ghost blocks them, no curse takes them, and they cannot lie on the Circle of Prayer. They can also be set on the receptacles.
gs-piece-receptacles = Receptacles
    .text = Four stand around the village, one at each corner. Late in the yang phase, a Taoist on a corner tile may put a moon crystal held since an earlier turn on the empty one beside it; this is not an action. Su-Ling can fill them from the reserve. Once all four are full, the Mystic Barrier rises at the end of the turn.
gs-piece-mystic_barrier = Mystic Barrier
    .text = For each of the four boards, the active one first, the players choose once: return a crystal to the reserve and save the top villager at the portal (any face-up villager if nobody is there), or roll all 4 Tao dice, captured ones too, against the ghosts of that board. Crystals count as faces of any colour, and the Circle of Prayer and the mantra help; powers and Tao tokens do not. There are no curses or rewards, and incarnations are beyond reach. Afterwards the crystals left and Su-Ling go to the reserve.

## Figures nobody has confirmed

gs-estimate = estimate
gs-estimate-text = The numbers on this card are estimates, as no printed list was found. If you own the box, supply the right ones with “--cards FILE”.
