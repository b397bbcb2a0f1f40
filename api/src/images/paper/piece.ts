import { type Colour, colours } from '../../core/colours.ts'

/** Height of a page (A4), in points. */
export const pageHeight = 842

/** Something that was laid out; measures in points. */
export interface Piece {
  width: number
  height: number
  /** True when it reads from right to left. */
  toLeft?: boolean
  /** Numbers of the images that it shows. */
  uses: readonly number[]
  /** Returns the operators that draw it on a page, `x` and `top` from the top left corner. */
  draw(x: number, top: number): string
}

/** How a text is laid out. */
export interface TextLook {
  /** Points. */
  size: number
  colour: Colour
  /** Points available across. */
  room: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws an image into a box whose lower left corner is at `x` and `y`, from the lower left corner of the page. */
export function showImage(image: number, { x, y, width, height }: Box): string {
  return `q ${[width, 0, 0, height, x, y].map(points).join(' ')} cm /I${image} Do Q`
}

/** Sets the colour of what is filled or written. */
export function fill(colour: Colour): string {
  return `${partsOf(colour)
    .map((part) => points(part / 255))
    .join(' ')} rg`
}

/** Begins a text at a place, from the lower left corner of the page. */
export function startAt(x: number, y: number): string {
  return `1 0 0 1 ${points(x)} ${points(y)} Tm`
}

/** A number as a PDF writes it, in hundredths. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Red, green and blue of a colour on paper, 0 to 255. */
export function partsOf(colour: Colour): number[] {
  const [hex] = colours[colour]
  return [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))
}
