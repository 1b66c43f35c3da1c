### White Moon: the lessons.

web-learn-about-white_moon = Two chapters on top of Ghost Stories: families to lead to safety, Su-Ling who helps, crystals and the Mystic Barrier.

## 1

web-learn-white_moon_1 = Families, the portal, Su-Ling
web-learn-white_moon_1-families = People live in the village now. They stand on the tiles in stacks; only the one on top is face up. Here, beside you, stands the last of the three Suns.
    .title = The villagers
web-learn-white_moon_1-portal = On this tile lies the portal, the only way out of the village. Whoever reaches it with you can be saved.
    .title = The portal
web-learn-white_moon_1-take = When you move you may take the top villager of your tile with you. Go to the portal together.
    .title = Take her along
    .else = Without the villager you arrive at the portal for nothing: it is the choices with a companion that count here.
web-learn-white_moon_1-save = Saving takes the action of your turn, like asking or exorcising. Save the villager.
    .title = Through the portal
    .else = She stands at the portal, so save her now: a haunter could drive her away again.
web-learn-white_moon_1-reward = The third Sun is safe, and a family that is complete gives you a reward: an artifact, the Armour of the Just. Smaller families are complete sooner.
    .title = A whole family
web-learn-white_moon_1-flight = In the turn of the red board a haunter stepped onto its first stone, and the first villager in its line fled one tile further, to here. Those who have nowhere to go die.
    .title = Flight
web-learn-white_moon_1-su_ling = The curse die was rolled, and after such misfortune you may call Su-Ling. The middle stone of the ghost she stands in front of is silent. Put her before this haunter.
    .title = Su-Ling
    .else = There she helps too. But this haunter would strike next, and beside it stands an empty receptacle.
web-learn-white_moon_1-crystal = Four receptacles stand at the corners of the village. When Su-Ling comes next to an empty one, she may bring a moon crystal. Take it: with four of them something great happens.
    .title = A moon crystal
    .else = The crystal is a gift, and nothing speaks against it.
web-learn-white_moon_1-end = Four villagers are in the shelter, each of them worth a point at the end. The game goes on as you know it, ghost after ghost. Next: the dead, artifacts and the barrier.
    .title = The first are safe

## 2

web-learn-white_moon_2 = Curses, artifacts, the Mystic Barrier
web-learn-white_moon_2-devoured = A devourer took the first villager in its line. Here lie the dead; the twelfth death loses the game.
    .title = The dead
web-learn-white_moon_2-curse = Each death brings the curse of its family. That of the Zhou costs somebody one Qi, and you say whom. Take the yellow board, which has three.
    .title = The curse of the Zhou
    .else = Your own Qi is dearer, and a neutral board only suffers when its last one is gone.
web-learn-white_moon_2-su_ling = A death is misfortune enough to call Su-Ling. Put her in front of the devourer: then it harms nobody.
    .title = Silence it
    .else = Without her the devourer takes the next villager in the next turn of its board.
web-learn-white_moon_2-place = Your turn and a new ghost. Put it on the space facing the Tea House, away from the corner to which you want to go.
    .title = The next ghost
    .else = It may lie there. Facing the Tea House it is least in the way.
web-learn-white_moon_2-firework = You have an artifact, the Firework: once, any villager helps you from afar. Use it.
    .title = An artifact
    .else = You can keep it for later. In this chapter we want to see it fly.
web-learn-white_moon_2-herbs = Choose the Herbalist. He rolls two dice for tokens; with White Moon a white face brings a crystal instead.
    .title = Whose help?
    .else = Allowed as well. Tokens are never wrong before a fight.
web-learn-white_moon_2-corner = Three receptacles are full, and you carry a crystal. The fourth is at the Taoist Altar: go to that corner.
    .title = The last receptacle
    .else = The barrier rises only when all four are full, and only from a corner tile can you fill one.
web-learn-white_moon_2-fourth = Set your crystal on it. This is no action; it happens at the end of your turn.
    .title = The fourth crystal
    .else = Crystals help in fights too, as any colour. But four on the receptacles do more than one in your hand.
web-learn-white_moon_2-barrier = The Mystic Barrier stands! For each board you choose: a roll against all its ghosts, or a crystal for a villager. Your own board has no ghosts, so save the one at the portal.
    .title = The Mystic Barrier
    .else = A choice that is passed over is lost. Nothing threatens your board, so a rescue is the best use.
web-learn-white_moon_2-roll = The red board has two weak ghosts. Roll: all four dice count, and there is neither curse nor reward.
    .title = Four dice
    .else = A rescue is never wrong, but two ghosts with one roll is a rare chance.
web-learn-white_moon_2-green = Two white faces, both ghosts gone. Now the green board with the devourer: roll again.
    .title = Against the devourer
    .else = The devourer kills as soon as Su-Ling leaves, and she leaves with the barrier.
web-learn-white_moon_2-anyone = It is gone too. Nobody stands at the portal any more, so a crystal now saves any face-up villager. Take this one, a family of one.
    .title = From anywhere
    .else = The ghost on the yellow board is fresh and can wait; a whole family brings a reward at once.
web-learn-white_moon_2-end = The barrier is over and the rewards have come: three Qi from the Li, the Life Potion from the Long. You win as before, by exorcising Wu-Feng; you also lose by the twelfth death.
    .title = How it ends
