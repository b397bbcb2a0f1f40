import { encodeAnswers, stageRows } from '@tameer/calculator'
import { clientLink, detailedEstimateAddress } from '@tameer/contract'
import { pageWords } from '../../words/page-words.ts'
import { billOf, house } from './house.ts'
import { tool } from './tool.ts'

const { amounts, calculator, stages, values } = pageWords.en

export const estimateHouse = tool(
  'estimate_house',
  {
    title: 'What a house costs',
    description:
      'Cost of building a house in Lahore, Islamabad or Karachi, line by line from dated prices, in whole Pakistani rupees: the total with its range, the money by stage in the order of building, and the address of the bill. Land, fees of architects, tax and contingency are not in it. pkrByStatus says how much of it rests on published rates, on rates derived from those, and on rates that are assumed: tell the person which.',
    inputSchema: house,
  },
  async (asked, context) => {
    const bill = await billOf(asked, context)
    const { answers, total, perSft, phases, sections, byRateStatusPkr, priceBook, warnings } = bill
    const { yours: _, ...pkrByStatus } = byRateStatusPkr
    const query = encodeAnswers(answers, { priceBookVersion: priceBook.version })
    return {
      house: answers,
      totalPkr: total.costPkr,
      lowPkr: total.lowPkr,
      highPkr: total.highPkr,
      pkrPerSqFt: perSft.costPkr,
      pkrByStatus,
      parts: phases.map(({ phase, costPkr }) => ({ name: values.phases[phase], pkr: costPkr })),
      stages: stageRows(bill).map(({ stage, costPkr, soFarPkr }) => ({
        name: stages.stages[stage],
        pkr: costPkr,
        soFarPkr,
      })),
      sections: sections.map(({ key, costPkr, lines }) => ({
        name: values.sections[key],
        pkr: costPkr,
        lines: lines.map(({ id }) => id),
      })),
      pricesOf: amounts.daysOfPrices(priceBook),
      priceBook: priceBook.version,
      warnings: warnings.map(calculator.warning),
      bill: context.config.publicUrl + clientLink(detailedEstimateAddress(query)),
    }
  },
)
