/** The positions of things and speakers on the screen. */

/** The thing of a name on the board, as far as it can be seen; of several the largest. */
export function boxOf(ref: string): DOMRect | null {
  return largest(`.board [data-ref="${CSS.escape(ref)}"]`) ?? largest(`[data-ref="${CSS.escape(ref)}"]`)
}

/** From where the player of a seat speaks. */
export function speakerBox(seat: number): DOMRect | null {
  return largest(`[data-voice="${seat}"]`) ?? largest(`[data-speaker="${seat}"]`)
}

function largest(selector: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0)
  return seen.sort((one, other) => other.width * other.height - one.width * one.height)[0] ?? null
}

/** The middle of a box. */
export function middle({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2]
}
