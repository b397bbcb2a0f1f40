import { createRandom, type Random } from '../random.ts'
import { darken, lighten } from './colours.ts'
import { lettering } from './letters.ts'
import { circle, n, type Point, path, poly, rect, strokeLine, strokePath, svgDocument } from './svg.ts'

export type LogoSpec = {
  /** The company's name without the demo mark; its first letters make the monogram. */
  name: string
  service: number
  seed: string
  /** Number of the mark and its colours. Default: chosen by the seed. */
  variant?: number
}

const SIZE = 512
type Inks = { ground: string; ink: string; accent: string }
type Mark = (inks: Inks, letters: string, random: Random) => string

const inks: readonly Inks[] = [
  { ground: '#fbfaf7', ink: '#0e2238', accent: '#b3261e' },
  { ground: '#0b4f8a', ink: '#ffffff', accent: '#f0c05a' },
  { ground: '#b3472f', ink: '#fbf3e6', accent: '#2b1a16' },
  { ground: '#f2ead9', ink: '#3b5a44', accent: '#b8673f' },
  { ground: '#22282c', ink: '#f2ece0', accent: '#d9a441' },
  { ground: '#dceefb', ink: '#0a3d6e', accent: '#b3261e' },
  { ground: '#e9dfc9', ink: '#5a3423', accent: '#2f6b68' },
  { ground: '#2f5d50', ink: '#f4efe2', accent: '#e0b45a' },
  { ground: '#f6f4ee', ink: '#2c2c2c', accent: '#6b4c9a' },
]

/** Brick courses that form a square, one brick in the accent. */
const bricks: Mark = ({ ink, accent }, _letters, random) => {
  let body = ''
  const special = random.int(0, 9)
  let count = 0
  for (let row = 0; row < 5; row++) {
    const y = 116 + row * 58
    const half = row % 2 === 1
    for (const [x, w] of half
      ? ([
          [106, 70],
          [184, 144],
          [336, 70],
        ] as const)
      : ([
          [106, 144],
          [258, 148],
        ] as const)) {
      body += rect(x, y, w, 48, count === special ? accent : ink)
      count++
    }
  }
  return body
}

const nestedArches: Mark = ({ ink, accent }, _letters, random) => {
  const pointed = random.chance(0.5)
  return [150, 110, 70, 30]
    .map((r, i) => {
      const top = pointed
        ? `Q${n(256 - r)} ${n(250 - r * 0.75)} 256 ${n(236 - r * 1.1)}Q${n(256 + r)} ${n(250 - r * 0.75)} ${n(256 + r)} 262`
        : `A${r} ${r} 0 0 1 ${256 + r} 262`
      return strokePath(`M${256 - r} 402V262${top}V402`, i === 3 ? accent : ink, 22)
    })
    .join('')
}

const star: Mark = ({ ink, accent, ground }, letters) => {
  const square = (turn: number, r: number): Point[] =>
    [0, 1, 2, 3].map(
      (i): Point => [
        256 + Math.cos(turn + (i * Math.PI) / 2) * r,
        256 + Math.sin(turn + (i * Math.PI) / 2) * r,
      ],
    )
  return (
    poly(square(0, 176), ink) +
    poly(square(Math.PI / 4, 176), ink) +
    circle(256, 256, 96, ground) +
    lettering(letters, 256, 282, letters.length > 2 ? 52 : 70, accent, 12)
  )
}

const roofline: Mark = ({ ink, accent }, letters, random) => {
  const peak = random.between(190, 320)
  return (
    strokeLine(
      [
        [86, 280],
        [peak, 136],
        [426, 280],
      ],
      ink,
      26,
      { 'stroke-linejoin': 'miter' },
    ) +
    rect(330, 138, 34, 74, accent) +
    lettering(letters, 256, 402, 96, ink, 18)
  )
}

const compass: Mark = ({ ink, accent }) =>
  circle(256, 142, 26, accent) +
  strokeLine(
    [
      [250, 160],
      [170, 396],
    ],
    ink,
    20,
  ) +
  strokeLine(
    [
      [262, 160],
      [342, 396],
    ],
    ink,
    20,
  ) +
  strokePath('M140 330A150 150 0 0 0 372 330', ink, 10) +
  strokePath('M96 402H416', accent, 10)

const plan: Mark = ({ ink, accent }, _letters, random) => {
  const split = random.int(210, 300)
  return (
    strokePath(
      `M116 116H396V396H300M236 396H116V116M${split} 116V216M${split} 276V396M116 256H${split}`,
      ink,
      24,
    ) + strokePath('M236 396A64 64 0 0 1 300 332V396', accent, 8)
  )
}

const stairs: Mark = ({ ink, accent }) => {
  let d = 'M106 400'
  for (let i = 0; i < 5; i++) d += `v-58h60`
  return (
    path(`${d}V400Z`, ink) +
    strokeLine(
      [
        [106, 290],
        [350, 54],
      ],
      accent,
      12,
    )
  )
}

const columns: Mark = ({ ink, accent }, _letters, random) => {
  const count = random.int(3, 5)
  let body =
    rect(96, 372, 320, 30, ink) +
    poly(
      [
        [86, 168],
        [256, 96],
        [426, 168],
      ],
      accent,
    )
  for (let i = 0; i < count; i++) body += rect(116 + (i * (280 - 40)) / (count - 1), 186, 40, 170, ink)
  return body
}

const roundMonogram: Mark = ({ ink, accent }, letters) =>
  circle(256, 256, 178, 'none', { stroke: ink, 'stroke-width': 14 }) +
  circle(256, 256, 154, 'none', { stroke: accent, 'stroke-width': 5 }) +
  lettering(letters, 256, 256 + 62, letters.length > 2 ? 96 : 124, ink, letters.length > 2 ? 17 : 20)

const blockMonogram: Mark = ({ ink, accent, ground }, letters) =>
  rect(106, 106, 300, 300, ink) +
  rect(106, 372, 300, 34, accent) +
  lettering(letters, 256, 320, letters.length > 2 ? 98 : 130, ground, letters.length > 2 ? 18 : 22)

const lamp: Mark = ({ ink, accent }) =>
  strokePath('M256 84V190', ink, 12) +
  path('M136 300C136 220 196 186 256 186S376 220 376 300Z', ink) +
  path('M176 318H336L396 420H116Z', accent, { opacity: 0.85 })

const chairMark: Mark = ({ ink, accent }) =>
  strokePath('M176 96V410M176 268H344V410', ink, 24) +
  rect(190, 230, 166, 34, accent) +
  rect(190, 116, 34, 100, accent)

const leaf: Mark = ({ ink, accent }) =>
  path('M256 90C390 170 390 310 256 380C122 310 122 170 256 90Z', ink) +
  strokePath('M256 150V430M256 250L320 200M256 310L330 252M256 250L192 200M256 310L182 252', accent, 11)

const byService: Record<number, readonly Mark[]> = {
  4: [nestedArches, star, compass, plan, roundMonogram, columns, roofline, leaf],
  5: [bricks, columns, stairs, blockMonogram, roofline, bricks, roundMonogram],
  6: [lamp, chairMark, star, roundMonogram, nestedArches, blockMonogram],
}

function initials(name: string): string {
  return name
    .split(' ')
    .filter((word) => !/^(and|the|of)$/i.test(word))
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 3)
    .toUpperCase()
}

/** Draws a company's mark, 512 by 512, as an SVG document. */
export function drawLogo({ name, service, seed, variant }: LogoSpec): string {
  const random = createRandom(`${seed}#${name}`)
  const turn = variant ?? random.int(0, 999)
  const colours = inks[(turn * 5 + Math.floor(turn / 9)) % inks.length] ?? inks[0]
  const marks = byService[service] ?? [roundMonogram]
  const mark = marks[turn % marks.length]
  if (!colours || !mark) throw new Error('a logo needs colours and a mark')
  const edge = darken(colours.ground, 0.08)
  const frame = random.chance(0.35)
    ? rect(24, 24, 464, 464, 'none', { stroke: lighten(edge, 0.1), 'stroke-width': 4 })
    : ''
  return svgDocument(
    SIZE,
    SIZE,
    '',
    rect(0, 0, SIZE, SIZE, colours.ground) + frame + mark(colours, initials(name), random),
  )
}
