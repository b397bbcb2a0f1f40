/** Names of a language for counting in words, as in Pakistan. */
interface NumberWords {
  /** A number from 0 to 99. */
  below100: (number: number) => string
  hundred: string
  thousand: string
  lakh: string
  crore: string
}

/** A whole number from 0 on in words: crore, lakh, thousand, hundred and the rest, of which none is left out but zeros. */
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
