import type { Board } from './board.ts'
import type { Mass } from './masses.ts'
import type { JaaliKind, WindowStyle } from './openings.ts'
import type { Sheet } from './sheet.ts'
import { baseColours, type Material, material } from './textures.ts'

/** Materials and style of a house. */
type Palette = {
  wall: Material
  accent: Material
  trim: Material
  jaali: JaaliKind
  jaaliColour: string
  style: WindowStyle
  frame: string
}

export type HouseDesign = (
  b: Board,
  p: Palette,
) => {
  masses: Mass[]
  roof: { x: number; y: number; w: number }
  gate: [number, number]
  width: number
  after?: () => void
}

export function palette(sheet: Sheet, ft: number): Palette {
  const { random, region } = sheet
  const wall = random.pick(region.walls)
  const accent = random.pick(region.accents.filter((kind) => kind !== wall))
  const jaaliColour =
    wall === 'brick' || accent === 'brick'
      ? baseColours.brick
      : region.name === 'karachi'
        ? '#f1ece1'
        : random.pick(['#c49a6b', '#e8dfcd', baseColours.brick])
  return {
    wall: material(sheet, wall, ft),
    accent: material(sheet, accent, ft),
    trim: material(sheet, wall === 'plaster' ? 'concrete' : 'plaster', ft),
    jaali: random.pick(region.name === 'karachi' ? ['breeze', 'star'] : ['cross', 'honeycomb', 'star']),
    jaaliColour,
    style: random.pick(['sliding', 'grid', 'sliding', 'plain']),
    frame: random.pick(['#2b2f33', '#5b3a25', '#e8e4da', '#37453f']),
  }
}
