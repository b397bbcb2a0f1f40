import { darken, lighten, mix } from './colours.ts'
import { blob, leafColour } from './foliage.ts'
import type { TreeKind } from './region.ts'
import type { Sheet } from './sheet.ts'
import {
  circle,
  dots,
  ellipse,
  n,
  type Point,
  path,
  rect,
  softPath,
  strokeLine,
  strokePath,
  strokes,
} from './svg.ts'

function trunk(sheet: Sheet, x: number, y: number, h: number, spread: number): string {
  const bark = sheet.light.tone('#6a5140')
  const w = h * 0.045
  const body = path(
    `M${n(x - w)} ${n(y)}Q${n(x - w * 0.4)} ${n(y - h * 0.3)} ${n(x - w * 0.4)} ${n(y - h * 0.55)}L${n(x + w * 0.4)} ${n(y - h * 0.55)}Q${n(x + w * 0.4)} ${n(y - h * 0.3)} ${n(x + w * 1.1)} ${n(y)}Z`,
    bark,
  )
  let boughs = ''
  for (let i = 0; i < 5; i++) {
    const [t, dx] = [sheet.random.between(0.34, 0.52), sheet.random.between(-spread, spread) * 0.7]
    boughs += `M${n(x)} ${n(y - h * t)}Q${n(x + dx * 0.3)} ${n(y - h * (t + 0.16))} ${n(x + dx)} ${n(y - h * 0.76)}`
  }
  return body + strokePath(boughs, bark, w * 0.55)
}

/** Shade trees: a mass of foliage in three tones, light from the upper left, and loose leaves at the rim. */
function broad(sheet: Sheet, x: number, y: number, h: number, colour: string, wide: number): string {
  const { random } = sheet
  const [rx, ry] = [h * 0.34 * wide, h * 0.3]
  const cy = y - h * 0.7
  let body = trunk(sheet, x, y, h, rx)
  const clumps = Array.from({ length: h < 130 ? 4 : 8 }, () => {
    const a = random.next() * Math.PI * 2
    const d = Math.sqrt(random.next()) * 0.72
    return [x + Math.cos(a) * rx * d, cy + Math.sin(a) * ry * d] as const
  }).sort((a, b) => b[1] - a[1])
  body += path(softPath(blob(sheet, x, cy, rx, ry, 15)), darken(colour, 0.24))
  for (const [cx, y1] of clumps) {
    const r = h * random.between(0.1, 0.17)
    body += path(softPath(blob(sheet, cx, y1, r * 1.25, r, 9)), colour, { opacity: 0.9 })
    body += path(
      softPath(blob(sheet, cx - r * 0.26, y1 - r * 0.3, r * 0.8, r * 0.58, 8)),
      lighten(colour, 0.17),
      { opacity: 0.8 },
    )
  }
  const leaves: Point[][] = [[], []]
  for (let i = 0; i < (h < 130 ? 12 : 40); i++) {
    const a = random.next() * Math.PI * 2
    const d = random.between(0.7, 1.04)
    leaves[i % 2]?.push([x + Math.cos(a) * rx * d, cy + Math.sin(a) * ry * d])
  }
  body += dots(leaves[0] ?? [], colour, h * 0.018) + dots(leaves[1] ?? [], lighten(colour, 0.2), h * 0.015)
  return body
}

function flowers(sheet: Sheet, x: number, y: number, h: number, colour: string): string {
  const { random } = sheet
  const petals: Point[][] = [[], []]
  for (let i = 0; i < (h < 130 ? 20 : 70); i++) {
    const a = random.next() * Math.PI * 2
    const d = Math.sqrt(random.next())
    petals[i % 3 === 0 ? 1 : 0]?.push([
      x + Math.cos(a) * h * 0.4 * d,
      y - h * 0.72 + Math.sin(a) * h * 0.24 * d,
    ])
  }
  return dots(petals[0] ?? [], colour, h * 0.024) + dots(petals[1] ?? [], lighten(colour, 0.25), h * 0.017)
}

function palm(sheet: Sheet, x: number, y: number, h: number): string {
  const { random } = sheet
  const colour = leafColour(sheet, '#4f7d4a')
  const lean = random.between(-0.1, 0.1) * h
  const [cx, cy] = [x + lean, y - h * 0.82]
  const bark = sheet.light.tone('#8a7258')
  let body = strokePath(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - h * 0.45)} ${n(cx)} ${n(cy)}`, bark, h * 0.035)
  const rings = Array.from({ length: 13 }, (_, i): [Point, Point] => {
    const t = (i + 1) / 14
    const px = x + lean * t * t
    return [
      [px - h * 0.017, y - h * 0.82 * t],
      [px + h * 0.017, y - h * 0.82 * t],
    ]
  })
  body += strokes(rings, darken(bark, 0.3), 1.6)
  const fronds = random.int(13, 17)
  for (let i = 0; i < fronds; i++) {
    const a = Math.PI * (-0.24 + (1.48 * i) / (fronds - 1))
    const len = h * random.between(0.26, 0.36)
    const [ex, ey] = [cx + Math.cos(a) * len, cy - Math.sin(a) * len * 0.62 + len * 0.34]
    const [mx, my] = [cx + Math.cos(a) * len * 0.55, cy - Math.sin(a) * len * 0.7 - len * 0.06]
    const tone = i % 3 === 0 ? lighten(colour, 0.14) : i % 3 === 1 ? colour : darken(colour, 0.2)
    body += path(
      `M${n(cx)} ${n(cy)}Q${n(mx)} ${n(my - len * 0.05)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + len * 0.17)} ${n(cx)} ${n(cy)}Z`,
      tone,
    )
  }
  return body + circle(cx, cy + h * 0.02, h * 0.02, sheet.light.tone('#b5752d'))
}

function cypress(sheet: Sheet, x: number, y: number, h: number): string {
  const colour = leafColour(sheet, '#2f5a41')
  const w = h * 0.105
  const shape = (k: number, dx: number) =>
    `M${n(x + dx)} ${n(y - h)}C${n(x + w * k + dx)} ${n(y - h * 0.62)} ${n(x + w * k + dx)} ${n(y - h * 0.22)} ${n(x + w * k * 0.55 + dx)} ${n(y - h * 0.05)}L${n(x - w * k * 0.55 + dx)} ${n(y - h * 0.05)}C${n(x - w * k + dx)} ${n(y - h * 0.22)} ${n(x - w * k + dx)} ${n(y - h * 0.62)} ${n(x + dx)} ${n(y - h)}Z`
  let body =
    rect(x - h * 0.012, y - h * 0.08, h * 0.024, h * 0.08, sheet.light.tone('#5a4636')) +
    path(shape(1, 0), darken(colour, 0.22)) +
    path(shape(0.62, -w * 0.18), colour)
  for (let i = 0; i < 16; i++) {
    const t = sheet.random.between(0.12, 0.8)
    const half = w * Math.sin(Math.min(1, t * 1.35) * Math.PI * 0.62) * 0.72
    const px = x + sheet.random.between(-half, half)
    body += strokeLine(
      [
        [px, y - h * (1 - t) + 8],
        [px + 2, y - h * (1 - t) - h * 0.05],
      ],
      lighten(colour, 0.16),
      2,
      { opacity: 0.7 },
    )
  }
  return body
}

function pine(sheet: Sheet, x: number, y: number, h: number): string {
  const colour = leafColour(sheet, '#3d6648')
  let body = path(
    `M${n(x - h * 0.02)} ${n(y)}L${n(x - h * 0.006)} ${n(y - h)}L${n(x + h * 0.006)} ${n(y - h)}L${n(x + h * 0.02)} ${n(y)}Z`,
    sheet.light.tone('#6b4b38'),
  )
  const tiers = 8
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const cy = y - h * (0.3 + 0.66 * t)
    const rx = h * (0.21 * (1 - t) + 0.04) * sheet.random.between(0.8, 1.15)
    const dx = sheet.random.between(-0.03, 0.03) * h
    body += path(
      softPath(blob(sheet, x + dx, cy, rx, h * 0.05, 13)),
      i % 2 === 0 ? colour : darken(colour, 0.16),
    )
    body += path(
      softPath(blob(sheet, x + dx - rx * 0.25, cy - h * 0.016, rx * 0.55, h * 0.024, 8)),
      lighten(colour, 0.13),
      { opacity: 0.8 },
    )
  }
  return body
}

/** On paper a tree is an outline, a wash and a few strokes. */
function pencilTree(sheet: Sheet, x: number, y: number, h: number, tall: boolean): string {
  const { random } = sheet
  const ink = '#48555c'
  const wash = mix('#f4efe2', random.pick(['#7c9a6a', '#94a56e', '#6e9583']), 0.55)
  const [rx, ry] = tall ? [h * 0.1, h * 0.44] : [h * 0.32, h * 0.3]
  const cy = y - h + ry
  const outline = softPath(blob(sheet, x, cy, rx, ry, tall ? 14 : 19))
  let body =
    path(outline, wash, { transform: `translate(${n(h * 0.02)} ${n(h * 0.014)})`, opacity: 0.85 }) +
    strokePath(outline, ink, 1.7)
  body +=
    strokeLine(
      [
        [x - 3, y],
        [x - 2, cy],
      ],
      ink,
      1.7,
    ) +
    strokeLine(
      [
        [x + 4, y],
        [x + 2, cy],
      ],
      ink,
      1.7,
    )
  for (let i = 0; i < 6; i++) {
    const dx = random.between(-0.75, 0.75) * rx
    body += strokeLine(
      [
        [x, cy + ry * 0.6],
        [x + dx * 0.5, cy + ry * 0.1],
        [x + dx, cy - ry * random.between(0, 0.7)],
      ],
      ink,
      1.2,
    )
  }
  return body
}

/** A tree standing at (x, y), `h` pixels tall. */
export function tree(sheet: Sheet, kind: TreeKind, x: number, y: number, h: number): string {
  if (sheet.light.hour === 'paper') return pencilTree(sheet, x, y, h, kind === 'cypress' || kind === 'pine')
  const shade = ellipse(x + h * 0.12, y + 3, h * 0.3, h * 0.03, sheet.light.shadow, {
    opacity: sheet.light.shadowStrength * 0.7,
  })
  if (kind === 'palm') return shade + palm(sheet, x, y, h)
  if (kind === 'cypress') return shade + cypress(sheet, x, y, h)
  if (kind === 'pine') return shade + pine(sheet, x, y, h)
  if (kind === 'flame')
    return (
      shade +
      broad(sheet, x, y, h, leafColour(sheet, '#5d8a48'), 1.25) +
      flowers(sheet, x, y, h, sheet.light.tone('#d5482f'))
    )
  if (kind === 'almond')
    return (
      shade +
      broad(sheet, x, y, h * 0.86, leafColour(sheet, '#7b9a68'), 1.05) +
      flowers(sheet, x, y, h * 0.86, sheet.light.tone('#f1cdd2'))
    )
  return (
    shade +
    broad(
      sheet,
      x,
      y,
      h,
      leafColour(sheet, kind === 'banyan' ? '#3f6f40' : '#5b8a45'),
      kind === 'banyan' ? 1.35 : 1.1,
    )
  )
}
