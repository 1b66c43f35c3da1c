/** The part of a drawing that is shown of it. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const foot = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: foot - top }
}

/**
 * The part of a drawing around some boxes: at least so wide, as wide for its height as asked for, and not beyond
 * the edge of the drawing where that can be. Without boxes it is the whole drawing.
 */
export function cropTo(boxes: readonly Box[], whole: Box, least: number, ratio: number): Box {
  if (!boxes.length) return whole
  const inner = around(boxes)
  const width = Math.max(least, inner.width, inner.height * ratio)
  const height = width / ratio
  return {
    x: within(inner.x + inner.width / 2 - width / 2, whole.x, whole.x + whole.width - width),
    y: within(inner.y + inner.height / 2 - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  }
}

/** A number no less than one bound and no more than the other; between bounds that cross, their middle. */
function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
}

/** As a `viewBox`. */
export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ')
}
