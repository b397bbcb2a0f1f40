import type { BillLine, DetailedEstimate } from '@tameer/calculator'
import * as z from 'zod'
import { pageWords } from '../../words/page-words.ts'
import { billOf, house, sourcesOr } from './house.ts'
import { Refusal, tool } from './tool.ts'

const mostLines = 10

const meanings = {
  published: 'found in the named source',
  derived: 'worked out from the named sources',
  assumed: 'our own estimate, without a source',
  yours: 'given by the person who asks',
}

export const explainLine = tool(
  'explain_line',
  {
    title: 'Why a line of the bill costs what it does',
    description:
      'Lines of a house’s bill: quantity, rate in whole Pakistani rupees, how sure both are, their sources and the day of the price. "line" is an id from estimate_house or a part of a name, such as cement. A figure without a source is assumed: say so.',
    inputSchema: house.extend({ line: z.string().min(1).max(80) }),
  },
  async ({ line: asked, ...described }, context) => {
    const bill = await billOf(described, context)
    const lines = bill.sections.flatMap((section) => section.lines)
    const exact = lines.filter(({ id }) => id === asked)
    const named = lines.filter(({ item }) => item.toLowerCase().includes(asked.toLowerCase()))
    const found = exact.length > 0 ? exact : named.slice(0, mostLines)
    if (found.length === 0)
      throw new Refusal(`No line has that name. The lines are: ${lines.map(({ id }) => id).join(', ')}.`)
    return {
      pricesOf: pageWords.en.amounts.daysOfPrices(bill.priceBook),
      lines: found.map((line) => explain(line, bill)),
    }
  },
)

function explain(line: BillLine, { sources }: DetailedEstimate) {
  const { id, item, spec, note, unit, quantity, ratePkr, status } = line
  const { rateSources, quantitySources, pricedOn, costPkr, lowPkr, highPkr, materialPkr, labourPkr } = line
  const named = (ids: readonly string[]) => ids.map((one) => sources[one])
  return {
    id,
    name: item,
    spec,
    why: note,
    product: pageWords.en.quantities.displayProduct(line),
    costPkr,
    lowPkr,
    highPkr,
    materialPkr,
    labourPkr,
    quantity: {
      value: quantity,
      unit,
      status: status.quantity,
      means: meanings[status.quantity],
      source: sourcesOr(status.quantity, named(quantitySources)),
    },
    rate: {
      pkr: ratePkr,
      day: pricedOn,
      status: status.rate,
      means: meanings[status.rate],
      source: sourcesOr(status.rate, named(rateSources)),
    },
  }
}
