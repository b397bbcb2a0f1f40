// The one reader of figures that people write: in forms, in the calculator, in cells of sheets. The rule in words:
// docs/figures.md. Urdu words are written by code points in patterns, which no build
// turns into letters: this file is a part of the English client too.
import { latinDigits } from './latin-digits.ts'

/**
 * Reasons why a text is no figure. `groups`: commas or spaces part the digits otherwise than `12,34,567` or `1,234,567`.
 * `twoWays`: `1.234` where a comma is the decimal sign, so that it can be 1234 too.
 */
export type FigureFault = 'notAFigure' | 'groups' | 'twoWays'

/**
 * A text, judged: empty, a figure, or why it is none. `unsure`: read as a group, as the rule says, `1,234` could also be
 * three decimals where a comma is the decimal sign.
 */
export type FigureText =
  | { readonly is: 'empty' }
  | { readonly is: 'figure'; readonly value: number; readonly unsure?: true }
  | { readonly is: 'fault'; readonly fault: FigureFault }

interface Asked {
  /** A number is not money: it has no word for rupees, and no lakh. Rupees when absent. */
  readonly as?: 'rupees' | 'number'
  /** True for cells of a file with semicolons between them, as computers with decimal commas write it. */
  readonly decimalComma?: boolean
}

// Lakh and crore in Urdu, with the letters of Arabic keyboards too.
const lakh = 'lakhs?|lacs?|\\u0644\\u0627[\\u06a9\\u0643][\\u06be\\u06c1\\u0647]'
const crore = 'crores?|cr|[\\u06a9\\u0643]\\u0631\\u0648\\u0691'
// Rupees: the sign U+20A8 is composed of the letters Rs; in Urdu any ending of the word.
const rupees =
  '(?:pkr|rs|rupees?|\\u0631\\u0648\\u067e[\\u0626\\u0627\\u0648\\u06ba\\u06c1\\u06c3\\u0647\\u06cc\\u064a\\u06d2\\u06d3]{1,3})\\.?:?'
const ending = '\\/ ?[-=\\u2013\\u2212]+'
const only = '(?:only|\\u0635\\u0631\\u0641)\\.?'
const number = '(?<sign>-?) ?(?<digits>[\\d., ]*\\d[\\d., ]*?)'
const plain = new RegExp(`^${number}$`)
const money = new RegExp(
  `^(?:(?<before>${rupees}) ?)?${number} ?(?:(?:(?<lakh>${lakh})|(?<crore>${crore}))\\.?)? ?(?:${ending})? ?(?<after>${rupees})? ?(?:${ending})? ?(?:${only})?$`,
)
/** Words and signs of money without a figure: nothing was typed yet. */
const noDigits = new RegExp(`^(?:${rupees}|${ending}| )*$`)

/** Longer texts are no figures, and patterns would take long over them. */
const longest = 100

// No group begins with 0: `0,310` is a decimal comma, a thousand times less.
const groups = (mark: string) => `[1-9]\\d?(?:${mark}\\d\\d)*${mark}\\d{3}|[1-9]\\d{0,2}(?:${mark}\\d{3})+`
const decimalDot = new RegExp(`^(?:\\d*|${groups(',')}|${groups(' ')})(?:\\.\\d*)?$`)
// Three digits behind the last comma are a group, so decimals are one, two, or more than three, as sheets calculate them.
const withComma = new RegExp(`^(?<whole>\\d+|${groups('\\.')}|${groups(' ')}),(?<part>\\d\\d?|\\d{4,})$`)
const groupsOfDots = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/
const dotOrGroup = /^\d{1,3}\.\d{3}$/
const commaOrGroup = /^\d{1,3},\d{3}$/

/** Judges a typed figure, by the rule in docs/figures.md. Never throws. */
export function judgeFigure(text: string, { as = 'rupees', decimalComma = false }: Asked = {}): FigureText {
  if (text.length > longest) return fault('notAFigure')
  const written = plainSigns(text)
  if (written === '') return { is: 'empty' }
  // A number in a circle, a half, a raised digit: composed, they would be other figures.
  const parts = /\p{No}/u.test(text) ? null : (as === 'rupees' ? money : plain).exec(written)?.groups
  if (!parts) return as === 'rupees' && noDigits.test(written) ? { is: 'empty' } : fault('notAFigure')
  if (parts.before && parts.after) return fault('notAFigure')
  const digits = digitsOf(parts.digits ?? '', decimalComma)
  if (typeof digits === 'string') return fault(digits)
  const times = parts.lakh ? 100_000 : parts.crore ? 10_000_000 : 1
  // A dot of the word that slipped, rather than a part of a rupee.
  if (times === 1 && (parts.before || parts.after) && parts.digits?.startsWith('.'))
    return fault('notAFigure')
  // Rounded to whole paisas: in floating point, 12.55 times 1,00,000 is not a whole number.
  const value = times === 1 ? digits : Math.round(digits * times * 100) / 100
  if (!Number.isFinite(value)) return fault('notAFigure')
  const unsure = decimalComma && commaOrGroup.test(parts.digits ?? '')
  return { is: 'figure', value: parts.sign ? -value : value, ...(unsure && { unsure }) }
}

/** The rupees of a typed text: undefined for an empty one, NaN for one that is no figure. */
export function readFigure(text: string, asked?: Asked): number | undefined {
  const judged = judgeFigure(text, asked)
  return judged.is === 'figure' ? judged.value : judged.is === 'empty' ? undefined : Number.NaN
}

/** A typed number that is not money, such as months or square feet: undefined and NaN as for `readFigure`. */
export function readNumber(text: string): number | undefined {
  return readFigure(text, { as: 'number' })
}

function fault(fault: FigureFault): FigureText {
  return { is: 'fault', fault }
}

/** One form for each sign, without marks that nobody sees: those of direction, joiners, blanks of any width. */
function plainSigns(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\u060c/g, ',')
    .replace(/\u06d4/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

function digitsOf(written: string, decimalComma: boolean): number | FigureFault {
  if (decimalComma) {
    const { whole, part } = withComma.exec(written)?.groups ?? {}
    if (whole !== undefined) return Number(`${whole.replace(/[. ]/g, '')}.${part}`)
    if (groupsOfDots.test(written)) return Number(written.replaceAll('.', ''))
    if (dotOrGroup.test(written)) return 'twoWays'
  }
  if (decimalDot.test(written)) return Number(written.replace(/[, ]/g, ''))
  return /[, ]/.test(written) ? 'groups' : 'notAFigure'
}
