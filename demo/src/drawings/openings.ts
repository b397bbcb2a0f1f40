import type { Board } from './board.ts'
import { darken, lighten, mix } from './colours.ts'
import { gradient } from './sheet.ts'
import { circle, n, type Point, path, strokePath, strokes } from './svg.ts'

export type WindowStyle = 'sliding' | 'grid' | 'plain' | 'tall' | 'louvre'

/** Glass by day mirrors the sky; with a lamp behind it, it glows and shows its curtain. */
export function glass(b: Board, x: number, y: number, w: number, h: number): void {
  const { sheet } = b
  const { light, random } = sheet
  if (random.chance(light.lit)) {
    const warm = random.pick(['#ffdc93', '#ffd07a', '#fbe3b4'])
    b.rect(
      x,
      y,
      w,
      h,
      gradient(sheet, `lamp${warm.slice(1)}`, [darken(warm, 0.22), warm, lighten(warm, 0.25)]),
    )
    if (random.chance(0.5)) {
      b.rect(x, y, w * 0.18, h, darken(warm, 0.32), { opacity: 0.7 })
      b.rect(x + w * 0.84, y, w * 0.16, h, darken(warm, 0.32), { opacity: 0.7 })
    } else {
      b.put(circle(b.x(x + w * 0.6), b.y(y + h * 0.62), Math.min(w, h) * b.ft * 0.1, '#fffdf0'))
      b.rect(x, y, w, h * 0.16, darken(warm, 0.5), { opacity: 0.5 })
    }
    return
  }
  b.rect(x, y, w, h, gradient(sheet, `glass-${light.hour}`, light.glass))
  if (w * b.ft > 60) {
    const k = random.between(0.2, 0.5)
    const shine: Point[] = [
      [x + w * k, y + h],
      [x + Math.min(w, w * (k + 0.3)), y + h],
      [x + w * Math.max(0, k - 0.02), y],
      [x + w * Math.max(0, k - 0.2), y],
    ]
    b.poly(shine, '#ffffff', { opacity: 0.14 })
    if (random.chance(0.35)) b.rect(x, y, w * 0.26, h, light.tone('#efe8da'), { opacity: 0.4 })
  }
}

/** A window with its reveal, frame, sill and the shade of its head. Sizes in feet. */
export function windowIn(
  b: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle = 'sliding',
  frame = '#2e3338',
): void {
  const { light } = b.sheet
  const metal = light.tone(frame)
  b.rect(x - 0.18, y - 0.18, w + 0.36, h + 0.36, darken(metal, 0.2))
  glass(b, x, y, w, h)
  const divisions: Record<WindowStyle, [number, number]> = {
    sliding: [Math.max(2, Math.round(w / 3)), 1],
    grid: [Math.max(2, Math.round(w / 1.6)), Math.max(2, Math.round(h / 1.8))],
    plain: [1, 1],
    tall: [1, Math.max(2, Math.round(h / 4))],
    louvre: [1, Math.round(h / 0.55)],
  }
  const [across, up] = divisions[style]
  const width = Math.max(1.4, b.ft * 0.13)
  const at = (px: number, py: number): Point => [b.x(px), b.y(py)]
  const uprights = Array.from({ length: across - 1 }, (_, i) => x + (w * (i + 1)) / across)
  const levels = Array.from({ length: up - 1 }, (_, i) => y + (h * (i + 1)) / up)
  const bars = [
    ...uprights.map((px) => [at(px, y), at(px, y + h)] as const),
    ...levels.map((py) => [at(x, py), at(x + w, py)] as const),
  ]
  if (bars.length > 0) b.put(strokes(bars, metal, width))
  b.rect(x, y + h - 0.5, w, 0.5, light.shadow, { opacity: light.shadowStrength })
  if (b.ft > 11) b.rect(x, y, 0.35, h, light.shadow, { opacity: light.shadowStrength * 0.8 })
  b.rect(x - 0.35, y - 0.42, w + 0.7, 0.3, light.tone('#d8d2c6'))
}

/** An opening whose head is a round or pointed arch; `fill` defaults to glass. */
export function archIn(
  b: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  pointed: boolean,
  fill?: string,
): void {
  const { sheet } = b
  const { light, random } = sheet
  const spring = y + h - w * (pointed ? 0.62 : 0.5)
  const X = (v: number) => n(b.x(v))
  const Y = (v: number) => n(b.y(v))
  const head = pointed
    ? `C${X(x)} ${Y(spring + w * 0.36)} ${X(x + w * 0.28)} ${Y(y + h - w * 0.14)} ${X(x + w / 2)} ${Y(y + h)}C${X(x + w * 0.72)} ${Y(y + h - w * 0.14)} ${X(x + w)} ${Y(spring + w * 0.36)} ${X(x + w)} ${Y(spring)}`
    : `A${n((w / 2) * b.ft)} ${n((w / 2) * b.ft)} 0 0 1 ${X(x + w)} ${Y(spring)}`
  const d = `M${X(x)} ${Y(y)}L${X(x)} ${Y(spring)}${head}L${X(x + w)} ${Y(y)}Z`
  const inside = random.chance(light.lit)
    ? gradient(sheet, 'archlamp', ['#ffe3a6', '#f0b45e'])
    : gradient(sheet, `glass-${light.hour}`, light.glass)
  b.put(
    path(d, fill ?? inside, {
      stroke: light.shadow,
      'stroke-width': b.ft * 0.5,
      'stroke-opacity': light.shadowStrength * 0.8,
    }),
  )
  if (!fill) {
    const middle = (y + spring) / 2
    const bars: [Point, Point][] = [
      [
        [b.x(x + w / 2), b.y(y)],
        [b.x(x + w / 2), b.y(y + h)],
      ],
      ...[spring, middle].map((v): [Point, Point] => [
        [b.x(x), b.y(v)],
        [b.x(x + w), b.y(v)],
      ]),
    ]
    b.put(strokes(bars, light.tone('#3a3128'), b.ft * 0.12))
  }
}

/** A door of panels or planks, seven feet by default, with its frame and handle. */
export function doorIn(b: Board, x: number, w = 3.5, h = 7, y = 0, colour = '#6f452a'): void {
  const wood = b.sheet.light.tone(colour)
  b.rect(x - 0.3, y, w + 0.6, h + 0.3, darken(wood, 0.45))
  b.rect(x, y, w, h, wood)
  const leaves = w > 4 ? 2 : 1
  for (let i = 0; i < leaves; i++) {
    const [lx, lw] = [x + (w / leaves) * i, w / leaves]
    for (const [py, ph] of [
      [0.1, 0.24],
      [0.4, 0.5],
    ] as const) {
      b.rect(lx + lw * 0.16, y + h * py, lw * 0.68, h * ph, darken(wood, 0.16))
      b.rect(lx + lw * 0.16, y + h * (py + ph) - 0.14, lw * 0.68, 0.14, darken(wood, 0.4))
    }
    b.rect(
      lx + (i === 0 && leaves === 2 ? lw - 0.4 : 0.22),
      y + h * 0.4,
      0.14,
      1,
      b.sheet.light.tone('#d9b45a'),
    )
  }
  b.rect(x, y + h - 0.4, w, 0.4, b.sheet.light.shadow, { opacity: b.sheet.light.shadowStrength })
}

export type JaaliKind = 'cross' | 'honeycomb' | 'star' | 'breeze'

/** A pierced screen: dark (or lamp-lit) behind, its web in front. */
export function jaaliIn(
  b: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: JaaliKind,
  colour: string,
): void {
  const { sheet } = b
  const { light, random } = sheet
  const lamp = random.chance(light.lit)
  const cell = kind === 'breeze' ? 1.1 : kind === 'honeycomb' ? 0.8 : 1.25
  const s = cell * b.ft
  const back = lamp ? '#ffd27c' : darken(light.tone(colour), 0.7)
  const web = light.tone(colour)
  const id = `jaali-${kind}-${colour.slice(1)}-${lamp ? 1 : 0}-${Math.round(s * 10)}`
  const fill = sheet.define(id, (name) => {
    const half = s / 2
    const bodies: Record<JaaliKind, string> = {
      cross: `<path d="M0 0L${n(s)} ${n(s)}M${n(s)} 0L0 ${n(s)}M${n(half)} 0V${n(s)}M0 ${n(half)}H${n(s)}" stroke="${web}" stroke-width="${n(s * 0.13)}"/>`,
      honeycomb: `<rect x="0" y="0" width="${n(s)}" height="${n(s * 0.22)}" fill="${web}"/><rect x="0" y="${n(half)}" width="${n(s)}" height="${n(s * 0.22)}" fill="${darken(web, 0.08)}"/><rect x="0" y="0" width="${n(s * 0.36)}" height="${n(half)}" fill="${lighten(web, 0.05)}"/><rect x="${n(half)}" y="${n(half)}" width="${n(s * 0.36)}" height="${n(half)}" fill="${web}"/>`,
      star: `<path d="M${n(half)} 0L${n(s * 0.65)} ${n(s * 0.35)}L${n(s)} ${n(half)}L${n(s * 0.65)} ${n(s * 0.65)}L${n(half)} ${n(s)}L${n(s * 0.35)} ${n(s * 0.65)}L0 ${n(half)}L${n(s * 0.35)} ${n(s * 0.35)}Z" fill="none" stroke="${web}" stroke-width="${n(s * 0.13)}"/><path d="M0 0L${n(s * 0.35)} ${n(s * 0.35)}M${n(s)} 0L${n(s * 0.65)} ${n(s * 0.35)}M0 ${n(s)}L${n(s * 0.35)} ${n(s * 0.65)}M${n(s)} ${n(s)}L${n(s * 0.65)} ${n(s * 0.65)}" stroke="${web}" stroke-width="${n(s * 0.13)}"/>`,
      breeze: `<rect width="${n(s)}" height="${n(s)}" fill="none" stroke="${web}" stroke-width="${n(s * 0.2)}"/><circle cx="${n(half)}" cy="${n(half)}" r="${n(s * 0.3)}" fill="none" stroke="${web}" stroke-width="${n(s * 0.12)}"/>`,
    }
    return `<pattern id="${name}" width="${n(s)}" height="${n(s)}" patternUnits="userSpaceOnUse"><rect width="${n(s)}" height="${n(s)}" fill="${back}"/>${bodies[kind]}</pattern>`
  })
  b.rect(x - 0.25, y - 0.25, w + 0.5, h + 0.5, darken(web, 0.25))
  b.rect(x, y, w, h, fill)
  b.rect(x, y + h - 0.5, w, 0.5, light.shadow, { opacity: light.shadowStrength })
}

/** A balcony rail: 3.5 ft high, of glass, steel bars or a pierced parapet. */
export function railAt(
  b: Board,
  x: number,
  y: number,
  w: number,
  kind: 'glass' | 'bars' | 'solid',
  wall = '#f0ebe0',
): void {
  const { light } = b.sheet
  const metal = light.tone('#3b4147')
  if (kind === 'solid') {
    b.rect(x, y, w, 3.2, light.tone(wall))
    b.rect(x, y + 3.2, w, 0.3, light.tone(lighten(wall, 0.3)))
    return
  }
  if (kind === 'glass') b.rect(x, y + 0.2, w, 3.1, mix(light.glass[1], '#ffffff', 0.3), { opacity: 0.42 })
  else {
    const gap = Math.max(0.5, 9 / b.ft)
    let bars = ''
    for (let u = 0; u <= w; u += gap) bars += `M${n(b.x(x + u))} ${n(b.y(y))}v-${n(3.3 * b.ft)}`
    b.put(strokePath(bars, metal, 1.5))
  }
  b.line(
    [
      [x, y + 3.4],
      [x + w, y + 3.4],
    ],
    metal,
    Math.max(2, b.ft * 0.2),
  )
  for (let i = 0; i <= Math.ceil(w / 5); i++)
    b.line(
      [
        [x + Math.min(w, i * 5), y],
        [x + Math.min(w, i * 5), y + 3.4],
      ],
      metal,
      2,
    )
}
