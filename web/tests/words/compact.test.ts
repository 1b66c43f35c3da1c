import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compact } from '../../compact'

const SOURCE = fileURLToPath(new URL('../../../src/vigil', import.meta.url))
const catalogues = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter(
  (name) => name.endsWith('.ftl') && !name.startsWith('client'),
)

test('there are catalogues to compare', () => {
  expect(catalogues.length).toBeGreaterThan(100)
})

test.each(catalogues)('%s says the same in its compact form', (name) => {
  const whole = readFileSync(`${SOURCE}/${name}`, 'utf-8')
  const made = compact(whole)
  expect(new FluentResource(made).body).toEqual(new FluentResource(whole).body)
  expect(made).not.toMatch(/^#/m)
  expect(made).not.toMatch(/\n\s*\n(?=\S)/)
})
