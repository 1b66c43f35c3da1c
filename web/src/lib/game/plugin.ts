/** What a game brings to the browser: the record of its parts, in its file `plugin.ts`. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type { Player } from '../protocol/story'
import type { SetupData, View } from '../protocol/types'
import type { Soundscape } from '../sound/soundscape'
import type { SpeakerMaker } from '../words/speaker'
import type { Language } from '../words/words'
import type { BeginningLook } from './beginning'
import type { Cast } from './cast'
import type { EndingLook } from './ending'
import type { Collection } from './collection'
import type { GameFace } from './face'
import type { Lines } from './lines'
import type { Reference } from './reference'
import type { Vignettes } from './vignettes'

/** A game as it is offered: by itself, or with its modules. */
export interface GameCard {
  /** The name of the game, or of the module that makes it another one. */
  id: string
  game: string
  modules: readonly string[]
  icon: string
  /** The symbol of its picture, on the sheet of scenes. */
  scene: string
}

/** How the report of a game looks. */
export interface ReportLook {
  sheets: readonly Sheet[]
  /** In which light the page stands. */
  mood(setup: SetupData): string
  /** The picture behind the result. */
  scene: Component<{ mood: string; dark: boolean }>
  /** The symbol of a player. */
  glyphOf(player: Player): string
  /** The colour of a player; the symbol tells the same. */
  shadeOf(player: Player): string
  /** The symbols of the lines of the score. */
  scoreIcons: Readonly<Record<string, string>>
  /** The heading of what chance gave. */
  luckTitle: string
}

/** A position drawn small: its sheets, and the drawing, which shows all of it or what lies around some refs. */
export interface PicturedPosition {
  sheets: readonly Sheet[]
  drawing: Component<{ view: View; focus?: readonly string[] }>
}

/** The parts of a game. Drawings and words are loaded on first use. */
export interface GamePlugin {
  game: string
  /** With what the keys of its texts begin. */
  prefix: string
  cards: readonly GameCard[]
  /** The pictures of its cards. */
  scenes: Sheet | null
  /** Figures that lose the game at their limit. */
  losing: readonly string[]
  /** The tags of events that deserve a headline when they are forecast, though they do not lose the game. */
  perils?: readonly string[]
  /** Whether a solo player chooses what to play with before the game begins. */
  choosesFirst?: boolean
  /** The key of the name of what a seat may choose for itself. */
  pickKey(value: string): string
  /** The key of the name of a side of it, where it has sides. */
  sideKey?(side: string): string
  /** The sources of its texts in a language. */
  catalogues(language: Language): Promise<string[]>
  speaker(): Promise<SpeakerMaker>
  face(): Promise<GameFace>
  report(): Promise<ReportLook>
  /** The screen with which it begins; without it that screen names the game and its players. */
  beginning?(): Promise<BeginningLook>
  /** The screen with which it ends. */
  ending(): Promise<EndingLook>
  /** Its board drawn small, whole or around some things; without it the picture of its card stands there. */
  picture?(): Promise<PicturedPosition>
  /** The pages of its pieces; without them it has plain ones. */
  reference?(): Promise<Reference>
  /** The scenes of its scenarios; without them the picture of its card stands there. */
  vignettes?(): Promise<Vignettes>
  /** What the gallery shows of the game; without it, nothing. */
  collection?: () => Promise<Collection>
  /** The characters as whom its players sit at the table; without them seats have symbols. */
  cast?: () => Promise<Cast>
  /** When its characters say something; their words are in the area `lines`. */
  lines?(): Promise<Lines>
  /** How it sounds; without it only what the player does is heard. */
  sounds?(): Promise<Soundscape>
}
