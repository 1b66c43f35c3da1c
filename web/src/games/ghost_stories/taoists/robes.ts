/** What the Taoists wear, as the colours with which their drawings are filled. */

import type { BoardColour } from '../view'

function robe(robe: string, trim: string, inner: string, skin: string): string {
  return `--robe: ${robe}; --trim: ${trim}; --inner: ${inner}; --skin: ${skin}`
}

export const ROBES: Readonly<Record<BoardColour, string>> = {
  red: robe('#e8593a', '#7c2414', '#f6f1e4', '#efc39c'),
  blue: robe('#3f8fde', '#123f78', '#dcecff', '#f3d7bb'),
  green: robe('#2ea87a', '#0d4a35', '#e2f5d6', '#dba878'),
  yellow: robe('#eeb93c', '#7a5206', '#fff0c8', '#e6b98a'),
}
