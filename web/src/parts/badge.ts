/** The badge of a thing that can be chosen: its number, in a circle or a capsule. */

/** The width of a letter as a part of the badge's radius. */
const ADVANCE = 0.7

/** Half the width of a badge with so many letters: a capsule for more than two. */
export function badgeHalf(radius: number, letters: number): number {
  return radius * Math.max(1, (letters * ADVANCE) / 2 + 0.2)
}

/** Of several keys the first, and that there are more. */
export function inShort(keys: string): string {
  return keys.replace(/[/…].*/, '+')
}
