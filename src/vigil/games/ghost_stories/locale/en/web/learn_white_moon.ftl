### White Moon: the lessons.

web-learn-about-white_moon = Two chapters on top of Ghost Stories: families to lead to safety, Su-Ling who helps, crystals and the Mystic Barrier.

## 1

web-learn-white_moon_1 = Families, the portal, Su-Ling
web-learn-white_moon_1-families = People live in the village now. They stand on tiles in stacks; only the top one is face up. Here is the last of the three Suns.
    .title = The villagers
web-learn-white_moon_1-portal = The portal on this tile is the only way out. You can save villagers who reach it with you.
    .title = The portal
web-learn-white_moon_1-take = When you move, you can take along the top villager of your tile. Go to the portal together.
    .title = Take her along
    .else = Going alone saves nobody. Pick a move that takes the villager along.
web-learn-white_moon_1-save = Saving takes your action, like asking or exorcising. Save the villager.
    .title = Through the portal
    .else = She is at the portal. Save her now: a haunter could drive her away.
web-learn-white_moon_1-reward = The third Sun is safe, and a complete family gives a reward: here an artifact, the Armour of the Just. Small families are complete sooner.
    .title = A whole family
web-learn-white_moon_1-flight = On the red board's turn a haunter stepped onto its first stone, and the first villager in its line fled one tile, to here. Villagers with nowhere to flee die.
    .title = Flight
web-learn-white_moon_1-su_ling = After a curse die, you can call Su-Ling. She silences the middle stone of the ghost she stands in front of. Put her in front of this haunter.
    .title = Su-Ling
    .else = She helps there too. But this haunter strikes next, and beside it is an empty receptacle.
web-learn-white_moon_1-crystal = Four receptacles stand at the corners of the village. Next to an empty one, Su-Ling can bring a moon crystal. Take it: four of them work wonders.
    .title = A moon crystal
    .else = It's free: take the crystal.
web-learn-white_moon_1-end = Four villagers are in the shelter, each worth a point at the end. The game goes on as you know it. Next: the dead, artifacts and the barrier.
    .title = The first are safe

## 2

web-learn-white_moon_2 = Curses, artifacts, the Mystic Barrier
web-learn-white_moon_2-devoured = A devourer killed the first villager in its line. Here are the dead; the twelfth death loses the game.
    .title = The dead
web-learn-white_moon_2-curse = Each death brings the curse of its family. The Zhou curse costs one Qi, and you choose whose. Take the yellow board, which has three.
    .title = The curse of the Zhou
    .else = Your own Qi is more precious; a neutral board suffers only when it loses its last.
web-learn-white_moon_2-su_ling = After a death, too, you can call Su-Ling. Put her in front of the devourer to stop it.
    .title = Silence it
    .else = Without her the devourer kills another villager on its board's next turn.
web-learn-white_moon_2-place = Your turn, and a new ghost. Put it on the space facing the Tea House, away from the corner you are heading for.
    .title = The next ghost
    .else = That works too. Facing the Tea House it is least in the way.
web-learn-white_moon_2-firework = You have an artifact, the Firework: once, any villager helps you, wherever you are. Use it.
    .title = An artifact
    .else = You can keep it for later. But this chapter wants to see it fly.
web-learn-white_moon_2-herbs = Choose the Herbalist: two dice for tokens. With White Moon a white face gives a crystal instead.
    .title = Whose help?
    .else = That works too. But tokens are always good before a fight.
web-learn-white_moon_2-corner = Three receptacles are full, and you hold a crystal. The fourth is at the Taoist Altar: go to that corner.
    .title = The last receptacle
    .else = The barrier rises only when all four are full, and you can fill one only from a corner tile.
web-learn-white_moon_2-fourth = Put your crystal on it. This takes no action; it happens at the end of your turn.
    .title = The fourth crystal
    .else = Crystals help in fights too, as any colour. But four on the receptacles do more.
web-learn-white_moon_2-barrier = The Mystic Barrier stands! For each board you choose: a roll against all its ghosts, or a crystal for a villager. Your own board has no ghosts, so save the one at the portal.
    .title = The Mystic Barrier
    .else = If you pass, the chance is lost. Your board is safe, so save a villager.
web-learn-white_moon_2-roll = The red board has two weak ghosts. Roll: all four dice count, with no curse and no reward.
    .title = Four dice
    .else = Saving a villager is never wrong, but two ghosts with one roll is a rare chance.
web-learn-white_moon_2-green = Two white faces, both ghosts gone. Now the green board with the devourer: roll again.
    .title = Against the devourer
    .else = The devourer kills as soon as Su-Ling leaves, and she leaves with the barrier.
web-learn-white_moon_2-anyone = It is gone too. The portal is empty, so a crystal now saves any face-up villager. Take this one, a family of one.
    .title = From anywhere
    .else = The ghost on the yellow board can wait; a whole family brings a reward at once.
web-learn-white_moon_2-end = The barrier is over and you have your rewards: three Qi from the Li, the Life Potion from the Long. You win as before, by exorcising Wu-Feng; the twelfth death also loses.
    .title = How it ends
