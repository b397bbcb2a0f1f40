// Figures as the form writes and changes them. Read by the package `figures`.
/** A figure as the form writes it into a field. */
export function writeFigure(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** A rate plus a percentage, in whole paisas; with 0 per cent it does not change. */
export function rateWithPercent(ratePkr: number, percent: number): number {
  return percent === 0 ? ratePkr : withPercent(ratePkr, percent, 2)
}

/** An amount plus a percentage, rounded to `decimals`. */
export function withPercent(value: number, percent: number, decimals: 0 | 2): number {
  const scale = 10 ** decimals
  return Math.max(0, Math.round(Number(((value * (100 + percent) * scale) / 100).toFixed(4))) / scale)
}
