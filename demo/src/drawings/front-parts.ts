import { type Board, createBoard } from './board.ts'
import { darken } from './colours.ts'
import { glass } from './openings.ts'
import type { Sheet } from './sheet.ts'
import { strokeLine } from './svg.ts'
import { type Material, material } from './textures.ts'

export type Block = (sheet: Sheet, ground: number) => void

export function walls(sheet: Sheet, ft: number): { wall: Material; accent: Material } {
  const { random, region } = sheet
  const wall = random.pick(region.walls)
  return {
    wall: material(sheet, wall, ft),
    accent: material(sheet, random.pick(region.accents.filter((kind) => kind !== wall)), ft),
  }
}

export function centred(sheet: Sheet, ground: number, width: number, ft: number): Board {
  return createBoard(sheet, 800 - (width * ft) / 2 + sheet.random.between(-40, 40), ground, ft)
}

/** Rows of windows over a front: `sill` and `storey` in feet. */
export function windowRows(
  b: Board,
  x: number,
  w: number,
  from: number,
  storeys: number,
  storey: number,
  count: number,
  draw: (x: number, y: number, w: number) => void,
): void {
  for (let s = 0; s < storeys; s++)
    for (let i = 0; i < count; i++) draw(x + (w * i) / count, from + s * storey, w / count)
  if (b.sheet.light.hour === 'paper')
    b.put(
      strokeLine(
        [
          [b.x(x), b.y(from)],
          [b.x(x + w), b.y(from)],
        ],
        '#8b949a',
        1,
      ),
    )
}

/** Glass front: panes, spandrels and mullions. */
export function curtainWall(
  b: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  storey: number,
  bay: number,
): void {
  const { light } = b.sheet
  const storeys = Math.round(h / storey)
  for (let s = 0; s < storeys; s++) {
    for (let i = 0; i < w / bay - 0.2; i++)
      glass(b, x + i * bay, y + s * storey + 2.4, Math.min(bay, w - i * bay), storey - 2.4)
    b.rect(x, y + s * storey, w, 2.4, darken(light.tone('#5e7482'), 0.12))
  }
  for (let i = 0; i <= w / bay; i++)
    b.line(
      [
        [x + i * bay, y],
        [x + i * bay, y + h],
      ],
      light.tone('#39424a'),
      Math.max(1.4, b.ft * 0.16),
    )
}
