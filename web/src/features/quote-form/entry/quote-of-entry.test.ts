import { levelQuote } from '@tameer/quotes'
import { describe, expect, it } from 'vitest'
import { smallBill as bill } from '../../../../test/quote-bill.ts'
import { applySheet } from '../price-list/bill-sheet.ts'
import { fillDown, fillFromEstimate, fillFromRates, isNoPrice } from '../price-list/fill-in.ts'
import {
  blankEntry,
  openLines,
  placeKey,
  type QuoteEntry,
  setCover,
  setFigure,
  setKind,
  setOpened,
} from './entry.ts'
import { pastedColumn } from './pasted-column.ts'
import { problemsOf, sectionsWith } from './quote-form-problems.ts'
import { entryOfQuote, quoteOfEntry } from './quote-of-entry.ts'
import { blankStage } from './terms-entry.ts'

const today = '2027-01-10'
const blank: QuoteEntry = { ...blankEntry(today), tax: 'included' }
const oneNumber = (figure: string, kind: 'rate' | 'lump' = 'rate'): QuoteEntry => ({
  ...blank,
  one: true,
  house: { figure, kind },
})
const changed = (entry: QuoteEntry, ...changes: ((entry: QuoteEntry) => QuoteEntry)[]) =>
  changes.reduce((made, change) => change(made), entry)

describe('one number', () => {
  it('is a whole quote: the price of the house', () => {
    const quote = quoteOfEntry(bill, oneNumber('3,600'))
    expect(quote.prices).toEqual([{ level: 'house', kind: 'per-sft', ratePkr: 3_600 }])
    expect(quote.headlinePkr).toBe(3_600_000)
    expect(problemsOf(bill, oneNumber('3,600'), today)).toEqual({})
  })

  it('is one number again when a better quote starts from it', () => {
    const sent = quoteOfEntry(bill, oneNumber('95 lakh', 'lump'))
    expect(entryOfQuote(bill, sent)).toMatchObject({ one: true, house: { figure: '9500000', kind: 'lump' } })
  })

  it('shows a problem at its field when it is missing or not a figure', () => {
    expect(problemsOf(bill, oneNumber(''), today)).toEqual({ house: 'Please enter a price' })
    expect(problemsOf(bill, oneNumber('abc'), today)).toEqual({
      house: 'Please enter a number, such as 1,250 or 12.5 lakh',
    })
  })
})

describe('the total', () => {
  it('is the sum of the parts, until another one is written', () => {
    const entry = oneNumber('3,600')
    expect(quoteOfEntry(bill, { ...entry, total: '' }).headlinePkr).toBe(3_600_000)
    const written = { ...entry, total: '37 lakh' }
    expect(quoteOfEntry(bill, written).headlinePkr).toBe(3_700_000)
    expect(problemsOf(bill, written, today)).toEqual({ total: 'This is not the sum of the parts' })
    expect(problemsOf(bill, { ...entry, total: '36,00,000' }, today)).toEqual({})
    expect(problemsOf(bill, { ...entry, total: 'x' }, today)).toMatchObject({
      total: 'Please enter a number, such as 1,250 or 12.5 lakh',
    })
  })
})

describe('parts', () => {
  const byLines = openLines(bill.lines)(blank)

  it('add up to the estimate when they are filled in from it, at every level', () => {
    const levels = [
      oneNumber(''),
      blank,
      changed(blank, setOpened('phase grey', true), setOpened('phase finishing', true)),
      byLines,
    ]
    for (const entry of levels) {
      const filled = fillFromEstimate(bill, entry, 0).entry
      const quote = quoteOfEntry(bill, filled)
      expect(quote.headlinePkr).toBe(bill.totalPkr)
      expect(problemsOf(bill, filled, today)).toEqual({})
      expect(levelQuote(bill, quote, { today }).likeForLikePkr).toBe(bill.totalPkr)
      // A sent quote comes back into the form unchanged.
      expect(quoteOfEntry(bill, entryOfQuote(bill, quote))).toEqual(quote)
    }
  })

  it('get a lump sum when rate times quantity is not the cost', () => {
    const odd = { ...bill, lines: bill.lines.map((line) => ({ ...line, quantity: line.quantity * 1.001 })) }
    const { entry } = fillFromEstimate(odd, byLines, 0)
    expect(entry.kinds['line steel']).toBe('lump')
    expect(entry.figures['line steel']).toBe('1500000')
  })

  it('leaves lines without a price alone, and prices the labour of the owner’s', () => {
    const marked = changed(
      byLines,
      setCover('line steel', { cover: 'excluded', sum: '' }),
      setCover('line tiles', { cover: 'owner', sum: '' }),
      setCover('line doors', { cover: 'allowance', sum: '300,000' }),
    )
    const { entry, prices } = fillFromEstimate(bill, marked, 10)
    expect(prices).toHaveLength(3)
    expect(entry.figures['line tiles']).toBe('165000')
    expect(entry.figures['line cement']).toBe('2200')
    const quote = quoteOfEntry(bill, entry)
    expect(quote.prices.map(({ id }) => id)).toEqual(['earthwork', 'cement', 'tiles'])
    expect(problemsOf(bill, entry, today)).toEqual({})
  })

  it('takes last rates for the lines that are known, and opens them', () => {
    const { entry, prices } = fillFromRates(
      bill,
      blank,
      [
        { id: 'cement', ratePkr: 1_900 },
        { id: 'gone', ratePkr: 1 },
      ],
      5,
    )
    expect(prices.map(({ key }) => key)).toEqual(['line cement'])
    expect(entry.one).toBe(false)
    expect(entry.figures['line cement']).toBe('1995')
    expect(entry.opened).toContain('section bricks_cement_sand_and_crush')
  })

  it('puts a pasted column down the lines and skips empty cells', () => {
    expect(pastedColumn('300')).toBeUndefined()
    const column = pastedColumn('300\tx\r\n\r\n2,100\r\n') ?? []
    const { entry, filled } = fillDown(bill, byLines, 'line steel', column)
    expect([...filled]).toEqual(['steel', 'cement'])
    expect(entry.figures).toMatchObject({ 'line steel': '300', 'line cement': '2,100' })
    const calculated = fillDown(bill, byLines, 'line steel', ['966.666666666667', '2,100'])
    expect(calculated).toMatchObject({ rounded: 1, entry: { figures: { 'line steel': '966.6667' } } })
    expect(['', '12,500', 'Rs 300/-', 'Rate', '-4'].filter(isNoPrice)).toEqual(['Rate', '-4'])
  })

  it('names a problem where the line is priced, and the sections to unfold', () => {
    const mixed = changed(
      blank,
      setFigure('phase finishing', '1000'),
      setOpened('phase grey', true),
      setOpened('section excavation_and_steel_reinforcement', true),
      setFigure('line steel', '300'),
      setFigure('line earthwork', 'x'),
    )
    const problems = problemsOf(bill, mixed, today)
    expect(Object.keys(problems).sort()).toEqual([
      'price line earthwork',
      'price section bricks_cement_sand_and_crush',
    ])
    expect(sectionsWith(problems, bill, new Set())).toEqual([
      'excavation_and_steel_reinforcement',
      'bricks_cement_sand_and_crush',
    ])
  })

  it('a section’s mark is for all its lines, and a line’s own wins', () => {
    const key = placeKey('section', 'wood_metal_and_tile_works')
    const tiles = bill.lines.filter(({ section }) => section === 'wood_metal_and_tile_works')
    const entry = changed(
      oneNumber('3000'),
      setCover('line tiles', { cover: 'owner', sum: '' }),
      setCover(key, { cover: 'excluded', sum: '' }, tiles),
      setCover('line doors', { cover: 'included', sum: '' }),
    )
    expect(quoteOfEntry(bill, entry).covers).toEqual([
      { level: 'section', id: 'wood_metal_and_tile_works', cover: 'excluded' },
      { level: 'line', id: 'doors', cover: 'included' },
    ])
  })

  it('keeps the choice between a rate and a sum', () => {
    const entry = changed(byLines, setFigure('line doors', '350000'), setKind('line doors', 'lump'))
    expect(quoteOfEntry(bill, entry).prices).toEqual([
      { level: 'line', id: 'doors', kind: 'lump', amountPkr: 350_000 },
    ])
  })
})

describe('a line apart', () => {
  const steel = setCover('line steel', { cover: 'apart', sum: '' })
  const priced = changed(oneNumber('2,500'), steel, setFigure('line steel', '255'))

  it('has its own rate beside the price of the house, and comes back so', () => {
    const quote = quoteOfEntry(bill, priced)
    expect(quote.prices).toEqual([
      { level: 'house', kind: 'per-sft', ratePkr: 2_500 },
      { level: 'line', id: 'steel', kind: 'per-unit', ratePkr: 255 },
    ])
    expect(quote.headlinePkr).toBe(2_500_000 + 1_275_000)
    expect(problemsOf(bill, priced, today)).toEqual({})
    const again = entryOfQuote(bill, quote)
    expect(again).toMatchObject({ one: true, opened: [] })
    expect(quoteOfEntry(bill, again)).toEqual(quote)
  })

  it('needs its rate, which is asked for at the line', () => {
    expect(problemsOf(bill, changed(oneNumber('2,500'), steel), today)).toEqual({
      'price line steel': 'Please enter a price',
    })
  })

  it('is filled in by itself, also from a sheet, and opens nothing', () => {
    const { entry, prices } = fillFromEstimate(bill, priced, 0)
    expect(prices.map(({ key }) => key)).toEqual([undefined, 'line steel'])
    expect(entry.house.figure).toBe(String(bill.totalPkr - 1_500_000))
    expect(entry.figures['line steel']).toBe('300')
    expect(quoteOfEntry(bill, entry).headlinePkr).toBe(bill.totalPkr)
    const rates = fillFromRates(bill, priced, [{ id: 'steel', ratePkr: 260 }], 0)
    expect(rates.entry).toMatchObject({ one: true, opened: [], figures: { 'line steel': '260' } })
    const [line] = bill.lines.filter(({ id }) => id === 'steel')
    if (!line) throw new Error('a line of steel')
    const read = applySheet(priced, [{ line, kind: 'rate', figure: 270 }])
    expect(read).toMatchObject({ one: true, opened: [], figures: { 'line steel': '270' } })
  })
})

it('an allowance whose laying is in the price needs a price for the laying', () => {
  const laid = setCover('line tiles', { cover: 'allowance', sum: '450000', laying: 'in-price' })
  const entry = changed(oneNumber('3,000'), laid)
  const quote = quoteOfEntry(bill, entry)
  expect(quote.covers).toEqual([
    { level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 450_000, laying: 'in-price' },
  ])
  expect(problemsOf(bill, entry, today)).toEqual({})
  expect(quoteOfEntry(bill, entryOfQuote(bill, quote))).toEqual(quote)
  const { entry: filled } = fillFromEstimate(bill, entry, 0)
  // Only the labour of the tiles is in the price.
  expect(filled.house.figure).toBe(String(bill.totalPkr - 450_000))
})

it('sends the sum of a tax only when the tax is not included', () => {
  const withSum = (tax: QuoteEntry['tax']): QuoteEntry => ({
    ...oneNumber('3000'),
    ...{ tax, terms: { ...blank.terms, taxSum: '1.5 lakh' } },
  })
  expect(quoteOfEntry(bill, withSum('not-included'))).toMatchObject({ tax: 'not-included', taxPkr: 150_000 })
  expect(quoteOfEntry(bill, withSum('included'))).not.toHaveProperty('taxPkr')
  const quote = quoteOfEntry(bill, withSum('not-included'))
  expect(quoteOfEntry(bill, entryOfQuote(bill, quote))).toEqual(quote)
})

it('says what is missing beside the prices', () => {
  const entry: QuoteEntry = {
    ...oneNumber('3000'),
    tax: '',
    extras: [{ item: '', amount: '5000' }],
    discount: { item: 'Early start', amount: '' },
    terms: {
      ...blank.terms,
      validUntil: today,
      stages: [
        { ...blankStage, stage: 'advance', percent: '40' },
        { ...blankStage, stage: 'own', percent: 'x' },
      ],
    },
  }
  expect(Object.keys(problemsOf(bill, entry, today)).sort()).toEqual([
    'discount amount',
    'extras 0 item',
    'stages 1 due',
    'stages 1 percent',
    'stages 1 stage',
    'tax',
    'validUntil',
  ])
})
