/** Where things stand in the scene at the end. */

export interface Placed {
  x: number
  y: number
  scale: number
}

export interface Housed extends Placed {
  tower: boolean
}

/** The middle of what is seen beside the score. */
export const MIDDLE = 668

/** Houses of one floor, and towers of three, by night. */
export const HOUSES: readonly Housed[] = [
  { x: 90, y: 550, scale: 1.3, tower: false },
  { x: 285, y: 572, scale: 1.8, tower: true },
  { x: 510, y: 558, scale: 1.4, tower: false },
  { x: 740, y: 590, scale: 2.2, tower: true },
  { x: 950, y: 562, scale: 1.45, tower: false },
]

/** The village in the morning leaves the middle free. */
export const MORNING_HOUSES: readonly Housed[] = [
  { x: 340, y: 470, scale: 0.7, tower: false },
  { x: 1000, y: 466, scale: 0.8, tower: true },
  { x: 76, y: 560, scale: 1.3, tower: false },
  { x: 222, y: 580, scale: 1.8, tower: true },
  { x: 366, y: 566, scale: 1.2, tower: false },
  { x: 968, y: 572, scale: 1.4, tower: false },
]

export const LANTERNS: readonly Placed[] = [
  { x: 640, y: 120, scale: 0.9 },
  { x: 720, y: 70, scale: 1.25 },
  { x: 812, y: 150, scale: 0.9 },
  { x: 890, y: 90, scale: 1.25 },
  { x: 596, y: 196, scale: 0.9 },
  { x: 940, y: 210, scale: 1.25 },
  { x: 690, y: 190, scale: 0.7 },
  { x: 410, y: 268, scale: 0.9 },
  { x: 480, y: 228, scale: 0.6 },
  { x: 956, y: 300, scale: 0.7 },
]

/** Ghosts over the roofs; one turned to the other side has a negative width. */
export const GHOSTS: readonly (Placed & { turned: boolean; howls: boolean })[] = [
  { x: 640, y: 330, scale: 1.45, turned: false, howls: true },
  { x: 890, y: 350, scale: 1.05, turned: true, howls: false },
  { x: 420, y: 402, scale: 0.75, turned: false, howls: false },
  { x: 160, y: 430, scale: 0.5, turned: true, howls: false },
]

const STAR_COUNT = 80

/** Scattered evenly, and always in the same places. */
export const STARS: readonly { x: number; y: number; r: number }[] = Array.from(
  { length: STAR_COUNT },
  (_, at) => ({
    x: ((at * 0.618034) % 1) * 1440,
    y: ((at * 0.754878) % 1) * 420,
    r: 0.7 + (at % 4) * 0.3,
  }),
)

export const RAYS: readonly number[] = Array.from({ length: 18 }, (_, at) => at * 20)
