/** Arrow keys move the focus to the nearest drawn thing in their direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much more a thing to the side counts than one straight ahead. */
const ASIDE = 2.5

function centre(node: Element): [number, number] {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The nearest of the things in a direction; those behind do not count. */
function nearest(from: Element, things: readonly Element[], [dx, dy]: [number, number]): Element | null {
  const [x, y] = centre(from)
  let best: Element | null = null
  let least = Infinity
  for (const thing of things) {
    const [tx, ty] = centre(thing)
    const ahead = (tx - x) * dx + (ty - y) * dy
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    if (thing === from || ahead <= 1 || ahead + ASIDE * aside >= least) continue
    least = ahead + ASIDE * aside
    best = thing
  }
  return best
}

/** Lets arrow keys walk over the things with a ref inside a node. */
export function arrows(node: HTMLElement | SVGElement) {
  function onkeydown(event: Event) {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return
    const direction = DIRECTIONS[event.key]
    const from = event.target.closest('[data-ref]')
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return
    const next = nearest(from, [...node.querySelectorAll('[data-ref]')], direction)
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }
  node.addEventListener('keydown', onkeydown)
  return { destroy: () => node.removeEventListener('keydown', onkeydown) }
}
