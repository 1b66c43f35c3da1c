/** How long things move on this page, as the player has set it. */
export function moveTime(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--move')) || 0
}
