/** Plays sounds, once the player has asked for them; a page that is hidden is silent. */

import type { Choices } from '../settings.svelte'
import type { Breath, Recipe, Tone } from './recipe'

/** What a player of sounds works with. */
export interface Room {
  make(): AudioContext
  choices(): Pick<Choices, 'sound' | 'ambience' | 'volume'>
  /** Whether the page is seen, and may sound. */
  open(): boolean
}

const NOISE_SECONDS = 2
/** What is quieter than this cannot be heard. */
const SILENCE = 0.0001

export class Player {
  readonly #room: Room
  #audio: AudioContext | null = null
  #breaths: AudioScheduledSourceNode[] = []
  #noise: AudioBuffer | null = null

  constructor(room: Room) {
    this.#room = room
  }

  /** Play a sound now. */
  play(recipe: Recipe): void {
    if (!this.#room.choices().sound || !this.#room.open()) return
    const audio = this.#awake()
    for (const tone of recipe) this.#sound(audio, tone)
  }

  /** Let these noises last, in place of those before. */
  surround(breaths: readonly Breath[]): void {
    for (const source of this.#breaths) source.stop()
    this.#breaths = []
    if (!breaths.length || !this.#room.choices().ambience || !this.#room.open()) return
    const audio = this.#awake()
    this.#breaths = breaths.flatMap((breath) => this.#breathe(audio, breath))
  }

  /** The page has been hidden or is seen again. */
  heed(): void {
    if (this.#room.open()) void this.#audio?.resume()
    else void this.#audio?.suspend()
  }

  #awake(): AudioContext {
    const audio = (this.#audio ??= this.#room.make())
    void audio.resume()
    return audio
  }

  #sound(audio: AudioContext, { wave, pitch, at, length, loud }: Tone): void {
    const start = audio.currentTime + at
    const end = start + length
    const volume = this.#volume(audio, loud)
    volume.gain.setValueAtTime(Math.max(loud * this.#room.choices().volume, SILENCE), start)
    volume.gain.exponentialRampToValueAtTime(SILENCE, end)
    const [source, tuned] =
      wave === 'noise' ? this.#noiseAt(audio, pitch[0], 1) : this.#oscillator(audio, wave, pitch[0])
    tuned.setValueAtTime(pitch[0], start)
    tuned.exponentialRampToValueAtTime(pitch[1], end)
    source.output.connect(volume)
    source.node.start(start)
    source.node.stop(end)
  }

  #breathe(audio: AudioContext, { pitch, sharp, loud, swell }: Breath): AudioScheduledSourceNode[] {
    const volume = this.#volume(audio, loud)
    const [source] = this.#noiseAt(audio, pitch, sharp)
    source.node.loop = true
    source.output.connect(volume)
    const tide = audio.createOscillator()
    tide.frequency.value = 1 / swell
    const depth = audio.createGain()
    depth.gain.value = (loud * this.#room.choices().volume) / 2
    tide.connect(depth)
    depth.connect(volume.gain)
    source.node.start()
    tide.start()
    return [source.node, tide]
  }

  #volume(audio: AudioContext, loud: number): GainNode {
    const volume = audio.createGain()
    volume.gain.value = loud * this.#room.choices().volume
    volume.connect(audio.destination)
    return volume
  }

  #oscillator(audio: AudioContext, wave: OscillatorType, pitch: number) {
    const node = audio.createOscillator()
    node.type = wave
    node.frequency.value = pitch
    return [{ node, output: node }, node.frequency] as const
  }

  #noiseAt(audio: AudioContext, pitch: number, sharp: number) {
    const node = audio.createBufferSource()
    node.buffer = this.#noise ??= noise(audio)
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    filter.Q.value = sharp
    node.connect(filter)
    return [{ node, output: filter }, filter.frequency] as const
  }
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
