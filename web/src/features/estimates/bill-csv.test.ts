import { detailedEstimate } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import { billCsv } from './bill-csv.ts'

const result = detailedEstimate({ city: 'Karachi', plotSize: '7', constructionType: 'Complete' })
if (!result.ok) throw new Error('a usual house has no problems')
const { estimate } = result

/** Cells of one row, quotes read the way a spreadsheet does. */
const cells = (row: string) =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )

describe('billCsv', () => {
  const rows = billCsv(estimate).slice(1).split('\r\n').map(cells)

  it('holds every line of the bill, numbers as numbers that add up to the total', () => {
    const lines = rows.slice(
      1,
      rows.findIndex(([first]) => first === 'Total'),
    )
    expect(lines).toHaveLength(estimate.sections.flatMap((section) => section.lines).length)
    expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([14]))
    const sum = lines.reduce((total, row) => total + Number(row[6]), 0)
    expect(sum).toBe(estimate.total.costPkr)
    expect(rows[0]?.[2]).toBe('What it is')
    expect(lines.map((row) => row[2])).toEqual(
      estimate.sections.flatMap(({ lines }) => lines.map(({ spec }) => spec)),
    )
    expect(Number(rows.find(([first]) => first === 'Total')?.[6])).toBe(sum)
  })

  it('sets what comes on top below the total', () => {
    const priced = detailedEstimate({
      city: 'Karachi',
      plotSize: '7',
      addOns: 'margin-12.5',
      ownPrices: 'steel-300',
    })
    if (!priced.ok) throw new Error('a good margin has no problems')
    const text = billCsv(priced.estimate)
    const { costPkr, lowPkr, highPkr } = priced.estimate.totalWithAddOns
    expect(text).toContain(
      `"Contractor’s margin, 12.5 % (our estimate)",,,,,,${priced.estimate.addOns[0]?.amountPkr}\r\n`,
    )
    expect(text).toContain(`The bill with all on top,,,,,,${costPkr},,,${lowPkr},${highPkr}\r\n`)
    expect(text).toContain(',your price,')
  })

  it('opens as UTF-8 and names the house and its prices', () => {
    expect(billCsv(estimate).startsWith('\uFEFFSection,Item,')).toBe(true)
    const words = rows.flat().join('\n')
    expect(words).toContain('7 Marla House Construction Cost in Karachi')
    expect(words).toContain('Prices of 30th September, 2026 (price book 2026-11-26)')
  })
})

it('says how old the prices are once that widens the range', () => {
  const aged = detailedEstimate({ city: 'Karachi', plotSize: '7' }, undefined, '2027-01-10')
  if (!aged.ok) throw new Error('a usual house has no problems')
  expect(billCsv(aged.estimate)).toContain('102 days old: low and high reach further for it')
  expect(billCsv(estimate)).not.toContain('days old')
})
