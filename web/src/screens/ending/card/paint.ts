/** The card that tells how a game ended: its last position, the headline, the score and one line. */

export interface Told {
  headline: string
  line: string
  score: string
  game: string
}

export const [WIDTH, HEIGHT] = [1200, 630] as const
const [EDGE, PICTURE] = [40, 550] as const
const LEFT = EDGE * 2 + PICTURE

export function paint(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource | null,
  told: Told,
  won: boolean,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, won ? '#3a1f4a' : '#05070f')
  sky.addColorStop(1, won ? '#a85a3c' : '#2a1220')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  if (picture) pen.drawImage(picture, EDGE, EDGE, PICTURE, PICTURE)
  pen.fillStyle = '#ffe1b0'
  let top = 96
  top = write(pen, told.game, '600 26px "Source Sans 3", sans-serif', top, 34)
  pen.fillStyle = '#fff7e8'
  top = write(pen, told.headline, '700 60px Alegreya, Onest, serif', top + 44, 64)
  top = write(pen, told.line, 'italic 500 30px Alegreya, Onest, serif', top + 6, 40)
  pen.fillStyle = '#ffcb52'
  write(pen, told.score, '700 40px "Source Sans 3", sans-serif', Math.max(top + 30, 500), 46)
  pen.fillStyle = '#d6cbe0'
  write(pen, 'Vigil', '600 26px Alegreya, Onest, serif', HEIGHT - EDGE, 30)
}

/** Write words line by line; say where the next line would stand. */
function write(pen: CanvasRenderingContext2D, text: string, font: string, top: number, high: number): number {
  pen.font = font
  for (const line of linesOf(text, WIDTH - LEFT - EDGE, (words) => pen.measureText(words).width)) {
    pen.fillText(line, LEFT, top)
    top += high
  }
  return top
}

/** A text broken into lines that are not too wide. */
export function linesOf(text: string, most: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word
    if (lines.length && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
