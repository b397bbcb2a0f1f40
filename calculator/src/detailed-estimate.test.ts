import * as words from '@tameer/words/en/calculator'
import { describe, expect, it } from 'vitest'
import { priceBooks } from '../books/price-books.js'
import { readVersion } from '../build/version-files.ts'
import type { AnswersInput } from './answers.ts'
import type { BillLine } from './bill.ts'
import type { ModelFile, TestVector } from './dataset/compile-price-book.ts'
import type { Phase, PriceBook } from './dataset/price-book.ts'
import { type DetailedEstimate, detailedEstimate } from './detailed-estimate.ts'
import { findPriceBook } from './price-books/price-book-versions.ts'

const book2025 = findPriceBook('2025-05-12')!

function estimate(input: AnswersInput, book?: PriceBook): DetailedEstimate {
  const result = detailedEstimate(input, book)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

/**
 * Anchored mode of the model: phases scaled to the published headline. It checks the data; the product prices
 * nothing with it.
 */
function anchorFactor(
  { anchors }: ModelFile,
  phase: Phase,
  { city, marlaStandardSft, plotMarla, calibration }: TestVector['inputs'],
) {
  if (!anchors || calibration !== 'anchored') return 1
  const { nodes, values } = anchors
  const factors = values[city][phase]
  const plotAreaSft = Math.min(Math.max(marlaStandardSft * plotMarla, nodes[0]!), nodes.at(-1)!)
  const end = Math.max(
    1,
    nodes.findIndex((node) => plotAreaSft <= node),
  )
  const way = Math.log(plotAreaSft / nodes[end - 1]!) / Math.log(nodes[end]! / nodes[end - 1]!)
  return Math.exp(Math.log(factors[end - 1]!) * (1 - way) + Math.log(factors[end]!) * way)
}

/** Low and high of lines whose deviations are scaled by their phase's factor. */
function band(rho: number, parts: { lines: readonly BillLine[]; factor: number }[], costPkr: number) {
  const spread = (deviation: (line: BillLine) => number) => {
    const all = parts.flatMap(({ lines, factor }) => lines.map((line) => deviation(line) * factor))
    const sum = all.reduce((so, each) => so + each, 0)
    const squares = all.reduce((so, each) => so + each ** 2, 0)
    return Math.sqrt((1 - rho) * squares + rho * sum ** 2)
  }
  return {
    low: costPkr - spread((line) => (line.costPkr * line.uncertaintyPct.low) / 100),
    high: costPkr + spread((line) => (line.costPkr * line.uncertaintyPct.high) / 100),
  }
}

describe.each(priceBooks)('the test vectors of $version', (book) => {
  const { model } = readVersion(book.version)

  it('are all here', () => {
    expect(model.testVectors).toHaveLength(15)
  })

  it.each(model.testVectors)('$name', ({ inputs, expected, tolerancePkr }) => {
    const { plotMarla, qualityGrade, calibration: _, ...rest } = inputs
    const asked = { ...rest, plotSize: plotMarla, grade: qualityGrade, constructionType: 'Complete' }
    const { sections } = estimate(asked, book)
    const phase = (name: Phase) => {
      const lines = sections.filter((section) => section.phase === name).flatMap((section) => section.lines)
      const factor = anchorFactor(model, name, inputs)
      const sum = (part: 'costPkr' | 'labourPkr') =>
        Math.round(lines.reduce((so, line) => so + line[part], 0) * factor)
      return { lines, factor, costPkr: sum('costPkr'), labourPkr: sum('labourPkr') }
    }
    const grey = phase('grey')
    const finishing = phase('finishing')
    const completePkr = grey.costPkr + finishing.costPkr
    const greyBand = band(model.rho.value, [grey], grey.costPkr)
    const completeBand = band(model.rho.value, [grey, finishing], completePkr)
    const found: TestVector['expected'] = {
      grey: grey.costPkr,
      finishing: finishing.costPkr,
      complete: completePkr,
      labourOnlyGrey: grey.labourPkr,
      labourOnlyComplete: grey.labourPkr + finishing.labourPkr,
      greyLow: greyBand.low,
      greyHigh: greyBand.high,
      completeLow: completeBand.low,
      completeHigh: completeBand.high,
    }
    for (const [figure, pkr] of Object.entries(expected)) {
      const off = Math.abs(found[figure as keyof typeof found] - pkr)
      expect(off, figure).toBeLessThanOrEqual(tolerancePkr)
    }
  })

  it.each(model.testVectors.filter(({ inputs }) => inputs.calibration !== 'anchored'))(
    'the product prices as the physical mode: $name',
    ({ inputs, expected, tolerancePkr }) => {
      const { plotMarla, qualityGrade, calibration: _, ...rest } = inputs
      const house = { ...rest, plotSize: plotMarla, grade: qualityGrade }
      const near = (found: number, pkr: number) =>
        expect(Math.abs(found - pkr)).toBeLessThanOrEqual(tolerancePkr)
      const complete = estimate({ ...house, constructionType: 'Complete' }, book).total
      near(complete.costPkr, expected.complete)
      near(complete.lowPkr, expected.completeLow)
      near(complete.highPkr, expected.completeHigh)
      const grey = estimate({ ...house, constructionType: 'Grey Structure' }, book).total
      near(grey.costPkr, expected.grey)
      near(grey.lowPkr, expected.greyLow)
      near(grey.highPkr, expected.greyHigh)
      const labour = { ...house, constructionMode: 'Without Material' }
      const labourOf = (constructionType: string) => estimate({ ...labour, constructionType }, book).total
      near(labourOf('Grey Structure').costPkr, expected.labourOnlyGrey)
      near(labourOf('Complete').costPkr, expected.labourOnlyComplete)
    },
  )
})

const reference = { city: 'Lahore', plotSize: 10, constructionType: 'Complete' }

describe('a detailed estimate', () => {
  // Sums of the listed items in construction-costs.json; proof.md has them as 175.1 and 256.3 Lakh.
  it('comes to the sum of the reference house’s items', () => {
    const { total, phases, comparison } = estimate(reference)
    expect(phases.map(({ phase, costPkr }) => [phase, costPkr])).toEqual([
      ['grey', 10_861_134],
      ['finishing', 6_653_094],
    ])
    expect(total.costPkr).toBe(10_861_134 + 6_653_094)
    expect(comparison).toMatchObject({
      area: '10 Marla',
      headline: { pkr: 14_000_000 },
      headlineBook: { version: '2025-05-12' },
      differencePkr: 17_514_228 - 14_000_000,
    })
    expect(estimate({ ...reference, grade: 'Premium' }).total.costPkr).toBe(12_789_576 + 12_837_766)
  })

  it('equals the headline with the book of 2025, and says why', () => {
    const { total, phases, comparison, answers } = estimate(reference, book2025)
    expect(answers.coveredAreaSft).toBe(3375)
    expect(total.costPkr).toBe(14_000_000)
    expect(phases.map(({ phase, costPkr }) => [phase, costPkr])).toEqual([
      ['grey', 11_000_000],
      ['finishing', 3_000_000],
    ])
    expect(comparison).toMatchObject({ area: '10 Marla', differencePkr: 0 })
    expect(words.comparison(comparison, '12th May, 2025')).toContain('fitted to that house')
  })

  it('finds the Premium figures of the summary card with the book of 2025', () => {
    const { total, phases } = estimate({ ...reference, grade: 'Premium' }, book2025)
    expect(total.costPkr).toBe(19_879_750)
    expect(phases[0]?.costPkr).toBe(12_588_750)
    expect(
      estimate({ ...reference, grade: 'Premium', constructionType: 'Grey Structure' }, book2025).perSft
        .costPkr,
    ).toBe(3_730)
  })

  it.each([
    ['2025-05-12', 'Lahore', [27, 42, 31]],
    ['2026-11-01', 'Lahore', [51, 42, 7]],
    ['2026-11-01', 'Islamabad', [0, 42, 58]],
    ['2026-11-01', 'Karachi', [0, 20, 80]],
    ['2026-11-26', 'Lahore', [51, 42, 7]],
    ['2026-11-26', 'Islamabad', [4, 38, 57]],
    ['2026-11-26', 'Karachi', [0, 20, 80]],
  ])(
    'says how much of the reference house is published, derived, assumed: %s, %s',
    (version, city, shares) => {
      const { byRateStatusPkr: by, total } = estimate({ ...reference, city }, findPriceBook(version))
      const percent = (pkr: number) => Math.round((pkr / total.costPkr) * 100)
      expect([by.published, by.derived, by.assumed].map(percent)).toEqual(shares)
    },
  )

  it('gives a combined figure the status of its least certain part', () => {
    const rateStatus = (city: string, lineId: string) =>
      estimate({ ...reference, city })
        .sections.flatMap(({ lines }) => lines)
        .find(({ id }) => id === lineId)?.status.rate
    expect(rateStatus('Lahore', 'bricks')).toBe('published')
    expect(rateStatus('Islamabad', 'bricks')).toBe('derived')
    expect(rateStatus('Karachi', 'blocks')).toBe('assumed')
    expect(estimate({ ...reference, grade: 'Economy' }, book2025).byRateStatusPkr).toMatchObject({
      published: 0,
      derived: 0,
    })
  })

  it('says what Economy leaves out', () => {
    const { leftOut, sections } = estimate({ ...reference, grade: 'Economy' })
    expect(leftOut.map(({ id }) => id)).toEqual([
      ...['insulation', 'pipe_ins', 'cladding', 'panelling', 'ceiling', 'cornice', 'shower_encl', 'hob'],
    ])
    expect(sections.flatMap(({ lines }) => lines.map(({ id }) => id))).not.toContain('hob')
    expect(estimate(reference).leftOut.map(({ id }) => id)).toEqual(['panelling', 'shower_encl'])
    expect(estimate({ ...reference, grade: 'Premium' }).leftOut).toEqual([])
    expect(estimate(reference, book2025).leftOut).toEqual([])
  })

  it('builds walls of block in Karachi and of brick elsewhere, neither left out', () => {
    const walls = (city: string) => {
      const { sections, leftOut } = estimate({ ...reference, city, grade: 'Premium' })
      const ids = sections.flatMap(({ lines }) => lines.map(({ id }) => id))
      return [ids.filter((id) => id === 'bricks' || id === 'blocks'), leftOut]
    }
    expect(walls('Karachi')).toEqual([['blocks'], []])
    expect(walls('Lahore')).toEqual([['bricks'], []])
  })

  it('without material prices labour alone and says what is left to buy', () => {
    const withMaterial = estimate(reference).total
    const { total, materialNotIncludedPkr, sections, comparison } = estimate({
      ...reference,
      constructionMode: 'Without Material',
    })
    expect(total).toMatchObject({ costPkr: withMaterial.labourPkr, materialPkr: 0 })
    expect(total.costPkr + materialNotIncludedPkr).toBe(withMaterial.costPkr)
    expect(sections.flatMap(({ lines }) => lines).every(({ costPkr }) => costPkr > 0)).toBe(true)
    expect(words.comparison(comparison, '30th September, 2026')).toContain('leaves out the material')
  })

  it('says which answers do not count, and only then', () => {
    const grey = { ...reference, constructionType: 'Grey Structure', constructionMode: 'Without Material' }
    expect(estimate(grey).unanswered.flatMap(({ fields }) => fields)).toEqual([
      ...['bedrooms', 'bathrooms', 'kitchens', 'livingRooms', 'drawingRooms'],
    ])
    expect(estimate({ ...grey, constructionMode: 'With Material' }).unanswered).toEqual([])
    expect(estimate({ ...grey, constructionType: 'Complete' }).unanswered).toEqual([])
    const yards = estimate({ ...reference, city: 'Karachi', plotSize: 240, plotUnit: 'sq yd' })
    expect(yards.unanswered.flatMap(({ fields }) => fields)).toEqual(['marlaStandardSft'])
  })

  it.each<[string, AnswersInput, string]>([
    ['a floor larger than the plot', { plotSize: 5, coveredAreaSft: 3000 }, 'coveredAreaSft'],
    ['a plot nearly covered', { plotSize: 5, coveredAreaSft: 2100 }, 'coveredAreaSft'],
    ['a plot no source describes', { plotSize: 3 }, 'plotSize'],
    ['a house no source describes', { coveredAreaSft: 9000 }, 'coveredAreaSft'],
    ['three storeys', { storeys: 3 }, 'storeys'],
    ['more rooms than fit', { plotSize: 5, bedrooms: 10, bathrooms: 10 }, 'bedrooms'],
    ['few rooms in a large house', { plotSize: 20, bedrooms: 1, bathrooms: 1, kitchens: 1 }, 'bedrooms'],
    ['Karachi’s walls', { city: 'Karachi' }, 'city'],
    ['labour for finishing', { constructionMode: 'Without Material' }, 'constructionMode'],
  ])('warns of %s', (_, change, field) => {
    expect(estimate(reference).warnings).toEqual([])
    const { warnings } = estimate({ ...reference, ...change })
    expect(warnings.map((warning) => warning.field)).toContain(field)
    for (const one of warnings) expect(words.warning(one)).toMatch(/^[A-Z0-9].*\.$/)
  })

  it('names for Islamabad and Karachi the assumed share of this bill', () => {
    for (const [city, change] of [
      ['Islamabad', {}],
      ['Karachi', { grade: 'Premium', constructionMode: 'Without Material' }],
    ] as const) {
      const { warnings, byRateStatusPkr, total } = estimate({ ...reference, city, ...change })
      const assumedPct = Math.round((byRateStatusPkr.assumed / total.costPkr) * 100)
      const found = warnings.find(({ code }) => code === 'cityNote')!
      expect(found).toMatchObject({ field: 'city', assumedPct })
      expect(words.warning(found)).toMatch(
        new RegExp(` Of this bill’s money ${assumedPct}\u00a0% has a rate of our own estimate\\.$`),
      )
    }
    expect(estimate(reference).warnings).toEqual([])
  })

  it('warns of a grade whose rates are mostly assumed, with the share', () => {
    const economy = { ...reference, grade: 'Economy' }
    expect(estimate(economy, book2025).warnings).toEqual([
      { field: 'grade', code: 'gradeAssumed', grade: 'Economy', sharePct: 100 },
    ])
    expect(words.warning(estimate(economy, book2025).warnings[0]!)).toContain(
      'all its rates are our own estimate',
    )
    // Assumed shares of the reference house are 6.4 % at Economy and 15.7 % at Premium: too little for a warning.
    expect(estimate(economy).warnings).toEqual([])
    expect(estimate({ ...reference, grade: 'Premium' }).warnings).toEqual([])
    const assumed = book2025.lines.map((line) =>
      line.id === 'labour_grey'
        ? { ...line, rateStatuses: ['derived', 'derived', 'derived'] as const }
        : line,
    )
    const [warning] = estimate(economy, { ...book2025, lines: assumed }).warnings
    expect(warning).toMatchObject({ code: 'gradeAssumed', grade: 'Economy' })
    expect(words.warning(warning!)).toMatch(/part of the Economy rates: \d\d % of this bill/)
  })

  it('gives every line the specification and the rate’s status at the grade', () => {
    const lineOf = (grade: string, lineId: string, book?: PriceBook) =>
      estimate({ ...reference, grade }, book)
        .sections.flatMap(({ lines }) => lines)
        .find(({ id }) => id === lineId)
    for (const grade of ['Economy', 'Standard', 'Premium'])
      for (const { lines } of estimate({ ...reference, grade }).sections)
        for (const { id, spec } of lines) expect(spec, `${id} at ${grade}`).toMatch(/^(?!None)\S/)
    expect(lineOf('Standard', 'steel')?.spec).toBe('Amreli, Mughal or FF, G60')
    expect(lineOf('Standard', 'steel', book2025)?.spec).toBeUndefined()
    expect(['Economy', 'Standard', 'Premium'].map((grade) => lineOf(grade, 'wc')?.status.rate)).toEqual([
      ...['derived', 'published', 'assumed'],
    ])
  })

  it('gives no warning for the house it suggests, on any plot', () => {
    for (const plotSize of [2, 3, 4, 5, 5.5, 6, 7, 8, 10, 12, 14.5, 16, 20, 30, 40]) {
      for (const marlaStandardSft of [225, 250, 272.25]) {
        // The smallest covered area does not fit on the smallest plots with one storey.
        for (const storeys of plotSize < 2.5 ? [2, 3, 4] : [1, 2, 3, 4]) {
          const { warnings } = estimate({ city: 'Lahore', plotSize, marlaStandardSft, storeys })
          const faults = warnings.filter(({ code }) => /floor|rooms/.test(code))
          expect(faults, `${plotSize} Marla, ${storeys} storeys`).toEqual([])
        }
      }
    }
  })

  it('compares with the nearest size that has a headline', () => {
    const { comparison, total } = estimate({ city: 'Karachi', plotSize: 7, constructionType: 'Complete' })
    expect(comparison).toMatchObject({ city: 'Karachi', area: '5 Marla' })
    expect(comparison.differencePkr).toBe(total.costPkr - 8_250_000)
    const said = words.comparison(comparison, '30th September, 2026')
    expect(said).toContain('75 to 90 Lakh')
    expect(said).toContain('a plot of another size')
    expect(said).toContain('the published figure of 12th May, 2025')
    expect(said).toContain('This bill, at prices of 30th September, 2026, is')
  })
})
