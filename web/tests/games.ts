/** For tests that need the games as the page knows them. */

import { registerAllGames } from '../src/games'

registerAllGames()
