/** Attributes in SVG spelling, e.g. `{ 'stroke-width': 2 }`. Undefined ones are left out. */
export type Attrs = Record<string, string | number | undefined>
export type Point = readonly [x: number, y: number]

export const WIDTH = 1600
export const HEIGHT = 1200

/** Rounds to a tenth of a pixel, which is finer than any screen shows and keeps the files small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function spell(attrs: Attrs): string {
  let text = ''
  for (const [name, value] of Object.entries(attrs)) {
    if (value === undefined) continue
    text += ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`
  }
  return text
}

export function tag(name: string, attrs: Attrs, children = ''): string {
  return children === '' ? `<${name}${spell(attrs)}/>` : `<${name}${spell(attrs)}>${children}</${name}>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, attrs: Attrs = {}): string {
  if (w <= 0 || h <= 0) return ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${spell(attrs)}/>`
}

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')
}

export function poly(list: readonly Point[], fill: string, attrs: Attrs = {}): string {
  return `<polygon points="${points(list)}" fill="${fill}"${spell(attrs)}/>`
}

export function strokeLine(list: readonly Point[], stroke: string, width: number, attrs: Attrs = {}): string {
  const d = list.map(([x, y], i) => `${i === 0 ? 'M' : i === 1 ? 'L' : ' '}${n(x)} ${n(y)}`).join('')
  const open = list.length > 2 ? ' fill="none"' : ''
  return `<path d="${d}"${open} stroke="${stroke}" stroke-width="${n(width)}"${spell(attrs)}/>`
}

/** Many separate strokes of one pen. */
export function strokes(lines: readonly (readonly [Point, Point])[], stroke: string, width: number): string {
  const d = lines.map(([a, b]) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`).join('')
  return `<path d="${d}" stroke="${stroke}" stroke-width="${n(width)}"/>`
}

/** Round dots of one colour and size, as leaves, petals or stars. */
export function dots(places: readonly Point[], colour: string, size: number, attrs: Attrs = {}): string {
  const d = places.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join('')
  return `<path d="${d}" stroke="${colour}" stroke-width="${n(size)}" stroke-linecap="round"${spell(attrs)}/>`
}

/** One straight stroke. */
export function straight(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
): string {
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${stroke}" stroke-width="${n(width)}"/>`
}

/** The border of an architect's sheet. */
export function sheetBorder(ink: string): string {
  return rect(60, 60, WIDTH - 120, HEIGHT - 120, 'none', { stroke: ink, 'stroke-width': 2 })
}

export function path(d: string, fill: string, attrs: Attrs = {}): string {
  return `<path d="${d}" fill="${fill}"${spell(attrs)}/>`
}

export function strokePath(d: string, stroke: string, width: number, attrs: Attrs = {}): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${spell(attrs)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, attrs: Attrs = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${spell(attrs)}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attrs: Attrs = {},
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${spell(attrs)}/>`
}

export function group(children: string, attrs: Attrs = {}): string {
  return `<g${spell(attrs)}>${children}</g>`
}

/** A closed curve through the points, rounded as a pencil would. */
export function softPath(list: readonly Point[]): string {
  const at = (i: number): Point => list[(i + list.length) % list.length] ?? [0, 0]
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = middle(at(-1), at(0))
  const [first, next] = [at(0), middle(at(0), at(1))]
  let d = `M${n(start[0])} ${n(start[1])}Q${n(first[0])} ${n(first[1])} ${n(next[0])} ${n(next[1])}`
  // Each following corner is the last one mirrored in the point between them, which is what T means.
  for (let i = 1; i < list.length; i++) {
    const end = middle(at(i), at(i + 1))
    d += `T${n(end[0])} ${n(end[1])}`
  }
  return `${d}Z`
}

/** The finished document. */
export function svgDocument(w: number, h: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`
}
