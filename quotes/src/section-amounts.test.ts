import { expect, it } from 'vitest'
import { bill, byPhase, today } from './fixtures/three-quotes.ts'
import { levelQuote } from './level-quote.ts'
import type { CoverMark } from './quote.ts'

/** Prices of the finishing sections when the phase costs 1,010,000, the estimate's own amount. */
function finishing(...covers: CoverMark[]) {
  const { phases } = levelQuote(
    bill,
    { ...byPhase, prices: [{ level: 'phase', id: 'finishing', kind: 'lump', amountPkr: 1_010_000 }], covers },
    { today },
  )
  return phases[1]?.sections.map(({ pricePkr }) => pricePkr)
}
const section = (id: string, cover: CoverMark['cover']): CoverMark => ({ level: 'section', id, cover })

it("a phase's price is shared out by what it holds of each section", () => {
  expect(finishing()).toEqual([580_000, 180_000, 250_000])
  expect(finishing(section('wood_metal_and_tile_works', 'excluded'))).toEqual([0, 422_791, 587_209])
})

it('a phase’s price includes the labour for material that the owner buys', () => {
  // 130,000 of labour beside 180,000 and 250,000.
  expect(finishing(section('wood_metal_and_tile_works', 'owner'))).toEqual([234_464, 324_643, 450_893])
})

it('a price for a phase that is left out as a whole is shared out by the estimate', () => {
  const all = ['wood_metal_and_tile_works', 'paint_and_ceiling_works', 'fittings_and_fixtures']
  expect(finishing(...all.map((id) => section(id, 'excluded')))).toEqual([580_000, 180_000, 250_000])
})
