/** The value in the middle; of two in the middle, the mean of both. Null of none. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  const [low = 0, high = low] = sorted.subarray(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}
