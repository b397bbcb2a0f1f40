import { darken, lighten, mix } from './colours.ts'
import type { Volume } from './perspective-volumes.ts'
import type { MaterialKind } from './region.ts'
import { gradient, type Sheet } from './sheet.ts'
import type { Plane } from './space.ts'
import { n, type Point, path, strokes } from './svg.ts'

/** Thin lines over a wall as one path, as wide as they would be at its near end. */
function rules(
  plane: Plane,
  lines: readonly (readonly [number, number, number, number])[],
  colour: string,
  width: number,
): string {
  const at = (u: number, v: number) => plane.view.at(plane.point(u, v))
  const drawn = lines.map(([u1, v1, u2, v2]) => [at(u1, v1), at(u2, v2)] as const)
  return strokes(drawn, colour, Math.max(0.6, width * plane.view.scale(plane.point(0, 0))))
}

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
    return rules(
      plane,
      Array.from({ length: Math.floor(w / 0.6) }, (_, i) => [i * 0.6, 0, i * 0.6, h]),
      line,
      0.07,
    )
  }
  const step =
    kind === 'brick' || kind === 'buff-brick' ? 0.5 : kind === 'concrete' || kind === 'grey-tile' ? 4 : 1
  body += rules(
    plane,
    Array.from({ length: Math.floor(h / step) }, (_, i) => [0, i * step, w, i * step]),
    line,
    0.05,
  )
  for (let i = 0; i < Math.min(46, w * h * 0.05); i++) {
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

/** Collects rectangles of one colour into one path, so that a tower stays a small file. */
function createLayers(plane: Plane) {
  const layers = new Map<string, string>()
  return {
    add(fill: string, u: number, v: number, w: number, h: number): void {
      const corners = [
        plane.point(u, v),
        plane.point(u + w, v),
        plane.point(u + w, v + h),
        plane.point(u, v + h),
      ]
      const d = corners.map((corner) => plane.view.at(corner)).map(([x, y]) => `${n(x)} ${n(y)}`)
      layers.set(fill, `${layers.get(fill) ?? ''}M${d.join('L')}Z`)
    },
    /** Paths in the order in which each colour was first used. */
    drawn: () => [...layers].map(([fill, d]) => path(d, fill)).join(''),
  }
}

/** The web of a pierced screen, all strokes as wide as at its middle. */
function mesh(plane: Plane, u: number, v: number, w: number, h: number, colour: string): string {
  const at = (a: number, c: number) => plane.view.at(plane.point(u + w * a, v + h * c))
  const lines: [Point, Point][] = []
  for (let k = 0; k <= 6; k++) lines.push([at(k / 6, 0), at(k / 6, 1)], [at(0, k / 6), at(1, k / 6)])
  // Far screens would clog with diagonals.
  const fine = plane.view.scale(plane.point(u, v)) > 20
  if (fine)
    for (let k = 0; k < 6; k++) lines.push([at(k / 6, 0), at(1, 1 - k / 6)], [at(0, k / 6), at(1 - k / 6, 1)])
  return strokes(lines, colour, 0.2 * plane.view.scale(plane.point(u + w / 2, v + h / 2)))
}

type Layers = ReturnType<typeof createLayers>

/** One opening of a bay, in the manner of its volume. */
function opening(
  sheet: Sheet,
  layers: Layers,
  volume: Volume,
  [u, v, w, h]: readonly [number, number, number, number],
): void {
  const { light, random } = sheet
  const lamp = gradient(sheet, 'plamp', ['#f0b861', '#ffe6ad'])
  const pane = () => (random.chance(light.lit) ? lamp : gradient(sheet, `glass-${light.hour}`, light.glass))
  if (volume.face === 'glass') {
    layers.add(pane(), u + 0.2, v - 1.4, w - 0.4, (volume.storey ?? 11) - 1.6)
    return
  }
  if (volume.face === 'jaali') {
    layers.add(
      random.chance(light.lit) ? '#ffd07a' : darken(light.tone('#5b3a2c'), 0.4),
      u + 1,
      v - 0.8,
      w - 2,
      h + 1.4,
    )
    return
  }
  layers.add(light.tone('#30363b'), u + 1, v - 0.2, w - 2, h + 0.4)
  layers.add(pane(), u + 1.25, v, w / 2 - 1.4, h)
  layers.add(pane(), u + w / 2 + 0.1, v, w / 2 - 1.4, h)
}

/** Openings and additions of a wall: windows or screens by storey and bay, slats, slabs and rails. */
export function openings(sheet: Sheet, plane: Plane, w: number, h: number, volume: Volume): string {
  const { light } = sheet
  const { face, storey = 11, bay = 9 } = volume
  if (face === 'blank' || w < 5) return ''
  const storeys = Math.max(1, Math.floor((h + 1) / storey))
  const bays = Math.max(1, Math.floor(w / bay))
  const bw = w / bays
  const layers = createLayers(plane)
  const front = createLayers(plane)
  let webs = ''
  for (let s = 0; s < storeys; s++) {
    const v = s * storey + 2.4
    const wh = Math.min(storey - 4, h - v - 1)
    if (wh < 1.5) continue
    for (let i = 0; i < bays; i++) {
      const u = i * bw
      opening(sheet, layers, volume, [u, v, bw, wh])
      if (face === 'jaali') webs += mesh(plane, u + 1, v - 0.8, bw - 2, wh + 1.4, light.tone('#c9a37c'))
      if (face === 'slats') {
        for (let k = 0; k < 9; k++)
          front.add(light.tone('#7a5236'), u + 1 + ((bw - 2) * k) / 9, v - 1, 0.3, wh + 2)
      }
    }
    if (face === 'balconies' || face === 'glass') front.add(light.tone('#e6e1d6'), 0, s * storey, w, 0.9)
    if (face === 'balconies') {
      front.add(mix(light.glass[1], '#e8eef0', 0.45), 0, s * storey + 0.9, w, 2.9)
      front.add(light.tone('#30363b'), 0, s * storey + 3.8, w, 0.25)
    }
  }
  return layers.drawn() + webs + front.drawn()
}
