/** What a player has chosen for this browser. */

import { letters } from './base/letters.svelte'
import { preferredLanguage } from './words/i18n.svelte'
import type { Language } from './words/words'

export interface Choices {
  language: Language
  name: string
  theme: 'system' | 'dark' | 'light' | 'contrast'
  textSize: number
  motion: 'normal' | 'fast' | 'slow' | 'off'
  playback: 'off' | 'fast' | 'normal' | 'slow'
  confirm: 'final' | 'always' | 'never'
  /** Whether the list of answers stays open where one chooses on the board. */
  list: boolean
  /** Whether the coach is on; it is offered in the first games. */
  coach: 'ask' | 'on' | 'off'
  badges: boolean
  shortcuts: boolean
  /** Whether characters say something at great moments. */
  voices: boolean
  /** Whether anything is heard; nothing until it has been chosen. */
  sound: boolean | null
  /** How loud, from 0 to 1: what happens, and the music. */
  effects: number
  music: number
  notify: boolean
  patterns: 'soft' | 'strong'
}

const KEY = 'vigil.settings'

function defaults(): Choices {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    language: preferredLanguage(),
    name: '',
    theme: 'system',
    textSize: 1,
    motion: still ? 'off' : 'normal',
    playback: 'normal',
    confirm: 'always',
    list: false,
    coach: 'ask',
    badges: true,
    shortcuts: true,
    voices: true,
    sound: null,
    effects: 0.7,
    music: 0.5,
    notify: false,
    patterns: 'soft',
  }
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>
  } catch {
    return {}
  }
}

/** The choices in force; `change` keeps them. */
class Settings {
  now = $state.raw<Choices>({ ...defaults(), ...stored() })

  change(some: Partial<Choices>): void {
    this.now = { ...this.now, ...some }
    const kept = { ...stored(), ...some }
    localStorage.setItem(KEY, JSON.stringify(kept))
  }
}

export const settings = new Settings()

/** Durations of moves and entrances by speed, in milliseconds. */
const DURATIONS = { normal: [220, 260], fast: [110, 120], slow: [440, 520], off: [0, 0] } as const

/** The milliseconds of a kind of motion. To ask the page for them would make it work out its styles at once, in the middle of a change. */
export function motionTime(kind: 'move' | 'enter'): number {
  const [move, enter] = DURATIONS[settings.now.motion]
  return kind === 'move' ? move : enter
}

/** Put the choices onto the page; games may ask for light by day. */
export function dress(choices: Choices, mood: string): void {
  const { dataset, style } = document.documentElement
  const light = choices.theme === 'system' ? prefersLight(mood) : choices.theme === 'light'
  dataset.theme = choices.theme === 'contrast' ? 'contrast' : light ? 'light' : 'dark'
  dataset.mood = mood
  dataset.motion = choices.motion
  dataset.badges = choices.badges ? 'on' : 'off'
  dataset.patterns = choices.patterns
  const [move, enter] = DURATIONS[choices.motion]
  style.setProperty('--text-size', String(choices.textSize))
  letters.scale = choices.textSize
  style.setProperty('--move', `${move}ms`)
  style.setProperty('--enter', `${enter}ms`)
}

/** By default the village lies in dusk and the island in daylight; pages follow the system. */
function prefersLight(mood: string): boolean {
  if (mood === 'dusk' || mood === 'moon') return false
  return mood === 'day' || matchMedia('(prefers-color-scheme: light)').matches
}
