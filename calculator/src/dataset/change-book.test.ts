import { describe, expect, it } from 'vitest'
import { findVersionChange, listVersions, readVersion } from '../../build/version-files.ts'
import { applyChange, type BookChange, findChanges } from './change-book.ts'
import type { ModelLine } from './compile-line.ts'

const base = '2026-11-01'
const before = readVersion(base)
const apply = (change: Partial<BookChange>) =>
  applyChange('2027-01-01', before, { base, pricesAsOf: '2026-12-31', ...change })
const lineOf = (lines: readonly ModelLine[], id: string) => lines.find((line) => line.id === id)!

const changed = listVersions().flatMap((version) => {
  const change = findVersionChange(version)
  return change ? [{ version, change }] : []
})

describe.each(changed)('the change to $version', ({ version, change }) => {
  const [was, is] = [readVersion(change.base), readVersion(version)]

  it('gives every named field its new value, and leaves the rest of the book before', () => {
    const { removedLines = [], addedLines = [], changedLines = {} } = change
    expect(is.model.lines).toHaveLength(was.model.lines.length - removedLines.length + addedLines.length)
    for (const line of is.model.lines) {
      if (addedLines.some(({ id }) => id === line.id)) continue
      const { why: _, ...fields } = changedLines[line.id] ?? {}
      // Worked out from the rates, and so named by no change.
      const { gradeMultiplier } = line
      const old = { ...lineOf(was.model.lines, line.id), gradeMultiplier }
      expect(findChanges(old, line), line.id).toEqual(fields)
    }
  })

  it('names its date and a book before it', () => {
    expect(change.base < version).toBe(true)
    expect([is.costs.pricesAsOf, is.model.pricesAsOf]).toEqual([change.pricesAsOf, change.pricesAsOf])
  })
})

describe('a change', () => {
  it('changes fields within a field, takes away what is null, and replaces lists', () => {
    const { model } = apply({
      changedLines: {
        cement: { why: 'dearer', ratePkr: { Standard: 1680 }, sources: { rate: ['Z1'] } },
        bricks: { note: null },
      },
    })
    const [cement, old] = [lineOf(model.lines, 'cement'), lineOf(before.model.lines, 'cement')]
    expect(cement.ratePkr).toEqual({ ...old.ratePkr, Standard: 1680 })
    expect(cement.sources).toEqual({ ...old.sources, rate: ['Z1'] })
    expect(cement.gradeMultiplier.Economy).toBe((old.ratePkr.Economy * old.quantityFactor.Economy) / 1680)
    expect(cement).not.toHaveProperty('why')
    expect(lineOf(model.lines, 'bricks')).not.toHaveProperty('note')
    expect(lineOf(before.model.lines, 'bricks')).toHaveProperty('note')
  })

  it('adds lines where it says, and removes lines', () => {
    const solar = { ...lineOf(before.model.lines, 'bore'), id: 'solar' }
    const { lines } = apply({ removedLines: ['blocks'], addedLines: [{ ...solar, after: 'geyser' }] }).model
    const ids = before.model.lines.map(({ id }) => id).filter((id) => id !== 'blocks')
    ids.splice(ids.indexOf('geyser') + 1, 0, 'solar')
    expect(lines.map(({ id }) => id)).toEqual(ids)
    expect(lineOf(lines, 'solar')).toEqual(solar)
  })

  it('adds sources, and changes what else is in the files', () => {
    const { supplement, model, costs } = apply({
      sources: { Z1: { site: 'example.test', page: 'Made up', date: '2026' }, S2: null },
      model: { rho: { value: 0.4 } },
      supplement: { cityNotes: { Karachi: 'Block.' } },
    })
    expect(supplement.sources).toEqual({ ...before.supplement.sources, Z1: expect.anything(), S2: undefined })
    expect(supplement.cityNotes).toEqual({ ...before.supplement.cityNotes, Karachi: 'Block.' })
    expect(model.rho).toEqual({ ...before.model.rho, value: 0.4 })
    expect([costs.pricesAsOf, model.pricesAsOf]).toEqual(['2026-12-31', '2026-12-31'])
  })

  it('keeps the test vectors that it does not name, or has none', () => {
    const [first, second] = before.model.testVectors
    const vectors = apply({ testVectors: { [first!.name]: { expected: { grey: 1 } } } }).model.testVectors
    expect(vectors[0]).toEqual({ ...first, expected: { ...first!.expected, grey: 1 } })
    expect(vectors[1]).toEqual(second)
    expect(apply({ testVectors: null }).model.testVectors).toEqual([])
  })

  it('leaves out the items of the older rates, and names whose quick estimate stays', () => {
    const { costs } = applyChange('2026-01-01', readVersion('2025-05-12'), {
      base: '2025-05-12',
      pricesAsOf: '2025-12-31',
    })
    expect(costs.quickEstimateOf).toBe('2025-05-12')
    expect(costs).not.toHaveProperty('lineItems')
    expect(costs).not.toHaveProperty('lineItemTotals')
  })

  it('is refused with everything that does not fit', () => {
    const line = { ...lineOf(before.model.lines, 'bore'), id: 'solar', after: 'orchard' }
    const faulty = {
      changedLines: { moat: { note: 'deep' }, cement: { note: null }, blocks: { note: null } },
      removedLines: ['drawbridge', 'blocks'],
      addedLines: [line],
      testVectors: { 'Multan 5 Marla': {} },
      model: { rho: { valeu: null } },
      changedLine: {},
    }
    expect(() => apply(faulty)).toThrow(
      new Error(
        [
          'has no part changedLine',
          'model, rho: there is no valeu to take away',
          'there is no line drawbridge',
          'there is no line moat',
          'there is no line blocks',
          'cement: there is no note to take away',
          'there is no line orchard, after which solar would stand',
          'there is no test vector Multan 5 Marla',
        ]
          .map((fault) => `2027-01-01/changes.json: ${fault}`)
          .join('\n'),
      ),
    )
  })
})

it('finds the changes between two lines', () => {
  const [was, is] = ['bricks', 'cement'].map((id) => lineOf(before.model.lines, id))
  const change = { changedLines: { bricks: findChanges(was!, is!) } }
  // Named as cement, it is cement.
  expect({ ...apply(change).model.lines[0] }).toEqual(is)
  expect(findChanges(is!, is!)).toEqual({})
})
