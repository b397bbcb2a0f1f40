import type { Sheet } from './sheet.ts'
import { type Attrs, type Point, poly, rect, strokeLine } from './svg.ts'

/** A wall seen straight on, measured in feet: x from its left end, y up from the ground. */
export type Board = {
  sheet: Sheet
  /** Pixels in a foot. */
  ft: number
  x(feet: number): number
  y(feet: number): number
  rect(x: number, y: number, w: number, h: number, fill: string, attrs?: Attrs): void
  poly(corners: readonly Point[], fill: string, attrs?: Attrs): void
  /** `width` in pixels. */
  line(corners: readonly Point[], stroke: string, width: number, attrs?: Attrs): void
  put(...parts: string[]): void
}

export function createBoard(sheet: Sheet, left: number, ground: number, ft: number): Board {
  const x = (feet: number) => left + feet * ft
  const y = (feet: number) => ground - feet * ft
  const place = (corners: readonly Point[]) => corners.map(([px, py]): Point => [x(px), y(py)])
  return {
    sheet,
    ft,
    x,
    y,
    rect: (px, py, w, h, fill, attrs) => sheet.put(rect(x(px), y(py + h), w * ft, h * ft, fill, attrs)),
    poly: (corners, fill, attrs) => sheet.put(poly(place(corners), fill, attrs)),
    line: (corners, stroke, width, attrs) => sheet.put(strokeLine(place(corners), stroke, width, attrs)),
    put: (...parts) => sheet.put(...parts),
  }
}
