/** One slice of a pie round 0, 0, the first starting at twelve o'clock and all turning clockwise. */
export interface PieArc {
  /** For the `d` of an SVG path. */
  readonly path: string
  /** Where a label outside the rim is. */
  readonly labelX: number
  readonly labelY: number
}

/** Slices for shares that add up to 1. */
export function pieArcs(shares: readonly number[], radius: number, labelRadius: number): PieArc[] {
  let start = 0
  return shares.map((share) => {
    const end = start + share
    const [x0, y0] = pointAt(start, radius)
    const [x1, y1] = pointAt(end, radius)
    const [labelX, labelY] = pointAt((start + end) / 2, labelRadius)
    start = end
    // An arc from a point to the same point draws nothing: a whole pie is two halves.
    const path =
      share > 0.9999
        ? `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`
        : `M0 0L${x0} ${y0}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${x1} ${y1}Z`
    return { path, labelX, labelY }
  })
}

function pointAt(turn: number, radius: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
