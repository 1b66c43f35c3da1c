/** Whose turn it is, told outside of the page: in its title, by a sound, by a notification. */

import calm from '../../art/favicon.svg?url&no-inline'
import yours from '../../art/favicon-yours.svg?url&no-inline'
import { settings } from '../settings.svelte'

const TONES = [523.25, 783.99]
const LENGTH = 0.18

/** A short chime of two notes. */
export function chime(): void {
  const audio = new AudioContext()
  TONES.forEach((tone, at) => {
    const start = audio.currentTime + at * LENGTH
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0.12, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH * 2)
    const note = new OscillatorNode(audio, { frequency: tone, type: 'triangle' })
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + LENGTH * 2)
  })
  setTimeout(() => void audio.close(), 1500)
}

/** The title and the icon of the page: a dot while this player is asked. */
export function signal(asked: boolean, title: string): void {
  document.title = asked ? `● ${title}` : title
  document.querySelector('link[rel="icon"]')?.setAttribute('href', asked ? yours : calm)
}

/** Call the player to the table, as far as he wants to be called. */
export function call(question: string): void {
  if (settings.now.sound) chime()
  if (settings.now.notify && document.hidden && Notification.permission === 'granted') {
    new Notification('Vigil', { body: question, tag: 'vigil' })
  }
}
