/** How long motions last now, for transitions that are not pure CSS. */

/** The milliseconds of a kind of motion, as the player has set them. */
export function motionTime(kind: 'move' | 'enter'): number {
  const time = getComputedStyle(document.documentElement).getPropertyValue(`--${kind}`)
  return Number.parseFloat(time) || 0
}
