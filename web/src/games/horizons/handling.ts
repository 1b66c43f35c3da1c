/** Wheel, drag, pinch and double press move the camera over a drawing. */

import { distance, between } from './polygon'
import type { Camera } from './camera.svelte'
import type { Point } from './view'

const SLACK = 6
const WHEEL = 0.0015
const NEAR = 2

/** Lets the camera of a drawing be moved by hand. */
export function handling(svg: SVGSVGElement, camera: Camera) {
  const down = new Map<number, Point>()
  let dragged = false

  function unit([x, y]: Point): Point {
    const matrix = svg.getScreenCTM()
    if (!matrix) return [x, y]
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
    return [point.x, point.y]
  }

  function onwheel(event: WheelEvent) {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * WHEEL), unit([event.clientX, event.clientY]))
  }

  function onpointerdown(event: PointerEvent) {
    if (event.button !== 0) return
    if (!down.size) dragged = false
    down.set(event.pointerId, [event.clientX, event.clientY])
  }

  function onpointermove(event: PointerEvent) {
    const before = down.get(event.pointerId)
    const now: Point = [event.clientX, event.clientY]
    if (!before || (!dragged && distance(before, now) < SLACK)) return
    dragged ||= down.size > 1 || !camera.isFit
    down.set(event.pointerId, now)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(before, now, other)
    else drag(before, now)
  }

  function drag(before: Point, now: Point) {
    const [from, to] = [unit(before), unit(now)]
    camera.pan(to[0] - from[0], to[1] - from[1])
  }

  function pinch(before: Point, now: Point, other: Point) {
    drag(between(before, other), between(now, other))
    camera.zoom(distance(now, other) / distance(before, other), unit(between(now, other)))
  }

  function onpointerup(event: PointerEvent) {
    down.delete(event.pointerId)
  }

  /** A drag that ends on a land is no answer. */
  function onclick(event: MouseEvent) {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }

  /** On a land that is no option, a double press comes closer or goes back. */
  function ondblclick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('[data-legal="true"]')) return
    if (camera.isFit) camera.zoom(NEAR, unit([event.clientX, event.clientY]))
    else camera.fit()
  }

  const quiet = new AbortController()
  const { signal } = quiet
  svg.addEventListener('wheel', onwheel, { passive: false, signal })
  svg.addEventListener('pointerdown', onpointerdown, { signal })
  svg.addEventListener('click', onclick, { capture: true, signal })
  svg.addEventListener('dblclick', ondblclick, { signal })
  window.addEventListener('pointermove', onpointermove, { signal })
  window.addEventListener('pointerup', onpointerup, { signal })
  window.addEventListener('pointercancel', onpointerup, { signal })
  return { destroy: () => quiet.abort() }
}
