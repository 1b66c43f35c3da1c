/** The games that the browser can show: those with a folder here, and any other that the server offers. */

import { stranger } from '../../games/plain/stranger'
import type { GamePlugin } from './plugin'

const FILES = import.meta.glob<GamePlugin>('../../games/*/plugin.ts', { eager: true, import: 'plugin' })

/** The games that bring a folder of their own. */
export const KNOWN: readonly GamePlugin[] = Object.values(FILES)

const plugins = new Map(KNOWN.map((plugin) => [plugin.game, plugin]))

/** The parts of a game; one without a folder is shown plainly, in words that the server sends. */
export function pluginOf(game: string): GamePlugin {
  const plugin = plugins.get(game) ?? stranger(game)
  plugins.set(game, plugin)
  return plugin
}
