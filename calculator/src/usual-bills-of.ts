import { areas, cities, type PriceBook, type UsualBills } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'

/** Totals of the usual complete houses at a book's prices, for screens that need only these. */
export function usualBillsOf(book: PriceBook): UsualBills {
  const bills = cities.map((city) => [
    city,
    Object.fromEntries(areas.map((area) => [area, billOf({ city, plotSize: area.split(' ')[0] }, book)])),
  ])
  const { pricesAsOf, ageingPct } = book
  return { pricesAsOf, ...(ageingPct ? { ageingPct } : {}), bills: Object.fromEntries(bills) }
}

function billOf(house: { city: string; plotSize: string | undefined }, book: PriceBook) {
  const made = detailedEstimate(house, book)
  if (!made.ok) throw new Error(`no usual house of ${house.plotSize} Marla in ${house.city}`)
  const { total, phases, sections } = made.estimate
  const { costPkr, lowPkr, highPkr } = total
  const days: Record<string, number> = {}
  for (const line of sections.flatMap(({ lines }) => lines))
    days[line.pricedOn] = (days[line.pricedOn] ?? 0) + line.costPkr
  const greyPkr = phases.find(({ phase }) => phase === 'grey')?.costPkr ?? 0
  return { costPkr, lowPkr, highPkr, greyPkr, ...(book.compiled ? { days } : {}) }
}
