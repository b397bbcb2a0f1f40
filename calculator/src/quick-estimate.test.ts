import { displayAmount } from '@tameer/words/en/amounts'
import { sections as sectionNames } from '@tameer/words/en/values'
import { describe, expect, it } from 'vitest'
import type { BreakdownView, ConstructionType } from './construction.ts'
import { areas, cities } from './dataset/price-book.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'
import { findPriceBook } from './price-books/price-book-versions.ts'
import { currentQuickBook, quickEstimate } from './quick-estimate.ts'

// Worked out by hand from the specification's headline figures: city, size, grey structure, complete house.
const totals = [
  ['Lahore', '5 Marla', '70.00 Lakh', '99.00 Lakh'],
  ['Lahore', '10 Marla', '1.10 Crore', '1.40 Crore'],
  ['Lahore', '20 Marla', '2.20 Crore', '2.80 Crore'],
  ['Islamabad', '5 Marla', '80.00 Lakh', '94.63 Lakh'],
  ['Islamabad', '10 Marla', '1.19 Crore', '1.49 Crore'],
  ['Islamabad', '20 Marla', '2.38 Crore', '2.98 Crore'],
  ['Karachi', '5 Marla', '57.50 Lakh', '82.50 Lakh'],
  ['Karachi', '10 Marla', '1.15 Crore', '1.55 Crore'],
  ['Karachi', '20 Marla', '2.20 Crore', '2.90 Crore'],
] as const

function estimate(
  city: string,
  area: string,
  constructionType: ConstructionType,
  view: BreakdownView = 'Complete',
) {
  const quick = quickEstimate({ city, area, constructionType, view })
  if (!quick) throw new Error(`no estimate for ${city} ${area}`)
  return quick
}

describe('quickEstimate', () => {
  it.each(totals)('%s %s: grey %s, complete %s', (city, area, grey, complete) => {
    expect(displayAmount(estimate(city, area, 'Complete', 'Complete').total.pkr)).toBe(complete)
    expect(displayAmount(estimate(city, area, 'Complete', 'Grey Structure').total.pkr)).toBe(grey)
    expect(displayAmount(estimate(city, area, 'Complete', 'Finishing').total.pkr)).toBe(complete)
    for (const view of ['Complete', 'Grey Structure', 'Finishing'] as const) {
      const quick = estimate(city, area, 'Grey Structure', view)
      expect(displayAmount(quick.total.pkr)).toBe(grey)
      expect(quick.view).toBe('Grey Structure')
    }
  })

  it('keeps the ends and the words of a range', () => {
    expect(estimate('Karachi', '10 Marla', 'Complete').total).toEqual({
      pkr: 15_500_000,
      lowPkr: 15_000_000,
      highPkr: 16_000_000,
      published: '1.5 to 1.6 Crore',
    })
  })

  it.each([
    ['', '10 Marla'],
    ['Lahore', ''],
    ['Multan', '10 Marla'],
    ['Lahore', '7 Marla'],
    ['lahore', '10 Marla'],
    ['toString', 'constructor'],
  ])('answers nothing for %j and %j', (city, area) => {
    expect(quickEstimate({ city, area, constructionType: 'Complete', view: 'Complete' })).toBeUndefined()
  })

  it('draws five slices, four in the Finishing view, with the real Fittings & Fixtures', () => {
    const slices = (view: BreakdownView) =>
      estimate('Lahore', '10 Marla', 'Complete', view).slices.map(
        ({ key, pkr }) => `${sectionNames[key]} ${displayAmount(pkr)}`,
      )
    const four = [
      'Wood, Metal and Tile Works 15.90 Lakh',
      'Electrical Works 10.48 Lakh',
      'Fittings & Fixtures 5.39 Lakh',
      'Plumbing Works 7.61 Lakh',
    ]
    expect(slices('Finishing')).toEqual(four)
    expect(slices('Complete')).toEqual(['Foundation & Structure 91.91 Lakh', ...four])
    expect(slices('Grey Structure')).toEqual(slices('Complete'))
  })

  it('shows the means of Karachi’s ranges as slices', () => {
    const { slices } = estimate('Karachi', '5 Marla', 'Complete')
    expect(slices.map(({ pkr }) => displayAmount(pkr))).toEqual([
      ...['46.30 Lakh', '13.25 Lakh', '6.35 Lakh', '4.40 Lakh', '4.85 Lakh'],
    ])
  })

  it('gives slices shares of the pie that add up', () => {
    for (const [city, area] of totals) {
      for (const view of ['Complete', 'Finishing'] as const) {
        const shares = estimate(city, area, 'Complete', view).slices.map(({ share }) => share)
        expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12)
      }
    }
  })

  it('has the six sections with the totals of the pair', () => {
    const { sections } = estimate('Islamabad', '20 Marla', 'Complete')
    expect(
      sections.map(({ key, total, lines }) => [sectionNames[key], displayAmount(total.pkr), lines.length]),
    ).toEqual([
      ['Foundation & Structure', '2.08 Crore', 25],
      ['Wood, Metal and Tile Works', '31.97 Lakh', 15],
      ['Electrical Works', '17.86 Lakh', 10],
      ['Plumbing Works', '12.14 Lakh', 11],
      ['Fittings & Fixtures', '9.86 Lakh', 14],
      ['Utilities Installation', '4.21 Lakh', 8],
    ])
  })

  it('has the same items everywhere, and they add up for the reference house', () => {
    const { sections: reference } = estimate('Lahore', '10 Marla', 'Complete')
    for (const { total, linesPkr } of reference)
      expect(Math.abs(total.pkr - linesPkr)).toBeLessThanOrEqual(1000)
    for (const city of cities) {
      for (const area of areas) {
        const { sections } = estimate(city, area, 'Grey Structure')
        expect(sections.map(({ lines }) => lines)).toEqual(reference.map(({ lines }) => lines))
      }
    }
  })

  it('has the items as they are listed', () => {
    const [foundation] = estimate('Karachi', '5 Marla', 'Complete').sections
    expect(foundation?.lines[0]).toEqual({
      id: 'bricks',
      item: 'Awwal (first-class) clay bricks, house and boundary walls',
      quantity: 92,
      ratePkr: 17_000,
      unit: 'per 1000 bricks',
      costPkr: 1_564_000,
    })
    expect(foundation?.lines.find(({ id }) => id === 'tanks')).toMatchObject({
      ratePkr: 247_500,
      unit: 'Set',
    })
  })
})

describe('the price book', () => {
  it('has the fixed figures of the summary card', () => {
    expect(currentQuickBook.fixedSummary).toEqual({
      greyStructureMaterial: '1.09 Crore',
      finishingMaterial: '72.91 Lakh',
      labourCost: '16.71 Lakh',
    })
  })

  it('is named by its estimates and found by its name', () => {
    const { priceBook } = estimate('Lahore', '5 Marla', 'Complete')
    expect(priceBook).toEqual({ version: '2025-05-12', pricesAsOf: '2025-05-12' })
    const { headline } = currentQuickBook
    expect(findPriceBook(priceBook.version)?.headlines).toEqual({ ...priceBook, headline })
    expect(currentPriceBook.headlines).toEqual({ ...priceBook, headline })
    expect(findPriceBook('1999-01-01')).toBeUndefined()
  })
})
