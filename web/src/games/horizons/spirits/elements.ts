/** Elements that a spirit has, and those that a threshold needs. */

import { ELEMENTS, type Element, type Elements } from '../view'

/** Each element that there is, with its number, in the order of the rules. */
export function counted(elements: Elements): [Element, number][] {
  return ELEMENTS.flatMap((element): [Element, number][] => {
    const count = elements[element]
    return count ? [[element, count]] : []
  })
}

/** The elements with some more of them. */
export function plus(elements: Elements, more: readonly Element[]): Elements {
  const sum: Partial<Record<Element, number>> = { ...elements }
  for (const element of more) sum[element] = (sum[element] ?? 0) + 1
  return sum
}

/** What of the needed elements is not there. */
export function missing(needed: Elements, have: Elements): Elements {
  const short = counted(needed).map(([element, count]) => [element, count - (have[element] ?? 0)] as const)
  return Object.fromEntries(short.filter(([, count]) => count > 0))
}

/** Whether there is nothing at all. */
export function none(elements: Elements): boolean {
  return counted(elements).length === 0
}
