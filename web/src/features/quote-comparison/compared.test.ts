import type { HomeownerInvitation } from '@tameer/contract'
import { type Cover, type CoverMark, levelQuote, orderQuotes, type Quote } from '@tameer/quotes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bill, blank } from '../../../../quotes/src/fixtures/three-quotes.ts'
import { invitationOf, requestWith, sentOnBill, today } from '../../../test/request-with-quotes.ts'
import { compareQuotes } from './compared.ts'
import { paperGroups } from './rows/groups.ts'

const pkr = fc.nat(9_000_000)

/** Prices by phase or by section, with marks on any lines. */
const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    bySection: fc.boolean(),
    amounts: fc.array(pkr, { minLength: 7, maxLength: 7 }),
    covers: fc.array(fc.constantFrom<Cover>('included', 'excluded', 'owner', 'allowance'), {
      ...{ minLength: bill.lines.length, maxLength: bill.lines.length },
    }),
    extras: fc.array(fc.record({ item: fc.string({ minLength: 1 }), amountPkr: pkr }), { maxLength: 3 }),
    discount: fc.nat(50_000),
  })
  .map(({ bySection, amounts, covers, extras, discount }): Quote => {
    const level = bySection ? 'section' : 'phase'
    const ids = [...new Set(bill.lines.map((line) => line[level]))]
    const prices = ids.map((id, at) => ({ level, id, kind: 'lump', amountPkr: amounts[at] ?? 0 }) as const)
    const marks = bill.lines.map(({ id }, at): CoverMark => {
      const cover = covers[at] ?? 'included'
      return { level: 'line', id, cover, ...(cover === 'allowance' ? { amountPkr: 100_000 } : {}) }
    })
    const unsummed = { ...blank, prices, covers: marks, extras, discount: { amountPkr: discount, word: '' } }
    return { ...unsummed, headlinePkr: levelQuote(bill, unsummed, { today }).headlinePkr }
  })

const threeQuotes = fc.tuple(anyQuote, anyQuote, anyQuote)

function invitationsOf(quotes: readonly Quote[]): HomeownerInvitation[] {
  return quotes.map((quote, at) => invitationOf(`${at}`, `Company ${at}`, sentOnBill(`${at}`, quote)))
}

it('whichever quote comes first, the same is shown', () => {
  fc.assert(
    fc.property(threeQuotes, fc.constantFrom([1, 2, 0], [2, 1, 0], [0, 2, 1]), (quotes, order) => {
      const invitations = invitationsOf(quotes)
      const shown = compareQuotes(requestWith(invitations), today)
      const mixed = compareQuotes(requestWith(order.flatMap((at) => invitations[at] ?? [])), today)
      expect(paperGroups(mixed)).toEqual(paperGroups(shown))
      expect(mixed.looksCheaper).toEqual(shown.looksCheaper)
    }),
    { numRuns: 50 },
  )
})

it('every figure comes from the package, and phases and the rows beside them add up to the same house', () => {
  fc.assert(
    fc.property(threeQuotes, (quotes) => {
      const compared = compareQuotes(requestWith(invitationsOf(quotes)), today)
      const levelled = orderQuotes(
        quotes.map((quote, at) => ({ id: `${at}`, ...levelQuote(bill, quote, { today }) })),
      )
      const groups = paperGroups(compared)
      const figures = (group: string, id?: string) => {
        const found = groups.find((one) => one.id === group)
        const row = id === undefined ? found?.sum : found?.rows.find((one) => one.id === id)
        return row?.cells.map(({ main }) => Number(main.replaceAll(',', '').replace('− ', '-')) || 0)
      }
      expect(figures('totals', 'quoted')).toEqual(levelled.map(({ headlinePkr }) => headlinePkr))
      const same = levelled.map(({ likeForLikePkr }) => likeForLikePkr)
      expect(figures('totals', 'same')).toEqual(same)
      const discounts = figures('rest', 'discount') ?? [0, 0, 0]
      const [grey, finishing] = [figures('grey'), figures('finishing')]
      expect(same.map((_, at) => (grey?.[at] ?? 0) + (finishing?.[at] ?? 0) + (discounts[at] ?? 0))).toEqual(
        same,
      )
      for (const { id, sum, rows } of groups.filter((group) => group.sum))
        for (const [at] of same.entries()) {
          const sections = rows.map((row) => Number(row.cells[at]?.main.replaceAll(',', '')))
          expect([id, sections.reduce((total, one) => total + one, 0)]).toEqual([
            id,
            Number(sum?.cells[at]?.main.replaceAll(',', '')),
          ])
        }
    }),
    { numRuns: 50 },
  )
})
