import { mix } from './colours.ts'
import type { Sheet } from './sheet.ts'
import type { Point } from './svg.ts'

export function leafColour(sheet: Sheet, fresh: string): string {
  const { light, region, random } = sheet
  return light.tone(
    mix(
      mix('#9a9560', fresh, region.green),
      random.pick(['#6b8f3c', '#3f7050', '#86963c']),
      random.next() * 0.35,
    ),
  )
}

export function blob(sheet: Sheet, x: number, y: number, rx: number, ry: number, lumps = 11): Point[] {
  return Array.from({ length: lumps }, (_, i): Point => {
    const a = (i / lumps) * Math.PI * 2
    const r = sheet.random.between(0.84, 1.22)
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
  })
}
