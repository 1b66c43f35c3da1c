import './browser'
import '../games'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownGames } from '../../src/lib/game/registry'
import { Player } from '../../src/lib/sound/player'
import { YOUR_TURN } from '../../src/lib/sound/recipe'
import { settings } from '../../src/lib/settings.svelte'
import { wordsOf } from '../words/catalogues'

const MOMENTS = import.meta.glob<{ moments: object }>('../../src/games/*/telling/moments.ts', { eager: true })
const WEIGHTS = import.meta.glob<{ weights: object }>('../../src/games/*/telling/beats.ts', { eager: true })

/** As much of an audio context as sounds need; it counts what is started and stopped. */
class Audio {
  currentTime = 0
  sampleRate = 10
  destination = {}
  started = 0
  stopped = 0
  asleep = false
  loudest = 0

  resume = () => void (this.asleep = false)
  suspend = () => void (this.asleep = true)
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  createGain = () => ({ gain: this.#value(true), connect: () => {} })
  createOscillator = () => this.#source()
  createBufferSource = () => this.#source()
  createBiquadFilter = () => ({ frequency: this.#value(), Q: { value: 0 }, connect: () => {} })

  #source() {
    return {
      frequency: this.#value(),
      connect: () => {},
      start: () => this.started++,
      stop: () => this.stopped++,
    }
  }
  #value(isVolume = false) {
    return {
      value: 0,
      setValueAtTime: (value: number) => {
        if (isVolume) this.loudest = Math.max(this.loudest, value)
      },
      exponentialRampToValueAtTime: () => {},
    }
  }
}

let made: Audio[]
let seen: boolean
let choices: { sound: boolean; ambience: boolean; volume: number }
let player: Player
const WIND = [{ pitch: 300, sharp: 1, loud: 0.1, swell: 5 }]

beforeEach(() => {
  made = []
  seen = true
  choices = { sound: true, ambience: true, volume: 0.5 }
  player = new Player({
    make: () => {
      made.push(new Audio())
      return made.at(-1) as unknown as AudioContext
    },
    choices: () => choices,
    open: () => seen,
  })
})

describe('sounds', () => {
  test('are off until the player asks for them', () => {
    expect([settings.now.sound, settings.now.ambience]).toEqual([false, false])
    choices = { sound: false, ambience: false, volume: 0.5 }
    player.play(YOUR_TURN)
    player.surround(WIND)
    player.heed()
    expect(made).toEqual([])
  })

  test('share one context, with a source for each tone', () => {
    player.play(YOUR_TURN)
    player.play(YOUR_TURN)
    expect(made.map(({ started }) => started)).toEqual([2 * YOUR_TURN.length])
  })

  test('are as loud as the player wants them', () => {
    player.play(YOUR_TURN)
    const [half] = made.map(({ loudest }) => loudest)
    choices.volume = 1
    player.play(YOUR_TURN)
    expect(made[0]?.loudest).toBeCloseTo(2 * (half ?? 0))
  })

  test('are not heard from a page that is hidden', () => {
    player.play(YOUR_TURN)
    seen = false
    player.heed()
    expect(made[0]?.asleep).toBe(true)
    player.play(YOUR_TURN)
    expect(made[0]?.started).toBe(YOUR_TURN.length)
    seen = true
    player.heed()
    expect(made[0]?.asleep).toBe(false)
  })

  test('that last are a choice of their own, and end', () => {
    choices.sound = false
    player.surround(WIND)
    expect(made[0]?.started).toBe(2)
    player.surround([])
    expect(made[0]?.stopped).toBe(2)
  })
})

describe.each(knownGames())('$game', (plugin) => {
  const words = wordsOf('en')
  const told = (tag: string) => words.has(`${plugin.prefix}-event-${tag}`)

  test('has sounds for things that happen in it, each with tones that can be heard', async () => {
    const scape = await plugin.sounds?.()
    expect(Object.keys(scape?.events ?? { none: [] }).filter((tag) => !told(tag))).toEqual([])
    const recipes = [...Object.values(scape?.events ?? {}), scape?.victory ?? [], scape?.defeat ?? []]
    for (const recipe of recipes) {
      expect(recipe.length).toBeGreaterThan(0)
      for (const { pitch, length, loud } of recipe)
        expect(Math.min(...pitch, length, loud)).toBeGreaterThan(0)
    }
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
