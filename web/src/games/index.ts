/** The games with a folder here, found by their place. */

import type { GamePlugin } from '$lib/game/plugin'
import { registerGames } from '$lib/game/registry'
import { stranger } from './plain/stranger'

const FILES = import.meta.glob<GamePlugin>('./*/plugin.ts', { eager: true, import: 'plugin' })

export function registerAllGames(): void {
  registerGames(Object.values(FILES), stranger)
}
