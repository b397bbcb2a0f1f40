import {
  type DetailedEstimate,
  encodeAnswers,
  type Grade,
  gradeTotals,
  stageRows,
  unusualAnswers,
} from '@tameer/calculator'
import { estimatePageAddress } from '@tameer/contract'
import {
  houseFactsInWords,
  marlaInWords,
  materialOf,
  pricesInWords,
  stageOf,
} from '@tameer/words/house-in-words'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/bill'
import * as house from '#words/house-words'
import * as stageWords from '#words/stages'
import { grades as gradeNames, plotUnits } from '#words/values'
import { pageAddress } from '../../../../../net/addresses.ts'
import { inCurrency, type OwnCurrency } from '../own-currency.ts'

/** A row of the picture: a piece of its line is drawn in blue, `from` and `length` as parts of it. */
interface PictureStage {
  readonly name: string
  readonly amount: string
  readonly from: number
  readonly length: number
}

/** Texts on the picture of a bill, in the words of the page. */
export interface PictureFacts {
  readonly title: string
  readonly facts: readonly string[]
  readonly prices: string
  readonly amount: string
  /** Beside the amount, from the top down; the last in ink. */
  readonly beside: readonly string[]
  readonly low: string
  readonly high: string
  /** Position of the likely cost between low and high, 0 to 1. */
  readonly likelyAt: number
  readonly grades: readonly { readonly name: string; readonly amount: string; readonly chosen: boolean }[]
  readonly stagesTitle: string
  readonly stages: readonly PictureStage[]
  /** Without its protocol, as people read addresses. */
  readonly address: string
}

export function pictureFacts(estimate: DetailedEstimate, currency: OwnCurrency | undefined): PictureFacts {
  const { answers, total } = estimate
  const { city, plotSize, plotUnit, grade, constructionMode } = answers
  const { coveredArea } = houseFactsInWords(estimate, house)
  const [bedrooms, bathrooms] = house.roomsInShort(answers)
  return {
    title: words.pictureTitle(groupDigits(plotSize), plotUnits[plotUnit], house.cities[city]),
    facts: [
      coveredArea,
      // Who buys the material says more of a figure than rooms.
      constructionMode === 'With Material'
        ? [bedrooms, bathrooms].join(house.comma)
        : materialOf(estimate, house),
      [house.lower(stageOf(estimate, house)), words.gradeFinish(gradeNames[grade])].join(house.comma),
    ],
    prices: [pricesInWords(estimate, house), ...marlaInWords(estimate, house)].join(' · '),
    amount: displayAmount(total.costPkr),
    beside: [
      words.likely,
      ...(currency
        ? [words.atRate(inCurrency(total.costPkr, currency), groupDigits(currency.rupeesForOne))]
        : []),
    ],
    low: `${words.low} ${displayAmount(total.lowPkr)}`,
    high: `${words.high} ${displayAmount(total.highPkr)}`,
    likelyAt: (total.costPkr - total.lowPkr) / (total.highPkr - total.lowPkr),
    grades: gradeTotals(answers).map(({ grade: one, totalPkr }: { grade: Grade; totalPkr: number }) => ({
      name: gradeNames[one],
      amount: displayAmount(totalPkr),
      chosen: one === grade,
    })),
    stagesTitle: stageWords.stagesTitle,
    stages: stageRows(estimate).map(({ stage, costPkr, soFarPkr }) => ({
      name: stageWords.stages[stage],
      amount: displayAmount(costPkr),
      from: (soFarPkr - costPkr) / total.costPkr,
      length: costPkr / total.costPkr,
    })),
    address: addressOf(estimate),
  }
}

/** The shortest address of this house, for somebody who types it. */
function addressOf({ answers, priceBook }: DetailedEstimate): string {
  const query = encodeAnswers(unusualAnswers(answers), { priceBookVersion: priceBook.version })
  const address = pageAddress(estimatePageAddress(query.replace(/&prices=[^&]*/, '')))
  return address.replace(/^https?:\/\//, '')
}
