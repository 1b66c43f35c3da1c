/** The tones of boards, ghosts and families. */

import type { BoardColour, Colour } from '../view'

/** The two tones of a ghost and the frame of its card. */
export interface Tones {
  light: string
  dark: string
  frame: string
}

export const GHOST_TONES: Record<Colour, Tones> = {
  red: { light: '#e8593a', dark: '#5e160b', frame: '#e8593a' },
  blue: { light: '#4b9fe8', dark: '#0f3560', frame: '#4b9fe8' },
  green: { light: '#3ab587', dark: '#0b3d2c', frame: '#3ab587' },
  yellow: { light: '#eebf4e', dark: '#5d4005', frame: '#eebf4e' },
  black: { light: '#8d8aa3', dark: '#23222f', frame: '#c9c6da' },
}

export const BOARD_TONES: Record<BoardColour, string> = {
  red: '#e8593a',
  blue: '#3f97e6',
  green: '#2fb583',
  yellow: '#f3c34c',
}

/** Paper of the villagers' tokens by the size of their family; the first is the back of a token. */
export const FAMILY_PAPER = ['#8d86a0', '#f7e3b0', '#cfe0f2', '#f7cfd8'] as const
