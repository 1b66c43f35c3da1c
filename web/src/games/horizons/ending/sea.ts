/** What is on the sea around the island at the end; always in the same places. */

const WIDTH = 1440
const HEIGHT = 900
const GOLDEN = 0.618034
const PLASTIC = 0.754878

interface Spot {
  x: number
  y: number
  size: number
}

/** Spots that are spread evenly. */
function spread(count: number, sizes: number, start: number): readonly Spot[] {
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(((at * GOLDEN + start) % 1) * WIDTH),
    y: Math.round(((at * PLASTIC + start / 2) % 1) * HEIGHT),
    size: 0.7 + (at % sizes) * 0.22,
  }))
}

export const WAVES = spread(64, 4, 0)
/** Petals of a won game, or ashes. */
export const FLAKES = spread(46, 3, 0.37)

/** Ships that turn for the open sea, and ships that lie off the coast. */
export const LEAVING = [
  { x: 452, y: 112, scale: 0.74 },
  { x: 556, y: 70, scale: 0.52 },
  { x: 634, y: 44, scale: 0.36 },
]
export const ANCHORED = [
  { x: 476, y: 132, scale: 0.8 },
  { x: 590, y: 78, scale: 0.62 },
  { x: 694, y: 46, scale: 0.46 },
]
/** The ships that keep coming when time is over. */
export const COMING = [
  { x: 560, y: 172, scale: 0.7 },
  { x: 800, y: 58, scale: 0.4 },
  { x: 640, y: 128, scale: 0.5 },
]

export const GULLS = [
  { x: 700, y: 92, size: 1.1 },
  { x: 748, y: 70, size: 0.8 },
  { x: 666, y: 128, size: 0.7 },
  { x: 930, y: 60, size: 0.9 },
]
