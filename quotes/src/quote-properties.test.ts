// What must hold for any bill and any quote on it.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Bill, type BillLine, phases } from './bill.ts'
import { explainOrder } from './explain-order.ts'
import { blank, today } from './fixtures/three-quotes.ts'
import { judgeQuote } from './judge-quote.ts'
import { type LevelledQuote, levelQuote } from './level-quote.ts'
import { orderQuotes } from './order-quotes.ts'
import { type CoverMark, covers, type Price, type Quote } from './quote.ts'

const pkr = fc.nat(5_000_000)

/** Lines of up to six sections, three a phase. */
const anyBill: fc.Arbitrary<Bill> = fc
  .array(
    fc.record({
      section: fc.nat(2),
      phase: fc.constantFrom(...phases),
      materialPkr: pkr,
      labourPkr: pkr,
      below: fc.nat(40),
      above: fc.nat(60),
      quantity: fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .chain((rows) => fc.record({ rows: fc.constant(rows), area: fc.integer({ min: 100, max: 20_000 }) }))
  .map(({ rows, area }) => {
    const lines = rows.map(({ section, phase, materialPkr, labourPkr, below, above, quantity }, place) => {
      const costPkr = materialPkr + labourPkr
      const lowPkr = Math.round(costPkr * (1 - below / 100))
      const highPkr = Math.round(costPkr * (1 + above / 100))
      const amounts = { ratePkr: 1, costPkr, lowPkr, highPkr, materialPkr, labourPkr }
      const id = `line-${place}`
      const item = `Item ${place}`
      return { id, item, unit: 'Sft', quantity, ...amounts, section: `${phase}-${section}`, phase }
    })
    return { coveredAreaSft: area, totalPkr: sum(lines.map(({ costPkr }) => costPkr)), lines }
  })

/** What decides, from one number each, how a place is priced and marked. */
const anyChoices = fc.record({
  levels: fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
  lineCovers: fc.array(fc.nat(7), { minLength: 24, maxLength: 24 }),
  sectionCovers: fc.array(fc.nat(11), { minLength: 6, maxLength: 6 }),
  amounts: fc.array(pkr, { minLength: 64, maxLength: 64 }),
  extras: fc.array(fc.record({ item: fc.string(), amountPkr: pkr }), { maxLength: 20 }),
  alternates: fc.array(fc.record({ item: fc.string(), amountPkr: fc.integer() }), { maxLength: 10 }),
})
type Choices = typeof anyChoices extends fc.Arbitrary<infer Value> ? Value : never

/** A quote that prices every line once, at levels that change from place to place. */
function quoteFor(bill: Bill, choices: Choices, priceOf?: (lines: BillLine[]) => number): Quote {
  let next = 0
  const amount = () => choices.amounts[next++ % 64]!
  const prices: Price[] = []
  for (const [place, phase] of phases.entries()) {
    const inPhase = bill.lines.filter((line) => line.phase === phase)
    if (inPhase.length === 0) continue
    if (choices.levels[place] === 0) {
      if (!priceOf && place === 0)
        prices.push({ level: 'phase', id: phase, kind: 'per-sft', ratePkr: amount() / 100 })
      else prices.push({ level: 'phase', id: phase, kind: 'lump', amountPkr: priceOf?.(inPhase) ?? amount() })
      continue
    }
    for (const section of new Set(inPhase.map((line) => line.section))) {
      const lines = inPhase.filter((line) => line.section === section)
      const whole = choices.levels[2 + (next % 6)]! > 0
      if (whole)
        prices.push({ level: 'section', id: section, kind: 'lump', amountPkr: priceOf?.(lines) ?? amount() })
      else
        for (const line of lines)
          prices.push(
            priceOf || next % 2
              ? { level: 'line', id: line.id, kind: 'lump', amountPkr: priceOf?.([line]) ?? amount() }
              : { level: 'line', id: line.id, kind: 'per-unit', ratePkr: amount() / 100 },
          )
      next++
    }
  }
  const marks: CoverMark[] = priceOf ? [] : marksFor(bill, choices, amount)
  const extras = priceOf ? [] : choices.extras
  return { ...blank, prices, covers: marks, extras, alternates: choices.alternates }
}

function marksFor(bill: Bill, choices: Choices, amount: () => number): CoverMark[] {
  const mark = (level: CoverMark['level'], id: string, choice: number): CoverMark[] => {
    const cover = covers[choice]
    return cover ? [{ level, id, cover, ...(cover === 'allowance' ? { amountPkr: amount() } : {}) }] : []
  }
  const sections = [...new Set(bill.lines.map(({ section }) => section))]
  return [
    ...sections.flatMap((section, place) => mark('section', section, choices.sectionCovers[place]!)),
    ...bill.lines.flatMap(({ id }, place) => mark('line', id, choices.lineCovers[place]!)),
  ]
}

const anyCase = fc.tuple(anyBill, anyChoices).map(([bill, choices]) => {
  const quote = quoteFor(bill, choices)
  return { bill, choices, quote: { ...quote, headlinePkr: levelQuote(bill, quote, { today }).headlinePkr } }
})

const level = (bill: Bill, quote: Quote) => levelQuote(bill, quote, { today })
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const sectionsOf = ({ phases }: LevelledQuote) => phases.flatMap(({ sections }) => sections)

/** Rupees of a price, worked out another way: in hundredths and ten thousandths of a rupee. */
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

it('every pair that the headlines turn round has a reason', () => {
  fc.assert(
    fc.property(anyBill, anyChoices, anyChoices, (bill, one, other) => {
      const quotes = [one, other].map((choices, place) => ({
        id: `${place}`,
        ...level(bill, quoteFor(bill, choices)),
      }))
      const [better, worse] = orderQuotes(quotes)
      const turned =
        worse!.headlinePkr < better!.headlinePkr && worse!.likeForLikePkr > better!.likeForLikePkr
      const found = explainOrder(quotes)
      expect(found.length).toBe(turned ? 1 : 0)
      for (const { id, than, byPkr, likeForLikeMorePkr, reasons } of found) {
        expect([id, than]).toEqual([worse!.id, better!.id])
        expect(Math.min(byPkr, likeForLikeMorePkr)).toBeGreaterThan(0)
        // Together they make at least the whole turn.
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
