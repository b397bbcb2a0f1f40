import { darken, lighten, mix } from './colours.ts'
import { blob, leafColour } from './foliage.ts'
import type { Sheet } from './sheet.ts'
import { dots, group, n, type Point, path, poly, rect, softPath } from './svg.ts'

/** A low planting bed along the ground from x to x + w. */
export function shrubs(sheet: Sheet, x: number, y: number, w: number, h: number, blossom = true): string {
  const { random, light } = sheet
  let body = ''
  const paper = light.hour === 'paper'
  const petal = light.tone(random.pick(['#d6427f', '#e3b23c', '#c9483a', '#f0ead8', '#8d6bb5']))
  for (let i = 0; i < Math.max(2, w / (h * 1.4)); i++) {
    const [cx, r] = [x + random.next() * w, h * random.between(0.45, 0.85)]
    const colour = paper ? mix('#f4efe2', '#8aa172', 0.6) : leafColour(sheet, '#5d8a4a')
    body += path(
      softPath(blob(sheet, cx, y - r * 0.7, r * 1.2, r, h < 30 ? 6 : 9)),
      darken(colour, paper ? 0 : 0.16),
      paper ? { stroke: '#48555c', 'stroke-width': 1.3 } : {},
    )
    body += path(
      softPath(blob(sheet, cx - r * 0.2, y - r * 0.95, r * 0.75, r * 0.5, 7)),
      lighten(colour, 0.12),
      { opacity: 0.85 },
    )
    if (blossom && random.chance(0.5)) {
      const petals = Array.from(
        { length: 9 },
        (): Point => [cx + random.between(-r, r), y - r * random.between(0.4, 1.5)],
      )
      body += dots(petals, petal, random.between(4, 7))
    }
  }
  return body
}

/** A clipped hedge or a box of planting with a straight top. */
export function hedge(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const colour = leafColour(sheet, '#4d7c45')
  const marks = [lighten(colour, 0.13), darken(colour, 0.16)]
    .map((tone) =>
      dots(
        Array.from(
          { length: Math.ceil(w / 26) },
          (): Point => [x + 4 + sheet.random.next() * (w - 8), y - 4 - sheet.random.next() * (h - 8)],
        ),
        tone,
        7,
      ),
    )
    .join('')
  return group(
    rect(x, y - h, w, h, colour, { rx: 5 }) +
      rect(x, y - h, w, h * 0.22, lighten(colour, 0.14), { rx: 4 }) +
      marks,
  )
}

/** A potted plant for porches and rooms. */
export function potPlant(sheet: Sheet, x: number, y: number, h: number): string {
  const { random, light } = sheet
  const colour = leafColour(sheet, '#4c7f4b')
  let body = ''
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (0.08 + (0.84 * i) / 10)
    const len = h * random.between(0.5, 0.78)
    const [bx, by] = [x, y - h * 0.3]
    const [ex, ey] = [bx + Math.cos(a) * len * 0.62, by - Math.sin(a) * len]
    body += path(
      `M${n(bx)} ${n(by)}Q${n((bx + ex) / 2 - len * 0.12)} ${n((by + ey) / 2)} ${n(ex)} ${n(ey)}Q${n((bx + ex) / 2 + len * 0.14)} ${n((by + ey) / 2)} ${n(bx)} ${n(by)}Z`,
      i % 2 === 0 ? colour : darken(colour, 0.18),
    )
  }
  const pot = light.tone(random.pick(['#b5633f', '#e6e0d3', '#5b6066', '#2f5d86']))
  return (
    body +
    poly(
      [
        [x - h * 0.14, y - h * 0.32],
        [x + h * 0.14, y - h * 0.32],
        [x + h * 0.1, y],
        [x - h * 0.1, y],
      ],
      pot,
    ) +
    poly(
      [
        [x + h * 0.04, y - h * 0.32],
        [x + h * 0.14, y - h * 0.32],
        [x + h * 0.1, y],
        [x + h * 0.03, y],
      ],
      darken(pot, 0.2),
    )
  )
}
