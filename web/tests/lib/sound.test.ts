import './browser'
import '../games'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownGames } from '../../src/lib/game/registry'
import type { EventData, View } from '../../src/lib/protocol/types'
import { block, drone } from '../../src/lib/sound/instruments'
import { Player, type Score } from '../../src/lib/sound/player'
import { effect, note, type Layer } from '../../src/lib/sound/recipe'
import { plainSounds, YOUR_TURN, type Soundscape } from '../../src/lib/sound/soundscape'
import { effectsOf, Soundtrack } from '../../src/lib/sound/soundtrack'
import { settings } from '../../src/lib/settings.svelte'
import { wordsOf } from '../words/catalogues'
import { Audio } from './audio'

const PACKAGE = fileURLToPath(new URL('../../../src/vigil', import.meta.url))
const MOMENTS = import.meta.glob<{ moments: object }>('../../src/games/*/telling/moments.ts', { eager: true })
const WEIGHTS = import.meta.glob<{ weights: object }>('../../src/games/*/telling/beats.ts', { eager: true })

const layer = (name: string, seconds: number): Layer => ({
  name,
  seconds,
  decibels: -40,
  notes: [note(drone(220, 0.1))],
})
const LAYERS = [layer('calm', 1), layer('pulse', 0.5), layer('drum', 0.5)]
const CALM: Score = { layers: LAYERS, danger: 0, muffled: false, hushed: false }

let made: Audio[]
let seen: boolean
let choices: { sound: boolean | null; effects: number; music: number }
let player: Player

beforeEach(() => {
  made = []
  seen = true
  choices = { sound: true, effects: 0.5, music: 0.5 }
  player = new Player({
    make: () => {
      made.push(new Audio())
      return made.at(-1) as unknown as AudioContext
    },
    choices: () => choices,
    open: () => seen,
    now: () => 0,
    rest: () => Promise.resolve(),
  })
})

/** Until what is rendered in the background has been rendered. */
const settled = () => new Promise((done) => setTimeout(done))
const levels = () => made[0]?.loops.map(({ level }) => level)

describe('sounds', () => {
  test('have not been chosen on a first visit, and none is made', () => {
    expect(settings.now.sound).toBe(null)
    for (const sound of [null, false]) {
      choices = { sound, effects: 0.5, music: 0.5 }
      player.play(YOUR_TURN)
      player.follow(CALM)
      player.heed()
    }
    expect(made).toEqual([])
  })

  test('share one context, and are rendered once', () => {
    player.play(YOUR_TURN)
    player.play(YOUR_TURN)
    const [one, other] = made[0]?.effects ?? []
    expect(made.length).toBe(1)
    expect(one?.buffer).toBe(other?.buffer)
    expect(one?.buffer?.length).toBeGreaterThan(0)
  })

  test('are as loud as the player wants them, effects and music apart', () => {
    player.play(YOUR_TURN)
    const effects = made[0]?.effects[0]
    expect(effects?.level).toBe(0.5)
    choices = { sound: true, effects: 0.9, music: 0.1 }
    player.heed()
    expect(effects?.level).toBe(0.9)
    choices.effects = 0
    player.play(YOUR_TURN)
    expect(made[0]?.effects.length).toBe(1)
  })

  test('are not heard from a page that is hidden', async () => {
    player.play(YOUR_TURN)
    seen = false
    player.heed()
    expect(made[0]?.isAsleep).toBe(true)
    player.play(YOUR_TURN)
    player.follow(CALM)
    await settled()
    expect(made[0]?.isAsleep).toBe(true)
    expect(made[0]?.sources.length).toBe(1)
    seen = true
    player.heed()
    expect(made[0]?.isAsleep).toBe(false)
  })

  test('rendered while the page is hidden do not wake it', async () => {
    player.follow(CALM)
    seen = false
    player.heed()
    await settled()
    expect(made[0]?.isAsleep).toBe(true)
  })
})

describe('music', () => {
  test('rises with danger layer by layer, and falls again', async () => {
    player.follow(CALM)
    await settled()
    expect(levels()).toEqual([1])
    player.follow({ ...CALM, danger: 2 })
    await settled()
    expect(levels()).toEqual([1, 1, 1])
    player.follow({ ...CALM, danger: 1 })
    expect(levels()).toEqual([1, 1, 0])
    player.follow(CALM)
    expect(levels()).toEqual([1, 0, 0])
  })

  test('is in step: a layer that comes later begins where the others are', async () => {
    player.follow(CALM)
    await settled()
    const [audio] = made as [Audio]
    audio.currentTime = 3.2
    player.follow({ ...CALM, danger: 1 })
    await settled()
    expect(audio.loops.map(({ offset }) => offset)).toEqual([0, expect.closeTo(0.2)])
  })

  test('ends when the table is left, and is another one at another table', async () => {
    player.follow(CALM)
    await settled()
    const other = [layer('other', 1)]
    player.follow({ ...CALM, layers: other })
    await settled()
    expect(made[0]?.sources.map(({ stoppedAt }) => stoppedAt !== null)).toEqual([true, false])
    player.follow(null)
    expect(made[0]?.loops).toEqual([])
  })

  test('has a volume of its own, and is not rendered without one', async () => {
    choices.music = 0
    player.follow(CALM)
    await settled()
    expect(made).toEqual([])
    choices.music = 0.3
    player.heed()
    await settled()
    expect(made[0]?.loops.length).toBe(1)
    choices.music = 0
    player.heed()
    expect(made[0]?.loops).toEqual([])
  })

  test('leaves the page free between two notes', async () => {
    let [clock, rests] = [0, 0]
    const slow = new Player({
      make: () => new Audio() as unknown as AudioContext,
      choices: () => choices,
      open: () => true,
      now: () => (clock += 5),
      rest: () => {
        rests++
        return Promise.resolve()
      },
    })
    const notes = Array.from({ length: 9 }, () => note(drone(220, 0.1)))
    slow.follow({ ...CALM, layers: [{ ...layer('long', 1), notes }] })
    await settled()
    expect(rests).toBeGreaterThan(3)
  })
})

describe('a table', () => {
  const [soft, loud] = [effect('soft', note(block(400))), effect('strong', note(block(300)))]
  const view = { outcome: null } as View
  const scape: Soundscape = {
    ...plainSounds,
    effects: { a: soft, b: loud, c: ({ n }) => (n ? loud : null), d: effect('soft', note(block(200))) },
    layers: () => LAYERS,
    danger: () => 1,
  }
  const events = (...tags: string[]): EventData[] => tags.map((tag) => [tag, {}])

  test('sounds once for things alike, and not for what has no sound', () => {
    expect(effectsOf({ events: events('a', 'x', 'b', 'c', 'a'), view }, scape)).toEqual([soft, loud])
    expect(effectsOf({ events: [['c', { n: 1 }]], view }, scape)).toEqual([loud])
  })

  test('sounds four times at most, and what is strong is not left out', () => {
    const many = Object.fromEntries('pqrst'.split('').map((tag) => [tag, effect('soft', note(block(500)))]))
    const found = effectsOf(
      { events: events('p', 'q', 'r', 's', 't', 'b'), view },
      { ...scape, effects: { ...many, b: loud } },
    )
    expect(found).toEqual([many['p'], many['q'], many['r'], loud])
  })

  test('is heard of dice in the air, not of how they fall, and the music holds its breath', async () => {
    const heard = effectsOf({ events: events('b'), view, rolling: true }, scape)
    expect(heard).toEqual([scape.rolling])
    const track = new Soundtrack(player, scape)
    track.see(view, true)
    await settled()
    expect(levels()).toEqual([1, 1])
    const [source] = made[0]?.loops ?? []
    const filter = source?.to[0] as { to: { to: { gain: { value: number } }[] }[] }
    expect(filter.to[0]?.to[0]?.gain.value).toBe(0)
  })

  test('is calm when the game is over', async () => {
    const track = new Soundtrack(player, scape)
    track.see({ outcome: { won: false } } as View, false)
    await settled()
    expect(levels()).toEqual([1])
    track.close()
    expect(levels()).toEqual([])
  })

  test('ticks when an answer is chosen, put back and given', async () => {
    const track = new Soundtrack(player, scape)
    await settled()
    const buffers = () => made[0]?.effects.map(({ buffer }) => buffer?.length)
    const lengths = [scape.chosen, scape.chosen, scape.dropped, scape.chosen, scape.given].map((one) => {
      const other = new Audio()
      const alone = new Player({
        make: () => other as unknown as AudioContext,
        choices: () => choices,
        open: () => true,
        now: () => 0,
        rest: () => Promise.resolve(),
      })
      alone.play(one)
      return other.effects[0]?.buffer?.length
    })
    track.hold([null], false)
    track.hold([3], false)
    track.hold([4], false)
    track.hold([null], false)
    track.hold([4], false)
    track.hold([null], true)
    track.hold([null], false)
    expect(buffers()).toEqual(lengths)
  })
})

/** The tags that the rules of a game, and those of all games, name in their sources. */
function emittedBy(game: string): Set<string> {
  const sources = [`games/${game}`, 'core'].flatMap((folder) =>
    readdirSync(`${PACKAGE}/${folder}`, { recursive: true, encoding: 'utf-8' })
      .filter((name) => name.endsWith('.py'))
      .map((name) => readFileSync(`${PACKAGE}/${folder}/${name}`, 'utf-8')),
  )
  return new Set(
    sources.flatMap((text) => [...text.matchAll(/\.emit\(\s*"(\w+)"/g)].map((found) => found[1] ?? '')),
  )
}

describe.each(knownGames())('$game', (plugin) => {
  const words = wordsOf('en')
  const told = (tag: string) => words.has(`${plugin.prefix}-event-${tag}`)

  test('has a sound for everything that happens in it, or is silent on purpose', async () => {
    const { effects, silent } = (await plugin.sounds?.()) ?? plainSounds
    const tags = emittedBy(plugin.game)
    expect(tags.size).toBeGreaterThan(50)
    expect([...tags].filter((tag) => !(tag in effects) && !silent.has(tag))).toEqual([])
    expect([...Object.keys(effects), ...silent].filter((tag) => !tags.has(tag))).toEqual([])
    expect([...silent].filter((tag) => tag in effects)).toEqual([])
  })

  test('draws moments and sets times for things that happen in it', () => {
    const { moments } = MOMENTS[`../../src/games/${plugin.game}/telling/moments.ts`] ?? { moments: {} }
    const { weights } = WEIGHTS[`../../src/games/${plugin.game}/telling/beats.ts`] ?? { weights: {} }
    const tags = [...Object.keys(moments), ...Object.keys(weights)]
    expect(Object.keys(moments).length).toBeGreaterThan(0)
    expect(Object.keys(weights).length).toBeGreaterThan(0)
    expect(tags.filter((tag) => !told(tag) && tag !== 'game_ended')).toEqual([])
  })
})
