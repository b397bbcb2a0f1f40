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

/** Below this, hundredths of a Lakh say too little. */
const smallestInLakhPkr = 10_000

/** `12.40 Lakh (9.8 %) more`, seen from the first estimate. */
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

/** Without a sign: the words around it say which way. Undefined where there is nothing to measure against. */
function percentOf(differencePkr: number, firstPkr: number): string | undefined {
  if (firstPkr === 0) return undefined
  return `${Math.abs((differencePkr / firstPkr) * 100).toFixed(1)}\u00a0%`
}

/** `Complete, Standard`. */
export function finishOf({ answers }: DetailedEstimate): string {
  return `${labels.constructionTypes[answers.constructionType]}${comma}${labels.grades[answers.grade]}`
}

interface AnswerRow {
  readonly label: string
  /** In the order of the estimates. */
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

/** The answers of all estimates, those that differ apart from those that do not. */
export function compareAnswers(estimates: readonly DetailedEstimate[]) {
  const rows: AnswerRow[] = questions.map(({ label, text }) => ({
    label,
    texts: estimates.map(text),
  }))
  const differs = ({ texts }: AnswerRow) => new Set(texts).size > 1
  return { differing: rows.filter(differs), same: rows.filter((row) => !differs(row)) }
}
