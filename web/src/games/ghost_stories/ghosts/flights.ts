/** How things enter and leave the village: only by moving and fading. */

import type { TransitionConfig } from 'svelte/transition'
import { cubicIn, cubicOut } from 'svelte/easing'
import { motionTime } from '$lib/settings.svelte'

interface Way {
  /** How far it comes from, or how far it goes, in the coordinates of the drawing. */
  x?: number
  y?: number
  scale?: number
  /** How many times longer than an entrance it takes. */
  slow?: number
}

function way({ x = 0, y = 0, scale = 1, slow = 1 }: Way, easing: (t: number) => number): TransitionConfig {
  return {
    duration: motionTime('enter') * slow,
    easing,
    css: (t, left) =>
      `opacity: ${t}; transform: translate(${x * left}px, ${y * left}px) scale(${1 + (scale - 1) * left})`,
  }
}

/** Come into its place. */
export const arrive = (_: Element, from: Way): TransitionConfig => way(from, cubicOut)

/** Leave its place. */
export const leave = (_: Element, to: Way): TransitionConfig => way(to, cubicIn)

/** Rise off the board: how an exorcised ghost leaves. */
export const LIFT_OFF: Way = { y: -46, scale: 1.18, slow: 2.6 }

/** Sink away: how a ghost leaves that was not exorcised. */
export const SINK: Way = { y: 14, scale: 0.94 }
