/** Which part of a drawing is shown. */

import type { Rect } from './polygon'
import type { Point } from '../view'

const CLOSEST = 5
export const STEP = 1.4
/** How much of coming closer makes lands larger only, so that what stands in them finds more room. */
const ROOMIER = 0.8
/** Pixels of a unit: of less, things cannot be told apart; more shows nothing new. */
const LEGIBLE = 0.5
const LARGE = 1
/** Pixels around what is shown; at the right stand the buttons. */
const MARGIN = { left: 14, right: 60, top: 14, bottom: 14 }

export class Camera {
  readonly #drawing: () => Rect
  readonly #frame: () => { width: number; height: number }
  #zoom = $state(1)
  #centre = $state.raw<Point | null>(null)

  /** The box of a drawing, and the pixels of the frame that it is shown in. */
  constructor(drawing: () => Rect, frame: () => { width: number; height: number }) {
    this.#drawing = drawing
    this.#frame = frame
  }

  /** All that there is to see: the drawing, and what the frame has room for beside it. */
  get box(): Rect {
    const [{ x, y, width, height }, frame] = [this.#drawing(), this.#frame()]
    const part = frame.width / frame.height || width / height
    const [w, h] = [Math.max(width, height * part), Math.max(height, width / part)]
    return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
  }

  /** The part of the drawing that is shown. */
  get shown(): Rect {
    const [w, h] = [this.box.width / this.#zoom, this.box.height / this.#zoom]
    return { x: this.centre[0] - w / 2, y: this.centre[1] - h / 2, width: w, height: h }
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
    const { x, y, width, height } = this.shown
    return `${x} ${y} ${width} ${height}`
  }

  /** Pixels of a unit, as things are sized by them: in steps, and less than lands grow. */
  get pixels(): number {
    const steps = Math.floor(Math.log(this.#zoom) / Math.log(STEP) + 1e-6)
    return this.#whole * STEP ** (steps * ROOMIER)
  }

  /** Pixels of a unit while everything is shown. */
  get #whole(): number {
    return this.#frame().width / this.box.width
  }

  /** Show everything. */
  fit(): void {
    this.#zoom = 1
    this.#centre = null
  }

  /** Show a part as large as it can be, but not larger than needed; of a large part the middle, legibly. */
  show(part: Rect): void {
    const [frame, { left, right, top, bottom }] = [this.#frame(), MARGIN]
    const scale = Math.min(
      (frame.width - left - right) / part.width,
      (frame.height - top - bottom) / part.height,
    )
    const pixels = Math.min(LARGE, Math.max(LEGIBLE, scale))
    this.fit()
    this.#zoom = Math.min(CLOSEST, Math.max(1, pixels / this.#whole))
    if (this.isFit) return
    this.#look([
      part.x + (part.width + (right - left) / pixels) / 2,
      part.y + (part.height + (bottom - top) / pixels) / 2,
    ])
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
