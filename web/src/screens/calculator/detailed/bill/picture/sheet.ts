// A sheet of paper to draw on: texts and amounts at the start or the end of a line, whichever way the page reads.

import { type SheetColour, sheetColours } from './sheet-colours.ts'

export const sheetWidth = 1080
export const sheetHeight = 1350
const inset = 64
/** Nastaliq is twice as tall as Latin letters of the same size. */
const nastaliqScale = 0.74

interface TextLook {
  readonly size: number
  readonly colour?: SheetColour | undefined
  /** `display` is the page's face for headings and figures. */
  readonly face?: 'sans' | 'display'
  readonly weight?: 400 | 500
  /** A figure, which is as tall in every language. */
  readonly figure?: boolean
}

/** The unit stands small behind the figure. */
interface AmountLook {
  readonly size: number
  readonly unitSize: number
  readonly colour?: SheetColour
  readonly unitColour?: SheetColour
}

/** Places along the sheet count from where its lines begin: at the left, or at the right in Urdu. */
export class Sheet {
  readonly #canvas = document.createElement('canvas')
  readonly #context: CanvasRenderingContext2D
  readonly #probe: HTMLElement
  readonly rightToLeft = document.documentElement.dir === 'rtl'

  private constructor(probe: HTMLElement) {
    this.#probe = probe
    this.#canvas.width = sheetWidth
    this.#canvas.height = sheetHeight
    const context = this.#canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    this.#context = context
    context.direction = this.rightToLeft ? 'rtl' : 'ltr'
    context.textBaseline = 'alphabetic'
  }

  /** Draws on a new sheet once its fonts are there; returns it as PNG. Throws when the device cannot. */
  static async draw(onto: (sheet: Sheet) => Promise<void>): Promise<Blob> {
    const probe = document.createElement('span')
    probe.hidden = true
    document.body.append(probe)
    try {
      const sheet = new Sheet(probe)
      // A face that the device does not have is told as an error; the next one of the list takes its place.
      await document.fonts.load(sheet.#font({ size: 66, face: 'display' })).catch(() => undefined)
      await onto(sheet)
      return await new Promise((resolve, reject) =>
        sheet.#canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
      )
    } finally {
      probe.remove()
    }
  }

  get inner(): number {
    return sheetWidth - 2 * inset
  }

  box(
    colour: SheetColour,
    { from = -inset, top, width = sheetWidth, height }: Box,
    border?: SheetColour,
  ): void {
    const context = this.#context
    const x = this.rightToLeft ? sheetWidth - inset - from - width : inset + from
    context.fillStyle = this.#colour(colour)
    context.fillRect(x, top, width, height)
    if (!border) return
    context.strokeStyle = this.#colour(border)
    context.lineWidth = 2
    context.strokeRect(x, top, width, height)
  }

  text(
    text: string,
    top: number,
    look: TextLook & { from?: number; align?: 'start' | 'end' | 'center' },
  ): void {
    const context = this.#context
    const { from = 0, align = 'start' } = look
    this.#take(look)
    context.textAlign = align
    const place = align === 'start' ? from : align === 'end' ? this.inner - from : this.inner / 2
    context.fillText(text, this.rightToLeft ? sheetWidth - inset - place : inset + place, top)
  }

  /** The text in lines no longer than the width. */
  lines(text: string, width: number, look: TextLook): string[] {
    this.#take(look)
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && this.#context.measureText(longer).width <= width)
        lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  /** The look, smaller where the text would be longer than the width. */
  fit<Look extends TextLook>(text: string, width: number, look: Look): Look {
    return { ...look, size: Math.min(look.size, (look.size * width) / this.widthOf(text, look)) }
  }

  widthOf(text: string, look: TextLook): number {
    this.#take(look)
    return this.#context.measureText(text).width
  }

  /** An amount such as `1.43 Crore`: the figure in the face of figures, its unit smaller behind it. */
  amount(text: string, top: number, look: AmountLook & { from?: number; align?: 'start' | 'end' }): void {
    const { size, unitSize, colour = 'ink', unitColour = 'muted', from = 0, align = 'start' } = look
    const [, figure = text, unit = ''] = /^(\d.*) (\D+)$/.exec(text) ?? []
    const figureLook: TextLook = { size, colour, face: 'display', figure: true }
    const unitLook: TextLook = { size: unitSize, colour: unitColour }
    const gap = unitSize * 0.28
    const figureWidth = this.widthOf(figure, figureLook)
    const begin =
      align === 'start' ? from : this.inner - from - figureWidth - gap - this.widthOf(unit, unitLook)
    this.text(figure, top, { ...figureLook, from: begin })
    this.text(unit, top, { ...unitLook, from: begin + figureWidth + gap })
  }

  /** A path in units of its own, such as the wordmark's; never mirrored. */
  path(
    path: string,
    at: { from: number; top: number; scale: number; width: number },
    line: { colour: SheetColour; width: number },
  ): void {
    const context = this.#context
    context.save()
    context.translate(this.rightToLeft ? sheetWidth - inset - at.from - at.width : inset + at.from, at.top)
    context.scale(at.scale, at.scale)
    context.strokeStyle = this.#colour(line.colour)
    context.lineWidth = line.width
    context.stroke(new Path2D(path))
    context.restore()
  }

  image(image: CanvasImageSource, { from = 0, top, width, height }: Box): void {
    this.#context.drawImage(
      image,
      this.rightToLeft ? inset + this.inner - from - (width ?? 0) : inset + from,
      top,
      width ?? this.inner,
      height,
    )
  }

  #colour(colour: SheetColour): string {
    return sheetColours[`--color-${colour}`]
  }

  #take(look: TextLook): void {
    this.#context.font = this.#font(look)
    this.#context.fillStyle = this.#colour(look.colour ?? 'ink')
  }

  #font({ size, face = 'sans', weight = face === 'display' ? 500 : 400, figure = false }: TextLook): string {
    const pixels = this.rightToLeft && !figure ? size * nastaliqScale : size
    this.#probe.style.fontFamily = `var(--font-${face})`
    return `${weight} ${pixels}px ${getComputedStyle(this.#probe).fontFamily}`
  }
}

interface Box {
  from?: number
  top: number
  width?: number
  height: number
}
