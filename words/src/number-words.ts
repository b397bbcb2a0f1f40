/** Number words of a language, in the scales of Pakistan. */
interface NumberWords {
  /** A number from 0 to 99. */
  below100: (number: number) => string
  hundred: string
  thousand: string
  lakh: string
  crore: string
}

/** Whole number from 0 in words; scales that are zero are left out. */
export function inWords(number: number, names: NumberWords): string {
  const scales = [
    [10_000_000, names.crore],
    [100_000, names.lakh],
    [1000, names.thousand],
    [100, names.hundred],
  ] as const
  const scale = scales.find(([size]) => number >= size)
  if (!scale) return names.below100(number)
  const [size, name] = scale
  const rest = number % size
  const head = `${inWords(Math.floor(number / size), names)} ${name}`
  return rest === 0 ? head : `${head} ${inWords(rest, names)}`
}
