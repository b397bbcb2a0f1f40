/** Differences below this are the noise of floating point, and nothing that was written. */
const noise = 1e-6

/** A figure with at most this many decimals, and true when that changed what was written. */
export function roundTo(value: number, decimals: number): { value: number; rounded: boolean } {
  const kept = Number(value.toFixed(decimals))
  return { value: kept, rounded: Math.abs(kept - value) > noise }
}
