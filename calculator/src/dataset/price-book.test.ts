import { describe, expect, it } from 'vitest'
import { priceBooks } from '../../books/price-books.js'
import { quickBooks } from '../../books/quick-books.js'
import { listVersions, readVersion } from '../../build/version-files.ts'
import { usualCoveredAreaSft } from '../house.ts'
import { compilePriceBook, joinPriceBook, type VersionFiles } from './compile-price-book.ts'
import { findFaults } from './find-faults.ts'

it('holds a book for every version of the data, the newest last', () => {
  expect(priceBooks.map(({ version }) => version)).toEqual(listVersions())
  expect(quickBooks.map(({ version }) => version)).toEqual(['2025-05-12'])
})

describe.each(priceBooks)('price book $version', (book) => {
  const files = readVersion(book.version)
  const quick = quickBooks.find(({ version }) => version === (files.costs.quickEstimateOf ?? book.version))!

  it('is equal to the one compiled from its files', () => {
    const compiled = compilePriceBook(book.version, files)
    expect(book).toEqual(joinPriceBook(compiled, compiled.quick ?? quick))
    expect(book.headlines.headline).toBe(quick.headline)
  })

  it('has no fault', () => {
    expect(findFaults(files, book, quick)).toEqual([])
  })

  // Copied from the specification's section 3.
  it.each([
    ['Islamabad', '80 Lakh / 94.63 Lakh', '1.19 Crore / 1.49 Crore', '2.38 Crore / 2.98 Crore'],
    ['Lahore', '70 Lakh / 99 Lakh', '1.1 Crore / 1.4 Crore', '2.2 Crore / 2.8 Crore'],
    [
      'Karachi',
      '55 to 60 Lakh / 75 to 90 Lakh',
      '1.1 to 1.2 Crore / 1.5 to 1.6 Crore',
      '2.1 to 2.3 Crore / 2.8 to 3 Crore',
    ],
  ] as const)('has the headline figures of %s', (city, five, ten, twenty) => {
    const headlines = Object.values(book.headlines.headline[city])
    expect(headlines.map((line) => `${line.grey_structure_cost} / ${line.complete_house_cost}`)).toEqual([
      five,
      ten,
      twenty,
    ])
  })

  it('suggests the covered areas of its rule', () => {
    const suggested = [3, 5, 7, 10, 15, 20, 30].map((marla) => usualCoveredAreaSft(marla * 225, 2, book))
    // Formulas by Marla m: 390 m; 1950 + 285 (m - 5); 3375 + 337.5 (m - 10); 337.5 m.
    expect(suggested).toEqual([1170, 1950, 2520, 3375, 5063, 6750, 10_125])
  })
})

describe('findFaults', () => {
  it.each<[string, (files: VersionFiles) => void, RegExp]>([
    [
      'an option that nobody offers',
      ({ model }) => {
        model.options = []
      },
      /no option boundaryWall/,
    ],
    [
      'an option usual where it is not built',
      ({ model }) => {
        for (const { id, usual } of model.options ?? []) usual.Economy ||= id === 'featureWalls'
      },
      /option featureWalls is built otherwise than usual/,
    ],
    [
      'a percentage out of order',
      ({ model }) => {
        model.addOns = model.addOns?.map((addOn) => ({ ...addOn, pct: { ...addOn.pct, likely: 31 } })) ?? []
      },
      /percentage of margin/,
    ],
    [
      'steps that do not rise',
      ({ model }) => {
        const steps = [{ upTo: 2250, value: 1 }, { upTo: 1125, value: 2 }, { value: 3 }]
        model.lines[0]?.drivers.push({ driver: 'plotArea', steps })
      },
      /bricks: steps out of order/,
    ],
    [
      'a rate without its range',
      ({ model }) => {
        delete model.lines[0]?.rateRangePkr
      },
      /bricks: half of its band/,
    ],
    [
      'a percentage without its source',
      ({ supplement }) => {
        delete supplement.sources.T1
      },
      /tax: no source T1/,
    ],
  ])('finds %s', (_, change, fault) => {
    const files = readVersion('2026-11-01')
    change(files)
    const [quick] = quickBooks
    const faults = findFaults(files, joinPriceBook(compilePriceBook('changed', files), quick), quick)
    expect(faults.join('\n')).toMatch(fault)
  })

  const original = readVersion('2025-05-12')
  function lineOf({ lines }: VersionFiles['model'], id: string) {
    const line = lines.find((one) => one.id === id)
    if (!line) throw new Error(`no line ${id}`)
    return line
  }

  function faultsAfter(change: (files: VersionFiles) => void): string[] {
    const files = structuredClone(original)
    change(files)
    const compiled = compilePriceBook('changed', files)
    const quick = compiled.quick ?? quickBooks[0]
    return findFaults(files, joinPriceBook(compiled, quick), quick)
  }

  it.each<[string, (files: VersionFiles) => void, RegExp]>([
    [
      'a headline that is not the sum of its keys',
      ({ costs }) => {
        costs.headline.Karachi['5 Marla'] = {
          grey_structure_cost: '55 to 61 Lakh',
          complete_house_cost: '75 to 90 Lakh',
        }
      },
      /Karachi 5 Marla: grey_structure_cost 55 to 61 Lakh is not the sum 6000000/,
    ],
    [
      'a breakdown that cannot be read',
      ({ costs }) => {
        const breakdown = costs.directCostBreakdown.Lahore['10 Marla']
        if (breakdown) breakdown.labor_cost = '16,71 Lakh'
      },
      /Lahore 10 Marla: foundation_and_structure/,
    ],
    [
      'a cost that is not rate times quantity',
      ({ costs }) => {
        const [item] = costs.lineItems?.plumbing_works ?? []
        if (item) item.costPkr += 1
      },
      /pprc: cost is not rate times quantity at Standard/,
    ],
    [
      'a rate that differs between the files',
      ({ model }) => {
        const [line] = model.lines
        if (line) line.ratePkr.Premium += 1
      },
      /bricks: rate at Premium/,
    ],
    [
      'a negative coefficient',
      ({ model }) => {
        const driver = model.lines[3]?.drivers[0]
        if (driver && 'coefficient' in driver) driver.coefficient = -1
      },
      /sand_chenab: a figure is no amount/,
    ],
    [
      'a source that is not in the table',
      ({ supplement }) => {
        delete supplement.sources.S20
      },
      /paint_int: no source S20/,
    ],
    [
      'a published rate without a source',
      ({ model }) => {
        delete lineOf(model, 'excavation').sources
      },
      /excavation: published without a source/,
    ],
    [
      'a line that is paid at no stage',
      ({ model }) => {
        lineOf(model, 'bore').stages = {}
      },
      /bore: its stages are not the whole of it/,
    ],
    [
      'a line of which a part is paid at no stage',
      ({ model }) => {
        lineOf(model, 'steel').stages = { foundation: 20, structure: 70 }
      },
      /steel: its stages are not the whole of it/,
    ],
    [
      'a fixed figure that is not what it stands for',
      ({ costs }) => {
        costs.fixedSummary.labourCost = '16.72 Lakh'
      },
      /16.72 Lakh is 1670625/,
    ],
    [
      'headlines that are not those of the quick estimate in use',
      ({ costs }) => {
        costs.quickEstimateOf = '2025-05-12'
        costs.headline.Lahore = {}
      },
      /the headlines are not those of 2025-05-12/,
    ],
    [
      'two dates',
      ({ model }) => {
        model.pricesAsOf = '2026-05-12'
      },
      /different dates/,
    ],
  ])('finds %s', (_, change, fault) => {
    expect(faultsAfter(change).join('\n')).toMatch(fault)
  })
})
