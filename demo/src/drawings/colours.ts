type Channels = [number, number, number]

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** From `a` (t = 0) to `b` (t = 1); both as `#rrggbb`. */
export function mix(a: string, b: string, t: number): string {
  const [r1, g1, b1] = channels(a)
  const [r2, g2, b2] = channels(b)
  const blend = (from: number, to: number) =>
    Math.round(Math.min(255, Math.max(0, from + (to - from) * t)))
      .toString(16)
      .padStart(2, '0')
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`
}

export const lighten = (colour: string, t: number) => mix(colour, '#ffffff', t)
export const darken = (colour: string, t: number) => mix(colour, '#0d1118', t)
