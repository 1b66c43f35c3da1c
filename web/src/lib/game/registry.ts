/** The games that the browser can show: those it brings, and any other that the server offers. */

import { findGameCatalogues } from '../words/catalogues'
import type { GamePlugin } from './plugin'

type StandIn = (game: string) => GamePlugin

let known: readonly GamePlugin[] = []
let standIn: StandIn = (game) => {
  throw new Error(`no game is registered, nor is ${game}`)
}
const plugins = new Map<string, GamePlugin>()

/** Make the games of the client known, and what stands in for a game that it does not bring. */
export function registerGames(games: readonly GamePlugin[], other: StandIn): void {
  known = games
  standIn = other
  plugins.clear()
  for (const plugin of games) plugins.set(plugin.game, plugin)
  findGameCatalogues((game, language) => pluginOf(game).catalogues(language))
}

/** The games that the client brings. */
export function knownGames(): readonly GamePlugin[] {
  return known
}

/** The parts of a game; one that the client does not bring is shown plainly, in words that the server sends. */
export function pluginOf(game: string): GamePlugin {
  const plugin = plugins.get(game) ?? standIn(game)
  plugins.set(game, plugin)
  return plugin
}
