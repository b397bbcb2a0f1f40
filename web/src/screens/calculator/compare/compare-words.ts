import type { Answers, DetailedEstimate } from '@tameer/calculator'
import { optionsInWords, ownPricesInWords } from '@tameer/words/house-in-words'
import { displayAmount, displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/compare-estimates'
import * as house from '#words/house-words'
import { comma, semicolon } from '#words/language'
import * as places from '#words/places'
import * as labels from '#words/values'
import { roomLabels, roomNames } from '../quick-answers.ts'

type Figure = (pkr: number) => string

/** Below this amount in rupees, hundredths of a Lakh are too coarse. */
const smallestInLakhPkr = 10_000

/** Difference from the first estimate: `12.40 Lakh (9.8 %) more`. */
export function differenceInWords(
  differencePkr: number,
  firstPkr: number,
  figure: Figure = displayAmount,
): string {
  if (differencePkr === 0) return words.theSame
  const pkr = Math.abs(differencePkr)
  const amount = pkr < smallestInLakhPkr ? displayRupees(pkr) : figure(pkr)
  return (differencePkr > 0 ? words.more : words.less)(amount, percentOf(differencePkr, firstPkr))
}

/**
 * The percentage without a sign, since the words around it give the direction. Undefined when the first cost is zero.
 */
function percentOf(differencePkr: number, firstPkr: number): string | undefined {
  if (firstPkr === 0) return undefined
  return Math.abs((differencePkr / firstPkr) * 100).toFixed(1)
}

/** Stage and quality, such as `Complete, Standard`. */
export function finishOf({ answers }: DetailedEstimate): string {
  return `${labels.constructionTypes[answers.constructionType]}${comma}${labels.grades[answers.grade]}`
}

interface AnswerRow {
  readonly label: string
  /** Texts in the order of the estimates. */
  readonly texts: readonly string[]
}

const questions: readonly { label: string; text: (estimate: DetailedEstimate) => string }[] = [
  { label: words.city, text: ({ answers: { city } }) => places.cities[city] },
  { label: words.plot, text: ({ answers }) => plotWithMarla(answers) },
  {
    label: words.coveredArea,
    text: ({ answers: { coveredAreaSft } }) => words.sft(groupDigits(coveredAreaSft)),
  },
  { label: words.storeys, text: ({ answers: { storeys } }) => String(storeys) },
  ...roomNames.map((name) => ({
    label: roomLabels[name],
    text: ({ answers }: DetailedEstimate) => String(answers[name]),
  })),
  {
    label: words.constructionType,
    text: ({ answers: { constructionType } }) => labels.constructionTypes[constructionType],
  },
  {
    label: words.constructionMode,
    text: ({ answers: { constructionMode } }) => labels.constructionModes[constructionMode],
  },
  { label: words.grade, text: ({ answers: { grade } }) => labels.grades[grade] },
  { label: words.parts, text: (estimate) => optionsInWords(estimate, house).join(comma) || words.asUsual },
  {
    label: words.ownPrices,
    text: (estimate) => ownPricesInWords(estimate, house).join(semicolon) || words.none,
  },
]

function plotWithMarla({ plotSize, plotUnit, marlaStandardSft }: Answers): string {
  const size = `${groupDigits(plotSize)} ${labels.plotUnits[plotUnit]}`
  return plotUnit === 'Marla' || plotUnit === 'Kanal' ? words.plotInMarla(size, marlaStandardSft) : size
}

/** Compares the answers of all estimates: separates those that differ from those that are equal. */
export function compareAnswers(estimates: readonly DetailedEstimate[]) {
  const rows: AnswerRow[] = questions.map(({ label, text }) => ({
    label,
    texts: estimates.map(text),
  }))
  const differs = ({ texts }: AnswerRow) => new Set(texts).size > 1
  return { differing: rows.filter(differs), same: rows.filter((row) => !differs(row)) }
}
