// What must hold for any answers a family could give.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, roomFields } from './answers.ts'
import type { Amounts, BillLine } from './bill.ts'
import { cities, grades } from './dataset/price-book.ts'
import { type DetailedEstimate, detailedEstimate } from './detailed-estimate.ts'
import { constructionModes, constructionTypes } from './quick-estimate.ts'
import { marlaSizes } from './units.ts'

// Thousands of bills, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const count = fc.integer({ min: 1, max: 10 })
const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  city: fc.constantFrom(...cities),
  plotSize: fc.integer({ min: 20, max: 400 }).map((tenths) => tenths / 10),
  plotUnit: fc.constant('Marla' as const),
  marlaStandardSft: fc.constantFrom(...marlaSizes),
  coveredAreaSft: fc.integer({ min: 500, max: 15_000 }),
  storeys: fc.integer({ min: 1, max: 4 }),
  bedrooms: count,
  bathrooms: count,
  kitchens: count,
  livingRooms: count,
  drawingRooms: count,
  constructionType: fc.constantFrom(...constructionTypes),
  constructionMode: fc.constantFrom(...constructionModes),
  grade: fc.constantFrom(...grades),
})

function estimate(answers: Answers): DetailedEstimate {
  const result = detailedEstimate(answers)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

const costOf = (answers: Answers) => estimate(answers).total.costPkr
const linesOf = ({ sections }: DetailedEstimate) => sections.flatMap(({ lines }) => lines)
const quantityOf = (bill: DetailedEstimate, id: string) =>
  linesOf(bill).find((line) => line.id === id)?.quantity ?? 0

function holds(property: (answers: Answers) => void, runs = 500): void {
  fc.assert(fc.property(anyAnswers, property), { numRuns: runs })
}

describe('any bill', () => {
  it('adds up to the rupee: lines, sections, phases, total', () => {
    holds((answers) => {
      const { sections, phases, total, byRateStatusPkr } = estimate(answers)
      for (const part of ['costPkr', 'materialPkr', 'labourPkr'] as const) {
        const sum = (amounts: readonly Amounts[]) => amounts.reduce((so, each) => so + each[part], 0)
        expect(sections.map(({ lines }) => sum(lines))).toEqual(sections.map((section) => section[part]))
        expect([sum(sections), sum(phases)]).toEqual([total[part], total[part]])
      }
      expect(Object.values(byRateStatusPkr).reduce((so, each) => so + each)).toBe(total.costPkr)
    }, 3000)
  })

  it('has whole rupees, nothing negative, material and labour making the cost, low ≤ cost ≤ high', () => {
    holds((answers) => {
      const bill = estimate(answers)
      const amounts: Amounts[] = [bill.total, bill.perSft, ...bill.phases, ...bill.sections, ...linesOf(bill)]
      for (const { costPkr, materialPkr, labourPkr, lowPkr, highPkr } of amounts) {
        for (const pkr of [costPkr, materialPkr, labourPkr, lowPkr, highPkr]) {
          if (!Number.isSafeInteger(pkr) || pkr < 0) expect(pkr).toBe('a whole amount')
        }
        if (materialPkr + labourPkr !== costPkr) expect(materialPkr + labourPkr).toBe(costPkr)
        if (lowPkr > costPkr || costPkr > highPkr) expect([lowPkr, costPkr, highPkr]).toBe('in order')
      }
    }, 3000)
  })

  it('has lines whose cost is rate times quantity', () => {
    const off = (line: BillLine) => Math.abs(line.ratePkr * line.quantity - line.costPkr)
    holds((answers) => {
      // Of labour alone the full cost was rounded before it was split.
      const allowed = answers.constructionMode === 'Without Material' ? 1.001 : 0.501
      for (const line of linesOf(estimate(answers)))
        if (off(line) > allowed) expect(line).toBe('rate × quantity')
    })
  })

  it('is the same for the same answers, given as numbers or as typed', () => {
    holds((answers) => {
      const typed = Object.fromEntries(Object.entries(answers).map(([field, value]) => [field, ` ${value} `]))
      expect(detailedEstimate(typed)).toEqual(detailedEstimate({ ...answers }))
    }, 300)
  })
})

describe('every answer counts', () => {
  const more = (name: keyof Answers, step: number, max: number) =>
    holds((answers) => {
      const value = Number(answers[name]) + step
      fc.pre(value <= max)
      const { unanswered } = estimate(answers)
      const silent = unanswered.some(({ fields }) => fields.some((field) => field === name))
      const [before, after] = [costOf(answers), costOf({ ...answers, [name]: value })]
      if (silent) expect(after).toBe(before)
      else expect(after).toBeGreaterThan(before)
    })

  it('a larger plot costs more', () => more('plotSize', 1, 40))
  it('one more square foot costs more', () => more('coveredAreaSft', 1, 15_000))
  it.each(roomFields)('one more of %s costs more, or is said not to count', (field) => more(field, 1, 10))

  it('a larger Marla costs more', () => {
    holds((answers) => {
      const [small, middle, large] = marlaSizes.map((sft) => costOf({ ...answers, marlaStandardSft: sft }))
      expect(middle).toBeGreaterThan(small!)
      expect(large).toBeGreaterThan(middle!)
    })
  })

  it('a better grade costs more', () => {
    holds((answers) => {
      const [economy, standard, premium] = grades.map((grade) => costOf({ ...answers, grade }))
      expect(standard).toBeGreaterThan(economy!)
      expect(premium).toBeGreaterThan(standard!)
    })
  })

  it('a complete house costs more than its grey structure, which is the same in both', () => {
    holds((answers) => {
      const [grey, complete] = constructionTypes.map((constructionType) =>
        estimate({ ...answers, constructionType }),
      )
      expect(complete!.total.costPkr).toBeGreaterThan(grey!.total.costPkr)
      expect(complete!.phases[0]).toEqual(grey!.phases[0])
    })
  })

  it('labour alone costs less than with material', () => {
    holds((answers) => {
      const [withMaterial, without] = constructionModes.map((constructionMode) =>
        estimate({ ...answers, constructionMode }),
      )
      expect(without!.total.costPkr).toBeLessThan(withMaterial!.total.costPkr)
      expect(without!.total.costPkr).toBe(withMaterial!.total.labourPkr)
    })
  })

  it('the city changes the bill', () => {
    holds((answers) => {
      expect(new Set(cities.map((city) => costOf({ ...answers, city }))).size).toBe(cities.length)
    })
  })

  it('one more storey changes the bill: less roof and digging, more labour, more pipes', () => {
    holds((answers) => {
      fc.pre(answers.storeys < 4)
      const higher = { ...answers, storeys: answers.storeys + 1 }
      const [bill, taller] = [estimate(answers), estimate(higher)]
      expect(taller.total.costPkr).not.toBe(bill.total.costPkr)
      expect(quantityOf(taller, 'excavation')).toBeLessThan(quantityOf(bill, 'excavation'))
      expect(quantityOf(taller, 'labour_grey')).toBeGreaterThan(quantityOf(bill, 'labour_grey'))
      if (answers.constructionMode === 'Without Material') return
      expect(quantityOf(taller, 'membrane')).toBeLessThan(quantityOf(bill, 'membrane'))
      expect(quantityOf(taller, 'soil_pipe')).toBeGreaterThan(quantityOf(bill, 'soil_pipe'))
    })
  })

  it('the unit of the plot does not matter, only its size', () => {
    holds((answers) => {
      const kanal = { ...answers, plotUnit: 'Kanal' as const, plotSize: answers.plotSize / 20 }
      expect(Math.abs(costOf(kanal) - costOf(answers)) / costOf(answers)).toBeLessThan(1e-4)
    }, 300)
  })
})
