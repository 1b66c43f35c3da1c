/** Long press: the equivalent of hovering on touch screens. */

const HOLD = 400
const SLACK = 10

/** Call `held` when a finger rests on a thing; the click that would follow is swallowed. */
export function longPress(node: SVGElement | HTMLElement, held: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: [number, number] = [0, 0]
  let fired = false

  function down(event: Event) {
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return
    fired = false
    start = [event.clientX, event.clientY]
    timer = setTimeout(() => {
      fired = true
      held()
    }, HOLD)
  }
  function move(event: Event) {
    if (!(event instanceof PointerEvent)) return
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK) clearTimeout(timer)
  }
  const end = () => clearTimeout(timer)
  function click(event: Event) {
    if (!fired) return
    fired = false
    event.stopPropagation()
    event.preventDefault()
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', end)
  node.addEventListener('pointercancel', end)
  node.addEventListener('click', click, { capture: true })
  return {
    update(next: () => void) {
      held = next
    },
    destroy: end,
  }
}
