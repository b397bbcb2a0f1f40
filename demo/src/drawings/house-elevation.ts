import { createBoard } from './board.ts'
import { brickPiers, narrowTown, slidBoxes } from './house-modern.ts'
import { type HouseDesign, palette } from './house-palette.ts'
import { boundaryWall, gateAt, pierAt, roofThings } from './house-parts.ts'
import { archedPortico, hillTerraces, veranda } from './house-traditional.ts'
import { drawMasses } from './masses.ts'
import type { Sheet } from './sheet.ts'

const designs: Record<string, readonly HouseDesign[]> = {
  lahore: [brickPiers, slidBoxes, narrowTown, brickPiers],
  karachi: [veranda, slidBoxes, veranda, narrowTown],
  islamabad: [hillTerraces, slidBoxes, hillTerraces],
  frontier: [archedPortico, brickPiers, hillTerraces],
  quetta: [hillTerraces, archedPortico, veranda],
  multan: [archedPortico, archedPortico, narrowTown],
  sindh: [archedPortico, veranda, narrowTown],
  plains: [slidBoxes, narrowTown, brickPiers, archedPortico],
}

/** Draws a house from the street, its foot at `ground`; returns its ends in pixels so that trees can flank it. */
export function drawHouseElevation(sheet: Sheet, ground: number): { left: number; right: number } {
  const { random } = sheet
  const design = random.pick(designs[sheet.region.name] ?? [slidBoxes])
  const ft = design === narrowTown ? random.between(22, 23.5) : random.between(20.5, 23)
  const probe = createBoard(sheet, 0, ground, ft)
  const p = palette(sheet, ft)
  const width = design(probe, p).width
  const left = 800 - (width * ft) / 2 + random.between(-60, 60)
  const b = createBoard(sheet, left, ground, ft)
  const house = design(b, p)
  roofThings(b, house.roof.x, house.roof.y, house.roof.w, p.wall)
  drawMasses(b, house.masses)
  house.after?.()
  const [gx, gw] = house.gate
  const front = createBoard(sheet, left, ground + 34, ft)
  const wall = random.chance(0.5) ? p.wall : p.trim
  const [from, to] = [-left / ft - 1, (1600 - left) / ft + 1]
  const low = random.chance(0.5) ? 3.4 : 5
  if (random.chance(0.8)) {
    boundaryWall(front, from, gx - 1.8 - from, wall, low)
    boundaryWall(front, gx + gw + 1.8, to - gx - gw - 1.8, wall, low)
    if (low > 4)
      gateAt(
        front,
        gx,
        gw,
        random.pick(['bars', 'slats', 'bars']),
        random.pick(['#30353a', '#4b3a2d', '#39514a']),
      )
    pierAt(front, gx - 1.8, p.accent, low + 2)
    pierAt(front, gx + gw, p.accent, low + 2)
  }
  return { left, right: left + width * ft }
}
