import type { HomeownerInvitation } from '@tameer/contract'
import { type Cover, type CoverMark, levelQuote, orderQuotes, type Quote } from '@tameer/quotes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bill, blank } from '../../../../quotes/src/fixtures/three-quotes.ts'
import { invitationOf, requestWith, sentOnBill, today } from '../../../test/request-with-quotes.ts'
import { compareQuotes } from './compared.ts'
import { groupsOf } from './groups.ts'

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
      expect(groupsOf(mixed, String)).toEqual(groupsOf(shown, String))
      expect(mixed.looksCheaper).toEqual(shown.looksCheaper)
    }),
    { numRuns: 50 },
  )
})

it('every figure is the package’s own, and sections sum to the totals', () => {
  fc.assert(
    fc.property(threeQuotes, (quotes) => {
      const compared = compareQuotes(requestWith(invitationsOf(quotes)), today)
      const levelled = orderQuotes(
        quotes.map((quote, at) => ({ id: `${at}`, ...levelQuote(bill, quote, { today }) })),
      )
      const [totals, ...phases] = groupsOf(compared, String)
      const mains = (id: string) =>
        totals?.rows.find((row) => row.id === id)?.cells.map(({ main }) => Number(main))
      expect(mains('headline')).toEqual(levelled.map(({ headlinePkr }) => headlinePkr))
      expect(mains('likeForLike')).toEqual(levelled.map(({ likeForLikePkr }) => likeForLikePkr))
      for (const [place, one] of levelled.entries())
        for (const [at, phase] of one.phases.entries()) {
          const cells = phases[at]?.rows.map((row) => row.cells[place]?.main)
          expect(cells?.[0]).toBe(String(phase.pricePkr))
          const figures = phase.sections.map(({ pricePkr }) => String(pricePkr))
          // A section without a price says so in words.
          for (const [down, figure] of figures.entries())
            if (figure !== '0') expect(cells?.[down + 1]).toBe(figure)
        }
    }),
    { numRuns: 50 },
  )
})
