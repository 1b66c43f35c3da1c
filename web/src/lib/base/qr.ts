/**
 * QR codes (ISO/IEC 18004) of texts, made in the page: what they say need not leave it. Bytes at the lowest level of
 * correction, which a screen can afford.
 */

/** By version from 1 on: bytes of correction in each block, and how many blocks there are. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
]
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
]
const LARGEST = CORRECTION.length
/** The level of correction, as coded in the format: the lowest. */
const LOWEST = 1
const BYTES = 0b0100
const FILLERS = [0xec, 0x11]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

export interface Code {
  /** Modules along each side. */
  size: number
  /** Each run of dark modules as a bar. */
  path: string
}

/** The code of a text; `null` for one that is too long for any. */
export function codeOf(text: string): Code | null {
  const rows = modulesOf(text)
  return rows && { size: rows.length, path: rows.map(bars).join('') }
}

function bars(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x] || row[x - 1]) continue
    const end = row.indexOf(false, x)
    const length = (end < 0 ? row.length : end) - x
    path += `M${x} ${y}h${length}v1h-${length}z`
  }
  return path
}

/** The modules of a text, row by row; with the mask that disturbs least, unless one is given. */
export function modulesOf(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (!version) return null
  const words = interleaved(packed(bytes, version), version)
  const masks = mask === undefined ? MASKS.map((_, at) => at) : [mask]
  const drawn = masks.map((one) => draw(version, words, one))
  return drawn.reduce((best, other) => (disturbance(other) < disturbance(best) ? other : best))
}

const sizeOf = (version: number) => 4 * version + 17
const blocksOf = (version: number) => BLOCKS[version - 1] ?? 0
const correctionOf = (version: number) => CORRECTION[version - 1] ?? 0
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

/** Bytes that fit: all modules without patterns and formats. */
function capacity(version: number): number {
  const between = version === 1 ? 0 : Math.floor(version / 7) + 2
  const patterns = between ? (25 * between - 10) * between - 55 : 0
  const modules = (16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)
  return Math.floor(modules / 8)
}
const dataOf = (version: number) => capacity(version) - blocksOf(version) * correctionOf(version)

function versionFor(bytes: number): number | null {
  for (let version = 1; version <= LARGEST; version++)
    if (4 + lengthBits(version) + 8 * bytes <= 8 * dataOf(version)) return version
  return null
}

/** The bytes behind their heading, filled up. */
function packed(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const add = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >>> at) & 1)
  }
  add(BYTES, 4)
  add(bytes.length, lengthBits(version))
  for (const byte of bytes) add(byte, 8)
  add(0, Math.min(4, 8 * dataOf(version) - bits.length))
  add(0, (8 - (bits.length % 8)) % 8)
  for (let at = 0; bits.length < 8 * dataOf(version); at++) add(FILLERS[at % 2] ?? 0, 8)
  return Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((value, bit) => 2 * value + bit, 0),
  )
}

/** Blocks with their correction, byte by byte in turn; the last blocks may be longer by one. */
function interleaved(data: readonly number[], version: number): number[] {
  const count = blocksOf(version)
  const short = Math.floor(data.length / count)
  const shorts = count - (data.length % count)
  const divisor = divisorOf(correctionOf(version))
  let from = 0
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = data.slice(from, (from += short + Number(at >= shorts)))
    return { block, correction: remainder(block, divisor) }
  })
  const inTurn = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((one) => one.length)) }, (_, at) =>
      lists.flatMap((one) => one.slice(at, at + 1)),
    ).flat()
  return [...inTurn(blocks.map(({ block }) => block)), ...inTurn(blocks.map(({ correction }) => correction))]
}

/** A product in the field of 256 elements. */
function product(one: number, other: number): number {
  let result = 0
  for (let at = 7; at >= 0; at--) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d)
    result ^= ((other >>> at) & 1) * one
  }
  return result
}

/** The polynomial of Reed and Solomon by which is divided, without its first coefficient, which is 1. */
function divisorOf(degree: number): number[] {
  let result = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    result = result.map((value, at) => product(value, root) ^ (result[at + 1] ?? 0))
    root = product(root, 2)
  }
  return result
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let result = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (result[0] ?? 0)
    result = [...result.slice(1), 0].map((value, at) => value ^ product(divisor[at] ?? 0, factor))
  }
  return result
}

/** The remainder behind a number, for the format and the version. */
function checked(value: number, generator: number, bits: number): number {
  const top = 1 << bits
  let rest = value
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest & (top >> 1)) !== 0 ? generator : 0)
  return (value << bits) | (rest & (top - 1))
}

function draw(version: number, words: readonly number[], mask: number): boolean[][] {
  const size = sizeOf(version)
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, dark: boolean) => {
    const [row, known] = [rows[y], fixed[y]]
    if (!row || !known || x < 0 || x >= size) return
    row[x] = dark
    known[x] = true
  }
  patterns(version, size, set)
  formats(version, size, mask, set)
  place(words, size, mask, rows, fixed)
  return rows
}

type Put = (x: number, y: number, dark: boolean) => void

/** Three large squares, the lines between them, and the small squares. */
function patterns(version: number, size: number, set: Put): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4, set)
  const places = placesOf(version, size)
  const last = places.length - 1
  places.forEach((x, column) =>
    places.forEach((y, row) => {
      const isCorner = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0)
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1, set)
    }),
  )
}

function square(x: number, y: number, reach: number, isDark: (ring: number) => boolean, set: Put): void {
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++)
      set(x + across, y + down, isDark(Math.max(Math.abs(across), Math.abs(down))))
}

/** Where the small squares are, in both directions. */
function placesOf(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - step * (count - 2 - at))]
}

function formats(version: number, size: number, mask: number, set: Put): void {
  const format = checked((LOWEST << 3) | mask, 0x537, 10) ^ 0x5412
  const bit = (at: number) => ((format >>> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const low = at < 6 ? at : at < 8 ? at + 1 : 0
    if (at < 8) {
      set(8, low, bit(at))
      set(size - 1 - at, 8, bit(at))
    } else {
      set(at === 8 ? 7 : 14 - at, 8, bit(at))
      set(8, size - 15 + at, bit(at))
    }
  }
  set(8, size - 8, true)
  if (version < 7) return
  const told = checked(version, 0x1f25, 12)
  for (let at = 0; at < 18; at++) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(far, near, ((told >>> at) & 1) === 1)
    set(near, far, ((told >>> at) & 1) === 1)
  }
}

/** The bits in columns of two, up and down in turn, around everything that is fixed. */
function place(
  words: readonly number[],
  size: number,
  mask: number,
  rows: boolean[][],
  fixed: readonly boolean[][],
): void {
  const isMasked = MASKS[mask] ?? (() => false)
  let next = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = rows[y]
        if (!row || fixed[y]?.[x]) continue
        const bit = (((words[next >>> 3] ?? 0) >>> (7 - (next & 7))) & 1) === 1
        row[x] = bit !== isMasked(x, y)
        next++
      }
    }
  }
}

/** How much a code disturbs readers: long runs, blocks, what looks like a large square, too much of one colour. */
function disturbance(rows: readonly boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false))
  let result = 0
  for (const line of [...rows, ...columns]) {
    const text = line.map(Number).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) result += run.length - 2
    result += 40 * (text.match(/(?=00001011101|10111010000)/g) ?? []).length
  }
  rows.slice(1).forEach((row, y) =>
    row.slice(1).forEach((dark, x) => {
      const above = rows[y]
      if (row[x] === dark && above?.[x] === dark && above[x + 1] === dark) result += 3
    }),
  )
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2
  return result + 10 * Math.floor(Math.abs(20 * dark - 10))
}
