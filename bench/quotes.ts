import {
  type Bill,
  type CoverMark,
  explainOrder,
  type FrozenLine,
  levelQuote,
  orderQuotes,
  type Price,
  type Quote,
} from '../quotes/src/index.ts'
import { note } from './report.ts'

const today = '2027-01-10'

/** Measures three quotes of 120 lines, by phase, by section and by line: levelled, sorted and explained. */
export async function benchQuotes(): Promise<void> {
  const bill = makeBill()
  const quotes = [byPhase(bill), bySection(bill), byLine(bill)]
  const taken: number[] = []
  let found = 0
  for (let turn = -200; turn < 1_000; turn++) {
    const started = performance.now()
    const levelled = quotes.map((quote, place) => ({ id: `${place}`, ...levelQuote(bill, quote, { today }) }))
    found += orderQuotes(levelled).length + explainOrder(levelled).length
    if (turn >= 0) taken.push(performance.now() - started)
  }
  if (found === 0) throw new Error('nothing was compared')
  taken.sort((a, b) => a - b)
  const median = taken[taken.length / 2] ?? Number.NaN
  const what = '3 quotes of 120 lines like for like, in order, explained, median of 1,000'
  note(what, `${median.toFixed(2)} ms`, 'below 2 ms', median < 2)
}

function makeBill(): Bill {
  const lines = Array.from({ length: 120 }, (_, place): FrozenLine => {
    const [quantity, ratePkr] = [100 + place, 250 + 7 * place]
    const costPkr = quantity * ratePkr
    const labourPkr = place % 3 === 0 ? 0 : Math.round(costPkr / 3)
    const amounts = { costPkr, materialPkr: costPkr - labourPkr, labourPkr }
    const range = { lowPkr: Math.round(costPkr * 0.9), highPkr: Math.round(costPkr * 1.15) }
    const where = {
      section: `section ${Math.floor(place / 12)}`,
      phase: place < 60 ? 'grey' : 'finishing',
    } as const
    return {
      id: `line ${place}`,
      item: `Item ${place}`,
      unit: 'Sft',
      quantity,
      ratePkr,
      ...amounts,
      ...range,
      ...where,
    }
  })
  return { coveredAreaSft: 2_250, totalPkr: lines.reduce((sum, { costPkr }) => sum + costPkr, 0), lines }
}

/** Every fifth line has a cover, each kind in turn. */
function quoteWith(bill: Bill, prices: Price[]): Quote {
  const covers = bill.lines
    .filter((_, place) => place % 5 === 0)
    .map(({ id, costPkr }, place): CoverMark => {
      const cover = (['excluded', 'owner', 'allowance'] as const)[place % 3] ?? 'excluded'
      return {
        level: 'line',
        id,
        cover,
        ...(cover === 'allowance' ? { amountPkr: Math.round(costPkr / 2) } : {}),
      }
    })
  const terms = { stages: [], validUntil: '2027-02-09' }
  return { prices, covers, extras: [], alternates: [], tax: 'included', terms, headlinePkr: 0 }
}

function byPhase(bill: Bill): Quote {
  const phases = ['grey', 'finishing'] as const
  return quoteWith(
    bill,
    phases.map((id) => ({ level: 'phase', id, kind: 'per-sft', ratePkr: 1_987.65 })),
  )
}

function bySection(bill: Bill): Quote {
  const sections = [...new Set(bill.lines.map(({ section }) => section))]
  return quoteWith(
    bill,
    sections.map((id, place) => ({ level: 'section', id, kind: 'lump', amountPkr: 900_000 + place })),
  )
}

function byLine(bill: Bill): Quote {
  return quoteWith(
    bill,
    bill.lines.map(({ id, ratePkr }) => ({ level: 'line', id, kind: 'per-unit', ratePkr: ratePkr - 0.35 })),
  )
}
