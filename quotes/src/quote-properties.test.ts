// Properties that hold for any bill and any quote on it.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Bill } from './bill.ts'
import { explainOrder } from './explain-order.ts'
import { anyBill, anyChoices, pkr, quoteFor } from './fixtures/any-quote.ts'
import { blank, today } from './fixtures/three-quotes.ts'
import { judgeQuote } from './judge/judge-quote.ts'
import { type LevelledQuote, levelQuote } from './level-quote.ts'
import { orderQuotes } from './order-quotes.ts'
import { type CoverMark, covers, type Price, type Quote } from './quote.ts'

const anyCase = fc.tuple(anyBill, anyChoices).map(([bill, choices]) => {
  const quote = quoteFor(bill, choices)
  return { bill, choices, quote: { ...quote, headlinePkr: levelQuote(bill, quote, { today }).headlinePkr } }
})

const level = (bill: Bill, quote: Quote) => levelQuote(bill, quote, { today })
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const sectionsOf = ({ phases }: LevelledQuote) => phases.flatMap(({ sections }) => sections)

/** Rupees of a price, worked out in another way: in hundredths and ten-thousandths of a rupee. */
function worthOf(price: Price, bill: Bill): number {
  if (price.kind === 'lump') return price.amountPkr
  const quantity =
    price.kind === 'per-sft' ? bill.coveredAreaSft : bill.lines.find(({ id }) => id === price.id)!.quantity
  const tenThousandths = BigInt(Math.round(price.ratePkr * 100)) * BigInt(Math.round(quantity * 100))
  return Number((tenThousandths * 2n + 10_000n) / 20_000n)
}

it('a quote that prices all its lines can be sent with its sum as headline, and with no other', () => {
  fc.assert(
    fc.property(anyCase, ({ bill, quote }) => {
      expect(judgeQuote(bill, quote, today)).toEqual([])
      const typedPkr = quote.headlinePkr + 1
      expect(judgeQuote(bill, { ...quote, headlinePkr: typedPkr }, today)).toEqual([
        { code: 'headlineDiffers', typedPkr, summedPkr: quote.headlinePkr, differencePkr: 1 },
      ])
    }),
  )
})

it('sums are exact to the rupee, however the phases are shared out', () => {
  fc.assert(
    fc.property(anyCase, ({ bill, quote }) => {
      const levelled = level(bill, quote)
      const pricesPkr = sum(quote.prices.map((price) => worthOf(price, bill)))
      const allowancesPkr = sum(quote.covers.map(({ amountPkr = 0 }) => amountPkr))
      const extrasPkr = sum(quote.extras.map(({ amountPkr }) => amountPkr))
      expect(levelled.headlinePkr).toBe(pricesPkr + allowancesPkr + extrasPkr)
      expect(sum(sectionsOf(levelled).map(({ pricePkr }) => pricePkr))).toBe(pricesPkr)
      expect(sum(levelled.phases.map(({ pricePkr }) => pricePkr))).toBe(pricesPkr)
      expect(sum(sectionsOf(levelled).map(({ filledInPkr }) => filledInPkr))).toBe(levelled.filledInPkr)
      expect(sum(levelled.filledIn.map(({ costPkr }) => costPkr))).toBe(levelled.filledInPkr)
      expect(sum(sectionsOf(levelled).map(({ estimate }) => estimate.costPkr))).toBe(bill.totalPkr)
      expect(levelled.likeForLikePkr).toBe(pricesPkr + levelled.filledInPkr)
      expect(levelled.likeForLikeLowPkr).toBeLessThanOrEqual(levelled.likeForLikePkr)
      expect(levelled.likeForLikeHighPkr).toBeGreaterThanOrEqual(levelled.likeForLikePkr)
      for (const { pricePkr } of sectionsOf(levelled)) expect(Number.isSafeInteger(pricePkr)).toBe(true)
    }),
  )
})

it('leaving out an included line at an unchanged price adds its estimate', () => {
  fc.assert(
    fc.property(anyCase, fc.nat(23), ({ bill, quote }, place) => {
      const line = bill.lines[place % bill.lines.length]!
      const others = quote.covers.filter(({ level, id }) => level !== 'line' || id !== line.id)
      const marked = (cover: CoverMark['cover']) =>
        level(bill, { ...quote, covers: [...others, { level: 'line', id: line.id, cover }] }).likeForLikePkr
      expect(marked('excluded') - marked('included')).toBe(line.costPkr)
      expect(marked('owner') - marked('included')).toBe(line.materialPkr)
    }),
  )
})

it('a quote that equals the estimate is like for like the estimate, at every level of pricing', () => {
  fc.assert(
    fc.property(anyBill, anyChoices, (bill, choices) => {
      const quote = quoteFor(bill, choices, (lines) => sum(lines.map(({ costPkr }) => costPkr)))
      const levelled = level(bill, quote)
      expect(levelled.likeForLikePkr).toBe(bill.totalPkr)
      expect(levelled).toMatchObject({ headlinePkr: bill.totalPkr, filledIn: [], flags: [] })
    }),
  )
})

it('extras change the headline alone, alternates nothing, and the order of parts nothing', () => {
  fc.assert(
    fc.property(anyCase, ({ bill, quote }) => {
      const levelled = level(bill, quote)
      const { headlinePkr, likeForLikePkr } = level(bill, { ...quote, extras: [], alternates: [] })
      expect(likeForLikePkr).toBe(levelled.likeForLikePkr)
      expect(headlinePkr).toBe(levelled.headlinePkr - levelled.extrasPkr)
      const turned = { ...quote, prices: quote.prices.toReversed(), covers: quote.covers.toReversed() }
      const { flags: _, ...figures } = levelled
      expect(level(bill, turned)).toMatchObject(figures)
    }),
  )
})

it('a discount that takes back an extra or an allowance improves no place in the order', () => {
  const discounted = (quote: Quote, amountPkr: number) => ({ ...quote, discount: { amountPkr, word: '' } })
  fc.assert(
    fc.property(
      anyCase,
      fc.nat(30_000_000),
      pkr,
      fc.nat(23),
      ({ bill, quote }, discountPkr, morePkr, place) => {
        const before = level(bill, discounted(quote, discountPkr))
        const extras = [...quote.extras, { item: 'padding', amountPkr: morePkr }]
        const padded = level(bill, discounted({ ...quote, extras }, discountPkr + morePkr))
        expect(padded.headlinePkr).toBe(before.headlinePkr)
        expect(padded.likeForLikePkr).toBeGreaterThanOrEqual(before.likeForLikePkr)
        const at = place % Math.max(1, quote.covers.length)
        if (quote.covers[at]?.cover !== 'allowance') return
        const raised = quote.covers.map((mark, index) =>
          index === at ? { ...mark, amountPkr: (mark.amountPkr ?? 0) + morePkr } : mark,
        )
        const wide = level(bill, discounted({ ...quote, covers: raised }, discountPkr + morePkr))
        expect(wide.headlinePkr).toBe(before.headlinePkr)
        expect(wide.likeForLikePkr).toBeGreaterThanOrEqual(before.likeForLikePkr)
      },
    ),
  )
})

it('a discount never brings like for like below what the estimate fills in', () => {
  fc.assert(
    fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ bill, quote }, part) => {
      const amountPkr = Math.floor(quote.headlinePkr * part)
      const levelled = level(bill, { ...quote, discount: { amountPkr, word: '' } })
      expect(sum(Object.values(levelled.discountOn))).toBe(amountPkr)
      expect(levelled.likeForLikePkr).toBeGreaterThanOrEqual(levelled.filledInPkr)
      expect(levelled.withExtrasPkr).toBeGreaterThanOrEqual(levelled.likeForLikePkr)
    }),
  )
})

it('a line that is set apart, with the price above lowered by what it now costs, changes no total', () => {
  fc.assert(
    fc.property(anyBill, pkr, pkr, fc.nat(23), (bill, pricePkr, apartPkr, place) => {
      const { id } = bill.lines[place % bill.lines.length]!
      const house = (amountPkr: number): Price => ({ level: 'house', kind: 'lump', amountPkr })
      const whole = level(bill, { ...blank, prices: [house(pricePkr + apartPkr)] })
      const parted = {
        ...{ ...blank, prices: [house(pricePkr), { level: 'line', id, kind: 'lump', amountPkr: apartPkr }] },
        covers: [{ level: 'line', id, cover: 'apart' }],
        headlinePkr: pricePkr + apartPkr,
      } satisfies Quote
      expect(judgeQuote(bill, parted, today)).toEqual([])
      const { headlinePkr, likeForLikePkr, filledIn } = level(bill, parted)
      expect([headlinePkr, likeForLikePkr]).toEqual([whole.headlinePkr, whole.likeForLikePkr])
      expect(filledIn).toEqual([])
    }),
  )
})

it('the order and its reasons do not depend on the order of the quotes', () => {
  const someQuotes = fc.array(anyChoices, { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(anyBill, someQuotes, (bill, all) => {
      const quotes = all.map((choices, place) => ({
        id: `${place}`,
        ...level(bill, quoteFor(bill, choices)),
      }))
      const ordered = orderQuotes(quotes)
      expect(orderQuotes(quotes.toReversed())).toEqual(ordered)
      expect(explainOrder(quotes.toReversed())).toEqual(explainOrder(quotes))
      for (const [place, { likeForLikePkr }] of ordered.slice(1).entries())
        expect(likeForLikePkr).toBeGreaterThanOrEqual(ordered[place]!.likeForLikePkr)
    }),
  )
})

it('every pair with reversed headlines has a reason', () => {
  fc.assert(
    fc.property(anyBill, anyChoices, anyChoices, pkr, (bill, one, other, discountPkr) => {
      const quotes = [one, other].map((choices, place) => ({
        id: `${place}`,
        ...level(bill, {
          ...quoteFor(bill, choices),
          discount: { amountPkr: place * discountPkr, word: '' },
          // Some quotes have a tax on top.
          ...(choices.whole === 5 && { tax: 'not-included' as const, taxPkr: choices.amounts[0] }),
        }),
      }))
      const [better, worse] = orderQuotes(quotes)
      const turned =
        worse!.headlinePkr < better!.headlinePkr && worse!.likeForLikePkr > better!.likeForLikePkr
      const found = explainOrder(quotes)
      expect(found.length).toBe(turned ? 1 : 0)
      for (const { id, than, byPkr, likeForLikeMorePkr, reasons } of found) {
        expect([id, than]).toEqual([worse!.id, better!.id])
        expect(Math.min(byPkr, likeForLikeMorePkr)).toBeGreaterThan(0)
        // Together the reasons explain at least the whole reversal.
        expect(sum(reasons.map(({ amountPkr }) => amountPkr))).toBeGreaterThanOrEqual(
          byPkr + likeForLikeMorePkr,
        )
      }
    }),
    { numRuns: 500 },
  )
})

it('never throws, whatever figures and names a draft has', () => {
  const figure = fc.oneof(fc.double(), fc.integer(), pkr)
  const id = fc.oneof(fc.string(), fc.constantFrom('grey', 'grey-0', 'line-0', 'constructor'))
  const at = { id, level: fc.constantFrom('phase', 'section', 'line') }
  const anyDraft = fc.record({
    prices: fc.array(
      fc.record({
        ...{ ...at, kind: fc.constantFrom('lump', 'per-sft', 'per-unit') },
        ...{ amountPkr: figure, ratePkr: figure },
      }),
    ),
    covers: fc.array(fc.record({ ...at, cover: fc.constantFrom(...covers), amountPkr: figure })),
    extras: fc.array(fc.record({ item: fc.string(), amountPkr: figure })),
    headlinePkr: figure,
    terms: fc.record({
      stages: fc.array(fc.record({ stage: fc.string(), percent: figure })),
      validUntil: fc.string(),
    }),
  })
  fc.assert(
    fc.property(anyBill, anyDraft, (bill, draft) => {
      const quote = { ...blank, ...draft } as Quote
      expect(judgeQuote(bill, quote, today).length).toBeGreaterThan(0)
      expect(Number.isSafeInteger(level(bill, quote).likeForLikePkr)).toBe(true)
    }),
  )
})
