import { address, page } from './browser'
import { expect, test } from 'vitest'
import { router } from '../../src/lib/base/router.svelte'

/** A click on a link, as far as the router looks at it. */
function click(link: Partial<HTMLAnchorElement>, more: Partial<MouseEvent> = {}): boolean {
  const anchor = { origin: address.origin, target: '', hash: '', hasAttribute: () => false, ...link }
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...more })
  Object.defineProperty(event, 'target', { value: { closest: () => anchor } })
  page.dispatchEvent(event)
  return event.defaultPrevented
}

test('an address is split at its slashes', () => {
  router.go('/tables/abc/replay/12')
  expect(router.parts).toEqual(['tables', 'abc', 'replay', '12'])
  router.go('/', true)
  expect(router.parts).toEqual([])
})

test('a link within the page does not load it anew', () => {
  expect(click({ pathname: '/rules' })).toBe(true)
  expect(router.path).toBe('/rules')
})

test('other links are left to the browser', () => {
  expect(click({ pathname: '/api/tables/a/record' })).toBe(false)
  expect(click({ pathname: '/', origin: 'http://elsewhere' })).toBe(false)
  expect(click({ pathname: '/new' }, { ctrlKey: true })).toBe(false)
  expect(click({ pathname: '/rules', hash: '#main' })).toBe(false)
  expect(router.path).toBe('/rules')
})

test('going back is followed', () => {
  address.pathname = '/settings'
  page.dispatchEvent(new Event('popstate'))
  expect(router.parts).toEqual(['settings'])
})
