/** A drawing of the page as a separate image: with its symbols and styles. */

const STYLES = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...['stroke-dasharray', 'opacity', 'color', 'display', 'visibility', 'transform', 'transform-origin'],
  ...[
    'transform-box',
    'font-family',
    'font-size',
    'font-weight',
    'text-anchor',
    'stop-color',
    'stop-opacity',
  ],
  ...['clip-path', 'mask', 'mix-blend-mode'],
] as const
const REFERENCE = /url\(["']?#([^"')]+)["']?\)/g
const VARIABLE = /var\((--[\w-]+)/g

/** An image of a drawing, as many pixels wide and high. */
export async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, width, height))}`
  await image.decode()
  return image
}

/** The text of a drawing that needs nothing of the page. */
export function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  dress(svg, copy)
  const needed = new Map<string, Element>()
  collect(copy, needed)
  const defs = document.createElementNS(svg.namespaceURI, 'defs')
  defs.append(...needed.values())
  colour(svg, copy, new Set(Array.from(defs.innerHTML.matchAll(VARIABLE), ([, name = '']) => name)))
  copy.prepend(defs)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

/** Write the styles in force into a copy and all that is in it. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  const written = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
  to.setAttribute('style', written)
  to.removeAttribute('class')
  Array.from(from.children).forEach((child, at) => {
    const other = to.children[at]
    if (other) dress(child, other)
  })
}

/** Give the uses of symbols in a copy the colours that the symbols ask for there. */
function colour(from: SVGElement, to: SVGElement, variables: ReadonlySet<string>): void {
  const places = to.querySelectorAll('use')
  from.querySelectorAll('use').forEach((place, at) => {
    const style = getComputedStyle(place)
    for (const name of variables) {
      const value = style.getPropertyValue(name)
      if (value) places[at]?.style.setProperty(name, value)
    }
  })
}

/** The symbols, gradients and clips that an element names, and those that they name. */
function collect(element: Element, needed: Map<string, Element>): void {
  for (const one of [element, ...element.querySelectorAll('*')])
    for (const id of namesIn(one)) {
      const found = needed.has(id) ? null : document.getElementById(id)
      if (!found) continue
      const copy = found.cloneNode(true) as Element
      needed.set(id, copy)
      collect(copy, needed)
    }
}

function namesIn(element: Element): string[] {
  return Array.from(element.attributes).flatMap(({ name, value }) =>
    name.endsWith('href') && value.startsWith('#')
      ? [value.slice(1)]
      : Array.from(value.matchAll(REFERENCE), ([, id = '']) => id),
  )
}
