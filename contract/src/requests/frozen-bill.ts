import type { DetailedEstimate } from '@tameer/calculator'
import type { FrozenBill } from './requests.ts'

/**
 * The bill of an estimate as a request keeps it: every line with its section and phase, and the ranges of the
 * sections and of the total.
 */
export function freezeBill({ answers, total, sections, priceBook }: DetailedEstimate): FrozenBill {
  return {
    coveredAreaSft: answers.coveredAreaSft,
    totalPkr: total.costPkr,
    lowPkr: total.lowPkr,
    highPkr: total.highPkr,
    pricesAsOf: priceBook.pricesAsOf,
    ...(priceBook.pricesSince ? { pricesSince: priceBook.pricesSince } : {}),
    sections: sections.map(({ key, phase, costPkr, lowPkr, highPkr }) => ({
      id: key,
      phase,
      costPkr,
      lowPkr,
      highPkr,
    })),
    lines: sections.flatMap(({ key, phase, lines }) =>
      lines.map(({ id, item, unit, quantity, ratePkr, ...line }) => ({
        id,
        item,
        unit,
        quantity,
        ratePkr,
        costPkr: line.costPkr,
        lowPkr: line.lowPkr,
        highPkr: line.highPkr,
        materialPkr: line.materialPkr,
        labourPkr: line.labourPkr,
        section: key,
        phase,
      })),
    ),
  }
}
