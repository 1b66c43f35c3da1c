/** Plays effects and music once the player has turned them on; a hidden page is silent. */

import type { Choices } from '../settings.svelte'
import { RATE } from './dsp'
import { limiter } from './limiter'
import { render, rendering, type Effect, type Layer } from './recipe'

/** What a player of sounds works with. */
export interface Room {
  make(): AudioContext
  choices(): Pick<Choices, 'sound' | 'effects' | 'music'>
  /** Whether the page is seen, and may sound. */
  open(): boolean
  /** The time in milliseconds, and a moment for the page to do other things. */
  now(): number
  rest(): Promise<void>
}

/** The music of a moment. */
export interface Score {
  layers: readonly Layer[]
  /** How many layers above the first are heard. */
  danger: number
  muffled: boolean
  /** Whether the music holds its breath. */
  hushed: boolean
}

const NO_SCORE: Score = { layers: [], danger: 0, muffled: false, hushed: false }
/** A third of the seconds in which a layer comes or goes, and in which a volume changes. */
const SLOW = 1.3
const QUICK = 0.08
/** Hertz above which the music is taken away, from afar and near. */
const FAR = 600
const NEAR = 11_000
/** Milliseconds of rendering at a stretch: half of what a frame has. */
const STRETCH = 8

/** The nodes that everything goes through. */
interface Desk {
  audio: AudioContext
  effects: GainNode
  music: GainNode
  hush: GainNode
  distance: BiquadFilterNode
  /** When the music began, by the clock of the context. */
  began: number
}

/** A layer that is being played. */
interface Part {
  source: AudioBufferSourceNode
  gain: GainNode
}

export class Player {
  readonly #room: Room
  #desk: Desk | null = null
  #score = NO_SCORE
  /** The layers that sound or are being rendered. */
  readonly #parts = new Map<Layer, Part | null>()
  readonly #effects = new WeakMap<Effect, AudioBuffer>()
  readonly #loops = new WeakMap<Layer, AudioBuffer>()
  /** What is rendered is rendered one after another. */
  #line: Promise<unknown> = Promise.resolve()

  constructor(room: Room) {
    this.#room = room
  }

  /** Play an effect, now or some seconds later. */
  play(effect: Effect, later = 0): void {
    if (!this.#room.choices().effects || !this.#audible) return
    const { audio, effects } = this.#awake()
    const source = audio.createBufferSource()
    source.buffer = this.#bufferOf(effect)
    source.connect(effects)
    source.start(audio.currentTime + later)
  }

  /** Have effects ready before they are needed. */
  prepare(effects: readonly Effect[]): Promise<void> {
    return this.#inLine(async () => {
      for (const effect of effects) {
        if (!this.#audible) return
        this.#bufferOf(effect)
        await this.#room.rest()
      }
    })
  }

  /** Let the music be that of another moment; without a score it ends. */
  follow(score: Score | null): void {
    this.#score = score ?? NO_SCORE
    this.heed()
  }

  /** The page has been hidden or is seen again, was pressed for the first time, or the player has changed a volume. */
  heed(): void {
    if (!this.#audible) return void this.#desk?.audio.suspend()
    const { music } = this.#room.choices()
    const wanted = music ? this.#score : NO_SCORE
    if (!this.#desk && !wanted.layers.length) return
    const desk = this.#awake()
    this.#end(desk, wanted.layers)
    wanted.layers.forEach((layer, rank) => this.#level(desk, layer, rank <= wanted.danger ? 1 : 0))
  }

  get #audible(): boolean {
    return !!this.#room.choices().sound && this.#room.open()
  }

  /** The desk, with everything set as it is wanted now. */
  #awake(): Desk {
    const desk = (this.#desk ??= deskOf(this.#room.make(), this.#room.choices()))
    const { effects, music } = this.#room.choices()
    const { currentTime } = desk.audio
    desk.effects.gain.setTargetAtTime(effects, currentTime, QUICK)
    desk.music.gain.setTargetAtTime(music, currentTime, QUICK)
    desk.hush.gain.setTargetAtTime(this.#score.hushed ? 0 : 1, currentTime, QUICK)
    desk.distance.frequency.setTargetAtTime(this.#score.muffled ? FAR : NEAR, currentTime, SLOW / 2)
    void desk.audio.resume()
    return desk
  }

  /** Bring a layer to a level; one that has not been heard yet is begun when it is first wanted. */
  #level({ audio }: Desk, layer: Layer, level: number): void {
    const part = this.#parts.get(layer)
    if (part) part.gain.gain.setTargetAtTime(level, audio.currentTime, SLOW)
    else if (part === undefined && level) void this.#begin(layer)
  }

  async #begin(layer: Layer): Promise<void> {
    this.#parts.set(layer, null)
    await this.#inLine(() => this.#renderLoop(layer))
    const [buffer, desk] = [this.#loops.get(layer), this.#desk]
    if (!this.#parts.has(layer) || !buffer || !desk) return
    const gain = desk.audio.createGain()
    gain.gain.value = 0
    gain.connect(desk.distance)
    const source = desk.audio.createBufferSource()
    source.buffer = buffer
    source.loop = true
    source.connect(gain)
    source.start(0, (desk.audio.currentTime - desk.began) % layer.seconds)
    this.#parts.set(layer, { source, gain })
    this.heed()
  }

  /** End the layers that are no part of the music any more. */
  #end({ audio }: Desk, wanted: readonly Layer[]): void {
    for (const [layer, part] of this.#parts) {
      if (wanted.includes(layer)) continue
      this.#parts.delete(layer)
      part?.gain.gain.setTargetAtTime(0, audio.currentTime, SLOW)
      part?.source.stop(audio.currentTime + 5 * SLOW)
    }
  }

  #bufferOf(effect: Effect): AudioBuffer {
    const found = this.#effects.get(effect) ?? bufferOf(this.#awake().audio, render(effect))
    this.#effects.set(effect, found)
    return found
  }

  /** Render a layer in small stretches, unless it is no longer wanted. */
  async #renderLoop(layer: Layer): Promise<void> {
    if (this.#loops.has(layer)) return
    const steps = rendering(layer)
    let since = this.#room.now()
    let step = steps.next()
    while (!step.done && this.#parts.has(layer)) {
      if (this.#room.now() - since > STRETCH) {
        await this.#room.rest()
        since = this.#room.now()
      }
      step = steps.next()
    }
    if (step.done && this.#desk) this.#loops.set(layer, bufferOf(this.#desk.audio, step.value))
  }

  #inLine(work: () => Promise<void>): Promise<void> {
    const done = this.#line.then(work)
    this.#line = done.catch(() => undefined)
    return done
  }
}

function deskOf(audio: AudioContext, volumes: { effects: number; music: number }): Desk {
  const [before, after] = limiter(audio)
  const [effects, music, hush] = [audio.createGain(), audio.createGain(), audio.createGain()]
  const distance = audio.createBiquadFilter()
  distance.type = 'lowpass'
  distance.frequency.value = NEAR
  distance.connect(hush)
  hush.connect(music)
  effects.gain.value = volumes.effects
  music.gain.value = volumes.music
  for (const volume of [effects, music]) volume.connect(before)
  after.connect(audio.destination)
  return { audio, effects, music, hush, distance, began: audio.currentTime }
}

function bufferOf(audio: AudioContext, samples: Float32Array): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, RATE)
  buffer.getChannelData(0).set(samples)
  return buffer
}
