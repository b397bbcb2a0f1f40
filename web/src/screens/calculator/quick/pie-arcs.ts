/** A slice of a pie around the point 0, 0. The first slice begins at twelve o'clock; all go clockwise. */
export interface PieArc {
  /** Value for the `d` attribute of an SVG path. */
  readonly path: string
  /** Position of a label outside the rim. */
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
    // An arc whose ends are the same point draws nothing, so a whole pie is two halves.
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
