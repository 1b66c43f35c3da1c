/** QR codes that are made in the page, against those of another encoder (segno, filled up as the standard says). */

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf, modulesOf } from '../../src/lib/base/qr'

const LINK = 'https://vigil.example/achievements#progress='
/** Bytes of the largest code. */
const LONGEST = 2953

const KNOWN: [string, string, number, string][] = [
  ['1-L', 'Vigil', 0, 'c1015e81e7413227706c87eb'],
  ['1-L', 'Vigil', 2, '069f5ba89d81bd732926b492'],
  ['1-L', 'Vigil', 5, '124e0393ae6655833b47e46b'],
  ['1-L', 'Vigil', 7, '5e4c0f724eec673cb2c8ad2a'],
  ['8-L', `${LINK}${'kZ0'.repeat(40)}`, 2, '5c9447957246679810d1f496'],
  ['8-L', `${LINK}${'kZ0'.repeat(40)}`, 5, '2ed1686f4ca3535f3496dcea'],
  ['25-L', `${LINK}${'Ab9_'.repeat(300)}`, 2, 'bb73962e57430dd672bdc8d3'],
  ['25-L', `${LINK}${'Ab9_'.repeat(300)}`, 5, 'a0f20fc6f58579d6b0e3f209'],
  ['6-L', 'ж'.repeat(60), 2, '97baedf95cc85274ad00b771'],
  ['6-L', 'ж'.repeat(60), 5, '08c62f199b019485befdbbed'],
  ['40-L', 'x'.repeat(LONGEST), 2, '8ff711d861f63e0688e15514'],
  ['40-L', 'x'.repeat(LONGEST), 5, '86accb503846cf25adee057a'],
]

test.each(KNOWN)('a code of version %s has the modules that it should have', (_, text, mask, hash) => {
  const modules = modulesOf(text, mask)?.flat().map(Number).join('') ?? ''
  expect(createHash('sha256').update(modules).digest('hex').slice(0, hash.length)).toBe(hash)
})
test('of all masks the least disturbing one is taken', () => {
  expect(modulesOf('Vigil')).toEqual(modulesOf('Vigil', 3))
})
test('its dark modules are drawn as bars, and a text that is too long has no code', () => {
  const code = codeOf('Vigil')
  expect(code?.size).toBe(21)
  expect(code?.path).toMatch(/^M0 0h7v1h-7z/)
  expect(codeOf('x'.repeat(LONGEST + 1))).toBeNull()
})
