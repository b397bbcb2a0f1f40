import { encodeAnswers, gradeTotals, type PriceBook, stageRows, unusualAnswers } from '@tameer/calculator'
import { estimatePageAddress, isCurrencyName, isCurrencyRate, type OwnCurrency } from '@tameer/contract'
import {
  houseFactsInWords,
  marlaInWords,
  materialOf,
  pricesInWords,
  stageOf,
} from '@tameer/words/house-in-words'
import type { BillFace } from '../../../images/drawn/share-face.ts'
import type { BillAtItsPrices } from '../costs/shared-estimate.ts'
import type { Site } from '../site.ts'

/** The reader's currency in the query of a bill's picture: undefined without one, null when it is none. */
export function readOwnCurrency(query: string): OwnCurrency | null | undefined {
  const asked = new URLSearchParams(query)
  const [name, rate] = [asked.get('currency'), asked.get('rate')]
  if (name === null && rate === null) return undefined
  const rupeesForOne = Number(rate)
  return name && isCurrencyName(name) && isCurrencyRate(rupeesForOne) ? { name, rupeesForOne } : null
}

/** The bill of an estimate as a picture, in the words of the page. `house` is the drawing of a house. */
export function billFace(
  { estimate, book }: BillAtItsPrices,
  currency: OwnCurrency | undefined,
  site: Site,
  house?: string,
): BillFace {
  const { amounts, bill, detailed, stages, values } = site.words
  const { displayAmount, groupDigits } = amounts
  const { answers, total } = estimate
  return {
    language: site.language,
    ...saidOf(estimate, site),
    prices: [pricesInWords(estimate, site.words.house), ...marlaInWords(estimate, site.words.house)].join(
      ' · ',
    ),
    amount: displayAmount(total.costPkr),
    beside: [
      detailed.likely,
      ...(currency
        ? [bill.atRate(bill.inCurrency(total.costPkr, currency), groupDigits(currency.rupeesForOne))]
        : []),
    ],
    low: `${detailed.low} ${displayAmount(total.lowPkr)}`,
    high: `${detailed.high} ${displayAmount(total.highPkr)}`,
    likelyAt: (total.costPkr - total.lowPkr) / (total.highPkr - total.lowPkr),
    grades: gradeTotals(answers, book).map(({ grade, totalPkr }) => ({
      name: values.grades[grade],
      amount: displayAmount(totalPkr),
      chosen: grade === answers.grade,
    })),
    stagesTitle: stages.stagesTitle,
    stages: stageRows(estimate).map(({ stage, costPkr, soFarPkr }) => ({
      name: stages.stages[stage],
      amount: displayAmount(costPkr),
      from: (soFarPkr - costPkr) / total.costPkr,
      length: costPkr / total.costPkr,
    })),
    address: withoutProtocol(site.publicUrl + site.to(shortestAddress(estimate, book))),
    site: withoutProtocol(site.publicUrl),
    house,
  }
}

/** Title and facts of the house itself. */
function saidOf(estimate: BillAtItsPrices['estimate'], { words }: Site): Pick<BillFace, 'title' | 'facts'> {
  const { amounts, bill, house, values } = words
  const { city, plotSize, plotUnit, grade, constructionMode } = estimate.answers
  const [bedrooms, bathrooms] = house.roomsInShort(estimate.answers)
  return {
    title: bill.houseNamed(amounts.groupDigits(plotSize), values.plotUnits[plotUnit], house.cities[city]),
    facts: [
      houseFactsInWords(estimate, house).coveredArea,
      // Who buys the material says more of a figure than rooms.
      constructionMode === 'With Material'
        ? [bedrooms, bathrooms].join(house.comma)
        : materialOf(estimate, house),
      [house.lower(stageOf(estimate, house)), bill.gradeFinish(values.grades[grade])].join(house.comma),
    ],
  }
}

/** The shortest address of this house, for somebody who types it: without the prices that it was made with. */
function shortestAddress({ answers, priceBook }: BillAtItsPrices['estimate'], book: PriceBook): string {
  const query = encodeAnswers(unusualAnswers(answers, book), { priceBookVersion: priceBook.version })
  return estimatePageAddress(query.replace(/&prices=[^&]*/, ''))
}

function withoutProtocol(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
