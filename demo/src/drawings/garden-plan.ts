import { lighten } from './colours.ts'
import { lettering } from './letters.ts'
import { type PlanPen, planTree } from './plan-furniture.ts'
import type { Sheet } from './sheet.ts'
import { circle, HEIGHT, path, rect, sheetBorder, straight, WIDTH } from './svg.ts'

type Area = (x: number, y: number, w: number, h: number, fill: string) => string

/** Four quarters about two channels of water. */
function fourfold(sheet: Sheet, pen: PlanPen, area: Area, lawn: string): void {
  const { random } = sheet
  sheet.put(
    area(-5, -32, 10, 64, pen.soft),
    area(-46, -5, 92, 10, pen.soft),
    area(-2, -32, 4, 64, pen.water),
    area(-46, -2, 92, 4, pen.water),
    circle(800, 590, 9 * pen.ft, pen.soft, { stroke: pen.ink, 'stroke-width': 1.8 }),
    circle(800, 590, 6 * pen.ft, pen.water, { stroke: pen.ink, 'stroke-width': 1.8 }),
    circle(800, 590, 2 * pen.ft, pen.soft, { stroke: pen.ink, 'stroke-width': 1.8 }),
  )
  for (const [x, y] of [
    [-41, -27],
    [10, -27],
    [-41, 9],
    [10, 9],
  ] as const) {
    sheet.put(area(x, y, 31, 18, lighten(lawn, 0.2)), area(x + 4, y + 4, 23, 10, lighten(pen.soft, 0.15)))
    for (const [dx, dy] of [
      [0, 0],
      [15.5, 0],
      [31, 0],
      [0, 18],
      [15.5, 18],
      [31, 18],
    ] as const)
      sheet.put(planTree(pen, x + dx, y + dy, random.between(2.4, 3.4)))
  }
}

/** A winding walk, a pond and trees in loose groups. */
function winding(sheet: Sheet, pen: PlanPen, area: Area): void {
  const { random } = sheet
  sheet.put(
    path(
      `M${pen.x(-46)} ${pen.y(22)}C${pen.x(-20)} ${pen.y(18)} ${pen.x(-24)} ${pen.y(-8)} ${pen.x(0)} ${pen.y(-6)}S${pen.x(30)} ${pen.y(-20)} ${pen.x(46)} ${pen.y(-24)}V${pen.y(-17)}C${pen.x(28)} ${pen.y(-12)} ${pen.x(22)} ${pen.y(2)} ${pen.x(2)} ${pen.y(1)}S${pen.x(-16)} ${pen.y(24)} ${pen.x(-46)} ${pen.y(29)}Z`,
      pen.soft,
      { stroke: pen.ink, 'stroke-width': 1.8 },
    ),
  )
  sheet.put(
    path(
      `M${pen.x(8)} ${pen.y(10)}C${pen.x(14)} ${pen.y(2)} ${pen.x(38)} ${pen.y(4)} ${pen.x(38)} ${pen.y(14)}S${pen.x(20)} ${pen.y(28)} ${pen.x(12)} ${pen.y(24)}S${pen.x(2)} ${pen.y(16)} ${pen.x(8)} ${pen.y(10)}Z`,
      pen.water,
      { stroke: pen.ink, 'stroke-width': 2 },
    ),
    area(-40, -28, 22, 14, pen.soft),
    area(20, -2, 12, 6, pen.soft),
  )
  for (let i = 0; i < 8; i++)
    sheet.put(straight(pen.x(-40 + i * 2.75), pen.y(-28), pen.x(-40 + i * 2.75), pen.y(-14), pen.ink, 1))
  for (let i = 0; i < 26; i++)
    sheet.put(
      planTree(
        pen,
        random.pick([random.between(-44, -26), random.between(20, 44), random.between(-10, 10)]),
        random.pick([random.between(-30, -14), random.between(8, 30)]),
        random.between(1.8, 4),
      ),
    )
}

/** Draws a garden from above: beds, water, paths and trees. */
export function drawGardenPlan(sheet: Sheet): void {
  const { random } = sheet
  const night = random.chance(0.3)
  const [paper, ink, lawn] = night ? ['#123f6d', '#dcecf8', '#1c5273'] : ['#f4efe2', '#3a4a44', '#cfdcae']
  const [leaf, blue, stone] = night
    ? ['#2a6f7a', '#3f8fbd', '#2b5c8a']
    : [random.pick(['#9fbb7c', '#b4c58a']), '#a8d0da', random.pick(['#e3cfae', '#ddd3c2', '#e0b89a'])]
  const ft = 15
  const pen: PlanPen = {
    ft,
    ink,
    paper,
    soft: stone,
    leaf,
    water: blue,
    random,
    x: (v) => 800 + v * ft,
    y: (v) => 590 + v * ft,
  }
  const area = (x: number, y: number, w: number, h: number, fill: string) =>
    rect(pen.x(x), pen.y(y), w * ft, h * ft, fill, { stroke: ink, 'stroke-width': 1.8 })
  sheet.put(rect(0, 0, WIDTH, HEIGHT, paper), area(-46, -32, 92, 64, lawn))
  if (random.chance(0.5)) fourfold(sheet, pen, area, lawn)
  else winding(sheet, pen, area)
  for (let x = -44; x <= 44; x += 6.3) sheet.put(planTree(pen, x, -31, 2), planTree(pen, x, 31, 2))
  sheet.put(sheetBorder(ink), lettering("92' - 64'", 800, 1118, 20, ink, 2))
}
