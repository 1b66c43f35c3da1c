/** How far the start of the engine on this device is; the engine itself is loaded only where it is needed. */

type State = 'asleep' | 'starting' | 'ready' | 'failed'

class Progress {
  state = $state.raw<State>('asleep')
  /** How much of the start is done, from 0 to 1. */
  part = $state.raw(0)
  /** Bytes that it weighs when packed. */
  weight = $state.raw(0)
}

export const progress = new Progress()
