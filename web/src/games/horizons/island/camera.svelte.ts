/** Which part of a drawing is shown. */

import type { Rect } from './polygon'
import type { Point } from '../view'

const CLOSEST = 5
export const STEP = 1.4

export class Camera {
  readonly #box: () => Rect
  #zoom = $state(1)
  #centre = $state.raw<Point | null>(null)

  constructor(box: () => Rect) {
    this.#box = box
  }

  /** All that there is to see. */
  get box(): Rect {
    return this.#box()
  }

  get isFit(): boolean {
    return this.#zoom === 1
  }

  get isClosest(): boolean {
    return this.#zoom === CLOSEST
  }

  get centre(): Point {
    const { x, y, width, height } = this.box
    return this.#centre ?? [x + width / 2, y + height / 2]
  }

  get viewBox(): string {
    const { width, height } = this.box
    const [w, h] = [width / this.#zoom, height / this.#zoom]
    return `${this.centre[0] - w / 2} ${this.centre[1] - h / 2} ${w} ${h}`
  }

  /** Show everything. */
  fit(): void {
    this.#zoom = 1
    this.#centre = null
  }

  /** Come closer or go back; the point given stays where it is on the screen. */
  zoom(factor: number, at: Point = this.centre): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.#zoom * factor))
    if (zoom === 1) return this.fit()
    const part = this.#zoom / zoom
    const [x, y] = this.centre
    this.#zoom = zoom
    this.#look([at[0] + (x - at[0]) * part, at[1] + (y - at[1]) * part])
  }

  /** Move what is shown, in units of the drawing. */
  pan(dx: number, dy: number): void {
    if (!this.isFit) this.#look([this.centre[0] - dx, this.centre[1] - dy])
  }

  /** Look at a point; what is shown stays within the drawing. */
  #look([x, y]: Point): void {
    const { box } = this
    const [w, h] = [box.width / this.#zoom / 2, box.height / this.#zoom / 2]
    this.#centre = [
      Math.min(box.x + box.width - w, Math.max(box.x + w, x)),
      Math.min(box.y + box.height - h, Math.max(box.y + h, y)),
    ]
  }
}
