/** Wheel, drag, pinch and double press move the camera over a drawing. */

import { distance, between } from './polygon'
import type { Camera } from './camera.svelte'
import type { Point } from '../view'

const SLACK = 6
const WHEEL = 0.0015
const NEAR = 2

/** Lets the camera of a drawing be moved by hand. */
export function gestures(svg: SVGSVGElement, camera: Camera) {
  const hands = new Hands(svg, camera)
  const quiet = new AbortController()
  const { signal } = quiet
  svg.addEventListener('wheel', hands.wheel, { passive: false, signal })
  svg.addEventListener('pointerdown', hands.down, { signal })
  svg.addEventListener('click', hands.click, { capture: true, signal })
  svg.addEventListener('dblclick', hands.twice, { signal })
  window.addEventListener('pointermove', hands.move, { signal })
  window.addEventListener('pointerup', hands.up, { signal })
  window.addEventListener('pointercancel', hands.up, { signal })
  return { destroy: () => quiet.abort() }
}

/** The fingers or the mouse on a drawing, in pixels of the page. */
class Hands {
  readonly #svg: SVGSVGElement
  readonly #camera: Camera
  readonly #pointers = new Map<number, Point>()
  #dragged = false

  constructor(svg: SVGSVGElement, camera: Camera) {
    this.#svg = svg
    this.#camera = camera
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.#camera.zoom(Math.exp(-event.deltaY * WHEEL), this.#unit(placeOf(event)))
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    if (!this.#pointers.size) this.#dragged = false
    this.#pointers.set(event.pointerId, placeOf(event))
  }

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId)
    const now = placeOf(event)
    if (!before || (!this.#dragged && distance(before, now) < SLACK)) return
    this.#dragged ||= this.#pointers.size > 1 || !this.#camera.isFit
    this.#pointers.set(event.pointerId, now)
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.#pinch(before, now, other)
    else this.#drag(before, now)
  }

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId)
  }

  /** A drag that ends on a land is no answer. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return
    this.#dragged = false
    event.stopPropagation()
    event.preventDefault()
  }

  /** On a land that is no option, a double press comes closer or goes back. */
  twice = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-legal="true"]')) return
    if (this.#camera.isFit) this.#camera.zoom(NEAR, this.#unit(placeOf(event)))
    else this.#camera.fit()
  }

  #drag(before: Point, now: Point): void {
    const [from, to] = [this.#unit(before), this.#unit(now)]
    this.#camera.pan(to[0] - from[0], to[1] - from[1])
  }

  #pinch(before: Point, now: Point, other: Point): void {
    this.#drag(between(before, other), between(now, other))
    const middle = this.#unit(between(now, other))
    this.#camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle)
  }

  /** A point of the page in units of the drawing. */
  #unit([x, y]: Point): Point {
    const matrix = this.#svg.getScreenCTM()
    if (!matrix) return [x, y]
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
    return [point.x, point.y]
  }
}

function placeOf(event: MouseEvent): Point {
  return [event.clientX, event.clientY]
}
