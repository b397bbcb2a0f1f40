import { darken, lighten, mix } from './colours.ts'
import type { Volume } from './perspective-volumes.ts'
import type { MaterialKind } from './region.ts'
import { gradient, type Sheet } from './sheet.ts'
import type { Plane } from './space.ts'
import { type Point, strokes } from './svg.ts'

export function courses(
  sheet: Sheet,
  plane: Plane,
  w: number,
  h: number,
  kind: MaterialKind,
  colour: string,
): string {
  const { random } = sheet
  const line = darken(colour, 0.2)
  let body = ''
  if (kind === 'plaster' || kind === 'warm-plaster' || kind === 'mud') return body
  if (kind === 'timber') {
    for (let u = 0.6; u < w; u += 0.6) body += plane.line(u, 0, u, h, line, 0.07)
    return body
  }
  const step =
    kind === 'brick' || kind === 'buff-brick' ? 0.5 : kind === 'concrete' || kind === 'grey-tile' ? 4 : 1
  for (let v = step; v < h; v += step) body += plane.line(0, v, w, v, line, 0.05, { opacity: 0.7 })
  for (let i = 0; i < Math.min(70, w * h * 0.06); i++) {
    const bw = kind === 'brick' || kind === 'buff-brick' ? 0.8 : 2
    const [u, v] = [
      random.next() * Math.max(0, w - bw),
      Math.floor((random.next() * (h - step)) / step) * step,
    ]
    body += plane.quad(u, v, bw, step, random.chance(0.5) ? lighten(colour, 0.1) : darken(colour, 0.12), {
      opacity: 0.7,
    })
  }
  return body
}

function pane(sheet: Sheet, plane: Plane, u: number, v: number, w: number, h: number): string {
  const { random, light } = sheet
  const lamp = random.chance(light.lit)
  const fill = lamp
    ? gradient(sheet, 'plamp', ['#f0b861', '#ffe6ad'])
    : gradient(sheet, `glass-${light.hour}`, light.glass)
  return plane.quad(u, v, w, h, fill)
}

/** The web of a pierced screen, all strokes as wide as at its middle. */
function mesh(plane: Plane, u: number, v: number, w: number, h: number, colour: string): string {
  const at = (a: number, c: number) => plane.view.at(plane.point(u + w * a, v + h * c))
  const lines: [Point, Point][] = []
  for (let k = 0; k <= 6; k++) lines.push([at(k / 6, 0), at(k / 6, 1)], [at(0, k / 6), at(1, k / 6)])
  for (let k = 0; k < 6; k++) lines.push([at(k / 6, 0), at(1, 1 - k / 6)], [at(0, k / 6), at(1 - k / 6, 1)])
  return strokes(lines, colour, 0.2 * plane.view.scale(plane.point(u + w / 2, v + h / 2)))
}

export function openings(sheet: Sheet, plane: Plane, w: number, h: number, volume: Volume): string {
  const { light } = sheet
  const frame = light.tone('#30363b')
  const storey = volume.storey ?? 11
  const bay = volume.bay ?? 9
  const storeys = Math.max(1, Math.floor((h + 1) / storey))
  const bays = Math.max(1, Math.floor(w / bay))
  const bw = w / bays
  let body = ''
  if (volume.face === 'blank' || w < 5) return body
  for (let s = 0; s < storeys; s++) {
    const v = s * storey + 2.4
    const wh = Math.min(storey - 4, h - v - 1)
    if (wh < 1.5) continue
    for (let i = 0; i < bays; i++) {
      const u = i * bw
      if (volume.face === 'glass') body += pane(sheet, plane, u + 0.2, v - 1.4, bw - 0.4, storey - 1.6)
      else if (volume.face === 'jaali') {
        body += plane.quad(
          u + 1,
          v - 0.8,
          bw - 2,
          wh + 1.4,
          sheet.random.chance(light.lit) ? '#ffd07a' : darken(light.tone('#5b3a2c'), 0.4),
        )
        body += mesh(plane, u + 1, v - 0.8, bw - 2, wh + 1.4, light.tone('#c9a37c'))
      } else {
        body +=
          plane.quad(u + 1, v - 0.2, bw - 2, wh + 0.4, frame) +
          pane(sheet, plane, u + 1.25, v, bw / 2 - 1.4, wh) +
          pane(sheet, plane, u + bw / 2 + 0.1, v, bw / 2 - 1.4, wh)
        body += plane.quad(u + 1, v + wh - 0.6, bw - 2, 0.8, light.shadow, { opacity: light.shadowStrength })
      }
      if (volume.face === 'slats')
        for (let k = 0; k < 9; k++)
          body += plane.quad(u + 1 + ((bw - 2) * k) / 9, v - 1, 0.3, wh + 2, light.tone('#7a5236'))
    }
    if (volume.face === 'balconies' || volume.face === 'glass')
      body += plane.quad(0, s * storey, w, 0.9, light.tone('#e6e1d6'))
    if (volume.face === 'balconies')
      body +=
        plane.quad(0, s * storey + 0.9, w, 3, mix(light.glass[1], '#ffffff', 0.4), { opacity: 0.6 }) +
        plane.line(0, s * storey + 4, w, s * storey + 4, frame, 0.16)
  }
  return body
}
