import { type AnswersInput, detailedEstimate } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import { phases, sections, statuses } from '#words/values'
import { calculate, readXlsx } from '../../../test/read-xlsx.ts'
import { billXlsx } from './bill-xlsx.ts'

function estimateOf(answers: AnswersInput) {
  const result = detailedEstimate(answers)
  if (!result.ok) throw new Error('a usual house has no problems')
  return result.estimate
}

const houses: [string, AnswersInput][] = [
  ['a complete house', { city: 'Karachi', plotSize: '7', constructionType: 'Complete' }],
  [
    'a grey structure',
    { city: 'Lahore', plotSize: '500', plotUnit: 'sq yd', grade: 'Premium', storeys: '3' },
  ],
  [
    'labour alone',
    { ...{ city: 'Islamabad', plotSize: '10', grade: 'Economy' }, constructionMode: 'Without Material' },
  ],
  [
    'a house with its own prices and percentages on top',
    {
      ...{ city: 'Lahore', plotSize: '10', constructionType: 'Complete' },
      ...{ ownPrices: 'steel-300', addOns: 'margin-12--tax-5', options: 'boundaryWall-0' },
    },
  ],
]

describe.each(houses)('billXlsx of %s', (_name, answers) => {
  const estimate = estimateOf(answers)
  const lines = estimate.sections.flatMap((section) => section.lines)

  it('gives every formula its value, which is the bill’s own', async () => {
    const cells = readXlsx(await billXlsx(estimate))
    const formulas = [...cells].filter(([, { formula }]) => formula !== undefined)
    expect(formulas.length).toBeGreaterThan(estimate.sections.length * 3)
    for (const [address, { value }] of formulas)
      expect([address, calculate(cells, address)]).toEqual([address, value])
    expect([...'FGHIJ'].map((letter) => calculate(cells, `${letter}4`))).toEqual([
      ...[estimate.total.costPkr, estimate.total.materialPkr, estimate.total.labourPkr],
      ...[estimate.total.lowPkr, estimate.total.highPkr],
    ])
  })

  it('sums each section over its own lines, and the total over the sections', async () => {
    const cells = readXlsx(await billXlsx(estimate))
    const rowOf = (title: string) => {
      const [address = ''] = [...cells].find(([at, { value }]) => value === title && at !== 'A4') ?? []
      return Number(address.slice(1))
    }
    for (const section of estimate.sections) {
      const row = rowOf(`Sum of ${sections[section.key]}`)
      expect(cells.get(`F${row}`)).toEqual({
        value: section.costPkr,
        formula: `SUM(F${row - section.lines.length}:F${row - 1})`,
      })
    }
    const sums = estimate.sections.map(({ key }) => `F${rowOf(`Sum of ${sections[key]}`)}`)
    expect(cells.get(`F${rowOf('Total')}`)?.formula).toBe(`SUM(${sums.join(',')})`)
    if (estimate.addOns.length > 0)
      expect(cells.get(`F${rowOf('The bill with all on top')}`)?.value).toBe(estimate.totalWithAddOns.costPkr)
    for (const { phase, costPkr } of estimate.phases)
      expect(cells.get(`F${rowOf(phases[phase])}`)?.value).toBe(costPkr)
  })

  it('holds every line with numbers as numbers, and says what it is of', async () => {
    const cells = readXlsx(await billXlsx(estimate))
    for (const line of lines) {
      const [address = ''] = [...cells].find(([, { value }]) => value === line.item) ?? []
      const row = address.slice(1)
      const [rate, quantity, cost] = [...'CEF'].map((letter) => cells.get(letter + row)?.value)
      expect([line.item, rate, quantity, cost]).toEqual([
        line.item,
        line.ratePkr,
        line.quantity,
        line.costPkr,
      ])
      expect(cells.get(`K${row}`)?.value).toBe(
        line.id === 'steel' && answers.ownPrices ? 'your price' : statuses[line.status.rate],
      )
      expect(cells.get(`B${row}`)?.value).toBe(line.spec)
    }
    expect(cells.get('A1')?.value).toContain(`House Construction Cost in ${answers.city}`)
    expect(cells.get('A3')?.value).toContain(estimate.priceBook.version)
  })
})
