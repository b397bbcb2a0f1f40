import { lettering } from './letters.ts'
import { type PlanPen, planFurniture, planTree } from './plan-furniture.ts'
import { layoutsFor, type PlanLayout, type PlanRoom } from './plan-layouts.ts'
import { hatch, type Sheet } from './sheet.ts'
import { HEIGHT, n, rect, strokeLine, strokePath, WIDTH } from './svg.ts'

type Style = {
  paper: string
  ink: string
  wall: string
  soft: string
  leaf: string
  water: string
  floor: Record<string, string>
  grid: string
}

const styles: readonly Style[] = [
  {
    paper: '#fbfaf6',
    ink: '#26323c',
    wall: '#26323c',
    soft: '#eceff0',
    leaf: '#c9d8ba',
    water: '#bcdbe6',
    floor: {
      bed: '#f3e9d8',
      living: '#f0e2cc',
      dining: '#f0e2cc',
      bath: '#dbe8ec',
      kitchen: '#e9e6df',
      lawn: '#d9e4c8',
      court: '#e6dcc6',
      car: '#e4e1da',
    },
    grid: '#ece9e0',
  },
  {
    paper: '#123f6d',
    ink: '#dcecf8',
    wall: '#eef6fc',
    soft: '#235787',
    leaf: '#1f5f7a',
    water: '#2d76a8',
    floor: { lawn: '#17507a', court: '#1b4a79' },
    grid: '#1c4d7f',
  },
  {
    paper: '#f4ecdd',
    ink: '#5b3526',
    wall: '#8f3b2a',
    soft: '#ead9c0',
    leaf: '#c6c79a',
    water: '#b5cfd0',
    floor: { lawn: '#d9dab4', court: '#e9d2ae', bath: '#e0dcd0', living: '#f0dfc4' },
    grid: '#eadfcb',
  },
  {
    paper: '#22282c',
    ink: '#e6e1d4',
    wall: '#f2ece0',
    soft: '#3a4247',
    leaf: '#4f6b52',
    water: '#3f6a7d',
    floor: {
      bed: '#4a4036',
      living: '#54463a',
      dining: '#54463a',
      bath: '#364650',
      lawn: '#33473a',
      court: '#57503f',
      kitchen: '#3e4245',
    },
    grid: '#2b3237',
  },
]

function flip(layout: PlanLayout): PlanLayout {
  const swap: Record<string, string> = { E: 'W', W: 'E', N: 'N', S: 'S' }
  const rooms = layout.rooms.map(([name, use, x, y, w, h, doors]): PlanRoom => {
    const side = doors?.[0] ?? ''
    const at = Number(doors?.slice(1) ?? 0)
    const turned = doors
      ? `${swap[side]}${side === 'N' || side === 'S' ? Math.max(0.5, w - at - 3) : at}`
      : undefined
    return turned ? [name, use, layout.w - x - w, y, w, h, turned] : [name, use, layout.w - x - w, y, w, h]
  })
  return { ...layout, rooms }
}

/** The same plan for a larger or smaller plot, in whole feet. */
function stretch(layout: PlanLayout, across: number, deep: number): PlanLayout {
  const rooms = layout.rooms.map(([name, use, x, y, w, h, doors]): PlanRoom => {
    const [l, t] = [Math.round(x * across), Math.round(y * deep)]
    const [r, f] = [Math.round((x + w) * across), Math.round((y + h) * deep)]
    const sideways = doors?.startsWith('N') || doors?.startsWith('S')
    const door =
      doors && `${doors[0]}${Math.round(Number(doors.slice(1)) * (sideways ? across : deep) * 10) / 10}`
    return door ? [name, use, l, t, r - l, f - t, door] : [name, use, l, t, r - l, f - t]
  })
  return { w: Math.round(layout.w * across), h: Math.round(layout.h * deep), rooms }
}

/** A door leaf with its swing into the room. */
function door(pen: PlanPen, floor: string, [, , x, y, w, h, doors]: PlanRoom): string {
  if (!doors) return ''
  const side = doors[0]
  const at = Math.min(Number(doors.slice(1)), (side === 'N' || side === 'S' ? w : h) - 3.4)
  const size = 3
  const wide = size * pen.ft
  const across = side === 'N' || side === 'S'
  const [hx, hy] = across ? [x + at, side === 'N' ? y : y + h] : [side === 'W' ? x : x + w, y + at]
  const [px, py] = [pen.x(hx), pen.y(hy)]
  const inward = side === 'N' || side === 'W' ? 1 : -1
  const gap = across
    ? rect(px, py - 0.5 * pen.ft, wide, pen.ft, floor)
    : rect(px - 0.5 * pen.ft, py, pen.ft, wide, floor)
  const swing = across
    ? `M${n(px)} ${n(py)}V${n(py + inward * wide)}A${n(wide)} ${n(wide)} 0 0 ${inward > 0 ? 0 : 1} ${n(px + wide)} ${n(py)}`
    : `M${n(px)} ${n(py)}H${n(px + inward * wide)}A${n(wide)} ${n(wide)} 0 0 ${inward > 0 ? 1 : 0} ${n(px)} ${n(py + wide)}`
  return gap + strokePath(swing, pen.ink, 1.5)
}

/** Windows on every outer side of a room. */
function windows(pen: PlanPen, style: Style, layout: PlanLayout, [, use, x, y, w, h]: PlanRoom): string {
  if (use === 'lawn' || use === 'car' || use === 'stair') return ''
  let body = ''
  const mark = (wx: number, wy: number, ww: number, wh: number) => {
    body += rect(pen.x(wx), pen.y(wy), ww * pen.ft, wh * pen.ft, style.paper, {
      stroke: pen.ink,
      'stroke-width': 1.4,
    })
    body +=
      ww > wh
        ? strokeLine(
            [
              [pen.x(wx), pen.y(wy + wh / 2)],
              [pen.x(wx + ww), pen.y(wy + wh / 2)],
            ],
            pen.ink,
            1.4,
          )
        : strokeLine(
            [
              [pen.x(wx + ww / 2), pen.y(wy)],
              [pen.x(wx + ww / 2), pen.y(wy + wh)],
            ],
            pen.ink,
            1.4,
          )
  }
  const [lw, lh] = [Math.min(8, w * 0.45), Math.min(8, h * 0.45)]
  if (y === 0) mark(x + w / 2 - lw / 2, -0.45, lw, 0.9)
  if (y + h === layout.h) mark(x + w / 2 - lw / 2, layout.h - 0.45, lw, 0.9)
  if (x === 0) mark(-0.45, y + h / 2 - lh / 2, 0.9, lh)
  if (x + w === layout.w) mark(layout.w - 0.45, y + h / 2 - lh / 2, 0.9, lh)
  return body
}

function dimension(pen: PlanPen, x1: number, y1: number, x2: number, y2: number, text: string): string {
  const [a, b] = [[pen.x(x1), pen.y(y1)] as const, [pen.x(x2), pen.y(y2)] as const]
  const tick = ([x, y]: readonly [number, number]) =>
    strokeLine(
      [
        [x - 8, y + 8],
        [x + 8, y - 8],
      ],
      pen.ink,
      2,
    )
  const label =
    y1 === y2
      ? lettering(text, (a[0] + b[0]) / 2, a[1] - 10, 17, pen.ink, 1.9)
      : lettering(text, a[0] - 34, (a[1] + b[1]) / 2 + 8, 17, pen.ink, 1.9)
  return strokeLine([a, b], pen.ink, 1.3) + tick(a) + tick(b) + label
}

function northPoint(x: number, y: number, ink: string): string {
  return `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${ink}" stroke-width="1.6"/><path d="M${x} ${y - 46}L${x + 14} ${y + 22}L${x} ${y + 10}Z" fill="${ink}"/><path d="M${x} ${y - 46}L${x - 14} ${y + 22}L${x} ${y + 10}Z" fill="none" stroke="${ink}" stroke-width="1.6"/>${lettering('N', x, y - 52, 16, ink, 2)}`
}

function titleBlock(pen: PlanPen, layout: PlanLayout): string {
  let body = strokeLine(
    [
      [60, 60],
      [WIDTH - 60, 60],
      [WIDTH - 60, HEIGHT - 60],
      [60, HEIGHT - 60],
      [60, 60],
    ],
    pen.ink,
    2,
  )
  const y = HEIGHT - 92
  for (let i = 0; i < 4; i++)
    body += rect(120 + i * 10 * pen.ft * 0.5, y, 5 * pen.ft, 11, i % 2 === 0 ? pen.ink : pen.paper, {
      stroke: pen.ink,
      'stroke-width': 1.2,
    })
  body += lettering(`${layout.w}' - ${layout.h}'`, 120 + 30 * pen.ft * 0.5 + 190, y + 14, 18, pen.ink, 2)
  return body + northPoint(WIDTH - 140, HEIGHT - 120, pen.ink)
}

function drawPaper(sheet: Sheet, style: Style): void {
  sheet.put(rect(0, 0, WIDTH, HEIGHT, style.paper))
  for (let i = 0; i < WIDTH; i += 40) {
    sheet.put(rect(i, 0, 1, HEIGHT, style.grid), rect(0, i, WIDTH, 1, style.grid))
  }
}

/** Draws a floor plan: walls in solid colour, doors, windows, furniture, room names and dimensions. */
export function drawPlan(sheet: Sheet, buildingType: number): void {
  const { random } = sheet
  const style = random.pick(styles)
  const base = random.pick(layoutsFor[buildingType] ?? layoutsFor[5] ?? [])
  const chosen = stretch(base, random.between(0.94, 1.16), random.between(0.96, 1.14))
  const layout = random.chance(0.5) ? flip(chosen) : chosen
  const ft = Math.min(1300 / layout.w, 800 / layout.h)
  const [left, top] = [800 - (layout.w * ft) / 2 + 20, 590 - (layout.h * ft) / 2]
  const pen: PlanPen = {
    ft,
    ink: style.ink,
    paper: style.paper,
    soft: style.soft,
    leaf: style.leaf,
    water: style.water,
    random,
    x: (v) => left + v * ft,
    y: (v) => top + v * ft,
  }
  drawPaper(sheet, style)
  for (const [x, y, r] of [
    [-2.5, layout.h + 2.6, 2.6],
    [layout.w + 2.4, 3, 2.8],
    [layout.w + 2.2, layout.h * 0.7, 2.2],
  ] as const)
    if (left > 130) sheet.put(planTree(pen, x, y, r))
  sheet.put(
    rect(
      left - 0.45 * ft + 10,
      top - 0.45 * ft + 12,
      (layout.w + 0.9) * ft,
      (layout.h + 0.9) * ft,
      '#000000',
      { opacity: 0.12 },
    ),
  )
  sheet.put(rect(left - 0.45 * ft, top - 0.45 * ft, (layout.w + 0.9) * ft, (layout.h + 0.9) * ft, style.wall))
  const floorOf = (use: string) => style.floor[use] ?? style.paper
  for (const room of layout.rooms) {
    const [, use, x, y, w, h] = room
    sheet.put(rect(pen.x(x + 0.38), pen.y(y + 0.38), (w - 0.76) * ft, (h - 0.76) * ft, floorOf(use)))
    if (use === 'bath' || use === 'court' || use === 'hall')
      sheet.put(
        rect(
          pen.x(x + 0.38),
          pen.y(y + 0.38),
          (w - 0.76) * ft,
          (h - 0.76) * ft,
          hatch(sheet, style.ink, use === 'bath' ? 11 : 26, 0.8),
          { opacity: 0.22 },
        ),
      )
    sheet.put(planFurniture(pen, room))
  }
  for (const room of layout.rooms)
    sheet.put(windows(pen, style, layout, room), door(pen, floorOf(room[1]), room))
  for (const [name, , x, y, w, h] of layout.rooms) {
    const size = Math.min(20, (w * ft) / (name.length * 1.25 + 1))
    const [cx, cy] = [pen.x(x + w / 2), pen.y(y + h * (h > 9 ? 0.86 : 0.62))]
    sheet.put(lettering(name, cx, cy, size, style.paper, 8), lettering(name, cx, cy, size, style.ink, 2.3))
  }
  sheet.put(
    dimension(pen, 0, -2.4, layout.w, -2.4, `${layout.w}'-0`),
    dimension(pen, layout.w > 60 ? -1.9 : -2.4, 0, layout.w > 60 ? -1.9 : -2.4, layout.h, `${layout.h}'`),
    titleBlock(pen, layout),
  )
}
