import { n, type Point, strokePath } from './svg.ts'

/** Letters as pen strokes on a grid four wide and six high, so that no font has to be installed. */
const strokes: Record<string, string> = {
  A: '002640 1232',
  B: '00063645443303 3342413000',
  C: '4536160501103041',
  D: '00062644422000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '45361605011030414323',
  H: '0006 4046 0343',
  I: '2026',
  J: '4641301001',
  K: '0006 460340',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '163645413010010516',
  P: '00063645443303',
  Q: '163645413010010516 2240',
  R: '00063645443303 2340',
  S: '453616050413334241301001',
  T: '0646 2620',
  U: '060110304146',
  V: '062046',
  W: '0610233046',
  X: '0046 0640',
  Y: '062346 2320',
  Z: '06460040',
  '0': '163645413010010516',
  '1': '152620',
  '2': '05163645440040',
  '3': '0516364544334241301001',
  '4': '30360242',
  '5': '460603334241301001',
  '6': '36160501103041423303',
  '7': '064610',
  '8': '163645443313040516 1302011030414233',
  '9': '10304145361605041343',
  '-': '1333',
  "'": '2624',
}

function letterPath(letter: string, x: number, y: number, height: number): string {
  const unit = height / 6
  return (strokes[letter] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((stroke) => {
      const places: Point[] = []
      for (let i = 0; i < stroke.length; i += 2)
        places.push([x + Number(stroke[i]) * unit, y - Number(stroke[i + 1]) * unit])
      return places.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`).join('')
    })
    .join('')
}

/** Width in pixels of a line of lettering. */
export function letteringWidth(text: string, height: number): number {
  return (text.length * 5.6 - 1.6) * (height / 6)
}

/** A line of draughtsman's capitals; (x, y) is the middle of its foot. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = height / 8,
): string {
  const start = x - letteringWidth(text, height) / 2
  const d = [...text.toUpperCase()]
    .map((letter, i) => letterPath(letter, start + i * 5.6 * (height / 6), y, height))
    .join('')
  return strokePath(d, colour, weight, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
}
