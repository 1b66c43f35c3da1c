/** As much of an audio context as sounds need; it writes down what is started, and to which levels things are brought. */

export class Param {
  value = 0
  setTargetAtTime(value: number): void {
    this.value = value
  }
}

export class Node {
  readonly gain = new Param()
  readonly frequency = new Param()
  readonly to: unknown[] = []
  type = ''
  curve: Float32Array | null = null
  connect(other: unknown): void {
    this.to.push(other)
  }
}

export class BufferSource extends Node {
  buffer: { length: number } | null = null
  loop = false
  startedAt: number | null = null
  offset = 0
  stoppedAt: number | null = null
  start(at: number, offset = 0): void {
    this.startedAt = at
    this.offset = offset
  }
  stop(at: number): void {
    this.stoppedAt = at
  }
  /** How loud it is. */
  get level(): number {
    return (this.to[0] as Node).gain.value
  }
}

export class Audio {
  currentTime = 0
  readonly destination = new Node()
  readonly sources: BufferSource[] = []
  isAsleep = false

  resume = () => void (this.isAsleep = false)
  suspend = () => void (this.isAsleep = true)
  createGain = () => new Node()
  createBiquadFilter = () => new Node()
  createWaveShaper = () => new Node()
  createBuffer = (_: number, length: number) => {
    const samples = new Float32Array(length)
    return { length, getChannelData: () => samples }
  }
  createBufferSource = () => {
    const source = new BufferSource()
    this.sources.push(source)
    return source
  }

  /** The effects that were started, and the loops that go on. */
  get effects(): BufferSource[] {
    return this.sources.filter(({ loop }) => !loop)
  }
  get loops(): BufferSource[] {
    return this.sources.filter(({ loop, stoppedAt }) => loop && stoppedAt === null)
  }
}
