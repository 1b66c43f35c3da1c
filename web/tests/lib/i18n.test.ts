import './browser'
import '../games'
import { expect, test, vi } from 'vitest'
import { i18n, preferredLanguage, t } from '../../src/lib/words/i18n.svelte'

const speaking = (...languages: string[]) => vi.stubGlobal('navigator', { languages })

test('nothing is said before the first language has come', () => {
  expect(t('web-app-settings')).toBe('')
})

test('the language changes at any time, and the page says so', async () => {
  await i18n.speak('pl')
  expect(t('web-app-settings')).toBe('Ustawienia')
  await i18n.speak('ru')
  expect(t('web-app-settings')).toBe('Настройки')
  expect(document.documentElement.lang).toBe('ru')
})

test('the last wish counts, whatever comes first', async () => {
  await Promise.all([i18n.speak('pl'), i18n.speak('en')])
  expect(i18n.words?.language).toBe('en')
})

test('the words of a game come when they are wanted, and stay with the language', async () => {
  expect(i18n.knows('ghost_stories')).toBe(false)
  await i18n.learn('ghost_stories')
  expect(i18n.knows('ghost_stories')).toBe(true)
  await i18n.speak('pl')
  expect(t('gs-level-normal')).not.toBe('')
  expect(i18n.words?.has('gs-level-normal')).toBe(true)
})

test('a game says things in its own words first, then in those of all', () => {
  const words = i18n.of('ghost_stories')
  expect(words.has('gs-level-normal')).toBe(true)
  expect(words.text('web-app-settings')).toBe('Ustawienia')
  expect(i18n.of('ghost_stories')).toBe(words)
})

test('the first language of the browser that we speak is preferred, else English', () => {
  speaking('de-DE', 'pl-PL', 'ru')
  expect(preferredLanguage()).toBe('pl')
  speaking('de-DE')
  expect(preferredLanguage()).toBe('en')
})
