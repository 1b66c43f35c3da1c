/** The symbol with the drawing of a ghost card. */
export function drawingOf(cardId: string): string {
  return `gh-${cardId}`
}
