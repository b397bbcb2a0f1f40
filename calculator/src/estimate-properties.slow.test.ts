// Properties that hold for any answers a family could give.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { priceBooks } from '../books/price-books.js'
import { decodeAnswers, encodeAnswers } from './answer-link.ts'
import { writePairs } from './answer-pairs.ts'
import { type Answers, mostOwnPrices, ownPriceLimits, roomFields } from './answers.ts'
import type { Amounts, BillLine } from './bill.ts'
import { constructionModes, constructionTypes } from './construction.ts'
import { cities, grades } from './dataset/price-book.ts'
import { type DetailedEstimate, detailedEstimate } from './detailed-estimate.ts'
import { marlaSizes } from './units.ts'

// Timeout for thousands of bills on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const count = fc.integer({ min: 1, max: 10 })
const houses = {
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
}

/** Some of the keys, each with a value. */
function someOf<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => fc.Arbitrary<Value>) {
  const entries = Object.fromEntries(keys.map((key) => [key, value(key)]))
  return fc.record(entries as Record<Key, fc.Arbitrary<Value>>, { requiredKeys: [] })
}

describe.each(priceBooks)('price book $version', (book) => {
  const anyOptions = someOf(
    book.options.map(({ id }) => id),
    () => fc.boolean(),
  )
  const anyAddOns = someOf(
    book.addOns.map(({ id }) => id),
    () => fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  )
  const anyOwnPrices = fc
    .uniqueArray(fc.constantFrom(...book.lines), { maxLength: mostOwnPrices, selector: ({ id }) => id })
    .chain((lines) =>
      fc.record(
        Object.fromEntries(
          lines.map((line) => {
            const { min, max } = ownPriceLimits(line)
            return [
              line.id,
              fc
                .integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) })
                .map((hundredths) => hundredths / 100),
            ]
          }),
        ),
      ),
    )
  /** Answers of a family except own prices: with an expensive own price a line may cost less as the house grows. */
  const anyHouse: fc.Arbitrary<Answers> = fc.record({ ...houses, options: anyOptions, addOns: anyAddOns })
  const anyAnswers: fc.Arbitrary<Answers> = fc.record({
    ...houses,
    options: anyOptions,
    addOns: anyAddOns,
    ownPrices: anyOwnPrices,
  })

  function estimate(answers: Answers): DetailedEstimate {
    const result = detailedEstimate(answers, book, '2028-01-01')
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
    return result.estimate
  }

  const costOf = (answers: Answers) => estimate(answers).total.costPkr
  const linesOf = ({ sections }: DetailedEstimate) => sections.flatMap(({ lines }) => lines)
  const quantityOf = (bill: DetailedEstimate, id: string) =>
    linesOf(bill).find((line) => line.id === id)?.quantity ?? 0

  function holds(property: (answers: Answers) => void, runs = 500, answers = anyAnswers): void {
    fc.assert(fc.property(answers, property), { numRuns: runs })
  }

  describe('any bill', () => {
    it('adds up to the rupee: lines, sections, phases, total', () => {
      holds((answers) => {
        const { sections, phases, total, byRateStatusPkr, addOns, totalWithAddOns } = estimate(answers)
        for (const part of ['costPkr', 'materialPkr', 'labourPkr'] as const) {
          const sum = (amounts: readonly Amounts[]) => amounts.reduce((so, each) => so + each[part], 0)
          expect(sections.map(({ lines }) => sum(lines))).toEqual(sections.map((section) => section[part]))
          expect([sum(sections), sum(phases)]).toEqual([total[part], total[part]])
        }
        expect(Object.values(byRateStatusPkr).reduce((so, each) => so + each)).toBe(total.costPkr)
        const beside = addOns.reduce((sum, { amountPkr }) => sum + amountPkr, 0)
        expect(totalWithAddOns.costPkr).toBe(total.costPkr + beside)
      }, 3000)
    })

    it('has whole rupees, nothing negative, material and labour making the cost, low ≤ cost ≤ high', () => {
      holds((answers) => {
        const bill = estimate(answers)
        const amounts: Amounts[] = [
          bill.total,
          bill.perSft,
          ...bill.phases,
          ...bill.sections,
          ...linesOf(bill),
        ]
        amounts.push({ ...bill.totalWithAddOns, materialPkr: bill.totalWithAddOns.costPkr, labourPkr: 0 })
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
        // Allows a rupee for labour alone: the full cost was rounded before it was split.
        const allowed = answers.constructionMode === 'Without Material' ? 1.001 : 0.501
        for (const line of linesOf(estimate(answers)))
          if (off(line) > allowed) expect(line).toBe('rate × quantity')
      })
    })

    it('is the same for the same answers, given as numbers or as typed', () => {
      holds((answers) => {
        const typed = Object.fromEntries(
          Object.entries(answers).map(([field, value]) => [
            field,
            ` ${typeof value === 'object' ? writePairs(value) : value} `,
          ]),
        )
        expect(detailedEstimate(typed, book)).toEqual(detailedEstimate({ ...answers }, book))
      }, 300)
    })

    it('gives every figure its sources, or calls it derived, assumed or the family’s own', () => {
      holds((answers) => {
        const bill = estimate(answers)
        const used = bill.answers.ownPrices ?? {}
        for (const { id, status, rateSources, quantitySources } of linesOf(bill)) {
          for (const source of [...rateSources, ...quantitySources])
            expect(book.sources[source], source).toBeDefined()
          if (status.rate === 'published') expect(rateSources, id).not.toEqual([])
          if (status.rate === 'yours') expect(used[id], id).toBeDefined()
          if (used[id] !== undefined) expect(rateSources, id).toEqual([])
        }
        for (const { id, status, sources } of bill.addOns)
          if (status !== 'assumed') expect(sources, id).not.toEqual([])
      })
    })

    it('comes back from a link, to the rupee', () => {
      holds((answers) => {
        const made = estimate(answers)
        const link = encodeAnswers(made.answers, { priceBookVersion: book.version })
        expect(estimate(decodeAnswers(link).answers as Answers)).toEqual(made)
      }, 300)
    })

    it('costs more with a higher own price, and its range narrows with one at the usual rate', () => {
      fc.assert(
        fc.property(anyHouse, fc.nat(), (answers, place) => {
          const lines = linesOf(estimate(answers))
          const line = lines[place % lines.length]!
          fc.pre(answers.constructionMode === 'With Material' && line.quantity > 0)
          const priced = (pkr: number) => estimate({ ...answers, ownPrices: { [line.id]: pkr } })
          const { max } = ownPriceLimits(book.lines.find(({ id }) => id === line.id)!)
          expect(priced(max).total.costPkr).toBeGreaterThan(priced(max / 4).total.costPkr)
          const [usual, own] = [estimate(answers).total, priced(line.ratePkr).total]
          expect(own.costPkr).toBe(usual.costPkr)
          expect(own.lowPkr).toBeGreaterThanOrEqual(usual.lowPkr)
          expect(own.highPkr).toBeLessThanOrEqual(usual.highPkr)
        }),
        { numRuns: 300 },
      )
    })

    it('costs no less with a part of the house than without it', () => {
      holds((answers) => {
        for (const { id } of book.options) {
          const [without, having] = [false, true].map((on) =>
            costOf({ ...answers, options: { ...answers.options, [id]: on } }),
          )
          expect(having, id).toBeGreaterThanOrEqual(without!)
        }
      }, 100)
    })
  })

  describe('every answer counts', () => {
    const more = (name: keyof Answers, step: number, max: number) =>
      holds(
        (answers) => {
          const value = Number(answers[name]) + step
          fc.pre(value <= max)
          const { unanswered } = estimate(answers)
          const silent = unanswered.some(({ fields }) => fields.some((field) => field === name))
          const [before, after] = [costOf(answers), costOf({ ...answers, [name]: value })]
          if (silent) expect(after).toBe(before)
          else expect(after).toBeGreaterThan(before)
        },
        500,
        anyHouse,
      )

    it('a larger plot costs more', () => more('plotSize', 1, 40))
    it('one more square foot costs more', () => more('coveredAreaSft', 1, 15_000))
    it.each(roomFields)('one more of %s costs more, or is said not to count', (field) => more(field, 1, 10))

    it('a larger Marla costs more', () => {
      holds(
        (answers) => {
          const [small, middle, large] = marlaSizes.map((sft) =>
            costOf({ ...answers, marlaStandardSft: sft }),
          )
          expect(middle).toBeGreaterThan(small!)
          expect(large).toBeGreaterThan(middle!)
        },
        500,
        anyHouse,
      )
    })

    it('a better grade costs more', () => {
      holds(
        (answers) => {
          const [economy, standard, premium] = grades.map((grade) => costOf({ ...answers, grade }))
          expect(standard).toBeGreaterThan(economy!)
          expect(premium).toBeGreaterThan(standard!)
        },
        500,
        anyHouse,
      )
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
})
