import { foldText } from '@tameer/contract'

/** Number of sizes of one company that are searched: lists of numbers could fill the index. */
const mostSizes = 100
/** A Kanal has 20 Marla, for every size of a Marla. */
const marlaPerKanal = 20

const numbersInWords: Readonly<Record<string, readonly string[]>> = {
  0.5: ['half a', 'half', 'aadha', 'adha', 'آدھا', 'آدھے'],
  1: ['one', 'a', 'ek', 'aik', 'ایک'],
  2: ['two', 'do', 'دو'],
  3: ['three', 'teen', 'تین'],
  4: ['four', 'char', 'chaar', 'چار'],
  5: ['five', 'panch', 'paanch', 'پانچ'],
  6: ['six', 'che', 'chay', 'چھ', 'چھے'],
  7: ['seven', 'saat', 'sat', 'سات'],
  8: ['eight', 'aath', 'ath', 'آٹھ'],
  9: ['nine', 'nau', 'نو'],
  10: ['ten', 'das', 'دس'],
  12: ['twelve', 'bara', 'barah', 'بارہ'],
  14: ['fourteen', 'چودہ'],
  15: ['fifteen', 'pandra', 'pandrah', 'پندرہ'],
  16: ['sixteen', 'سولہ'],
  20: ['twenty', 'bees', 'بیس'],
}
const marlas = ['marlas', 'marla', 'marle', 'مرلہ', 'مرلے', 'مرلا']
const kanals = ['kanals', 'kanal', 'کنال']
/** Plots that are sold in whole Kanal; each is a question of its own when nothing but the unit is asked for. */
const usualKanals = [1, 2, 3, 4, 8]

const numberOf = new Map(
  Object.entries(numbersInWords).flatMap(([number, words]) =>
    words.map((word) => [foldText(word), Number(number)] as const),
  ),
)
const anyOf = (words: Iterable<string>) => [...words].map(foldText).join('|')
/** `half a` is tried before `a`. */
const size = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(\\d{1,4}(?:\\.\\d{1,2})?)|(${anyOf(numberOf.keys())}))[ -]?(?:(${anyOf(marlas)})|${anyOf(kanals)})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** The plot sizes that texts name, in figures or in words, as lines of a search text: `#20 marla` for `1 kanal`. */
export function plotSizesOf(texts: readonly string[]): string[] {
  const lines = texts.flatMap((text) => [...foldText(text).matchAll(size)].map(lineOf))
  return [...new Set(lines)].slice(0, mostSizes)
}

/** The first plot size of a folded search, its words, and the rest of the text; undefined when it names none. */
export function readPlotSize(q: string): { plot: string; words: string; rest: string } | undefined {
  const [first] = q.matchAll(size)
  if (!first) return undefined
  return { plot: lineOf(first), words: first[0], rest: q.replace(size, ' ').replace(/ +/g, ' ').trim() }
}

/**
 * Parts of such lines that a folded search stands for when it is a unit alone: every size for `marla`, the usual ones for
 * `kanal`. Empty for any other search.
 */
export function sizesOfUnit(q: string): string[] {
  if (marlas.some((unit) => foldText(unit) === q)) return [' marla']
  return kanals.some((unit) => foldText(unit) === q)
    ? usualKanals.map((number) => `#${number * marlaPerKanal} marla`)
    : []
}

/** The sign in front keeps a search for 7 from finding 17 Marla. */
function lineOf([, figure, word = '', marla]: RegExpExecArray): string {
  const number = figure === undefined ? (numberOf.get(word) ?? 0) : Number(figure)
  const inMarla = marla === undefined ? number * marlaPerKanal : number
  return `#${Math.round(inMarla * 100) / 100} marla`
}
