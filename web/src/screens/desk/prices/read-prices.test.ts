import { describe, expect, it } from 'vitest'
import { readPrices } from './read-prices.ts'

// Made-up tables, in the forms that bulletins, sheets and messages have. No figure is one of the market.
const rows = (...lines: string[]) => lines.join('\n')
const read = (paste: string) => {
  const { prices, unread, notCollected } = readPrices(paste)
  return {
    prices: prices.map(({ article, city, pkr }) => `${article} ${city} ${pkr}`),
    unread: unread.map(({ row, column, why }) => `${why} ${row}:${column}`),
    notCollected,
  }
}

describe('a pasted table', () => {
  it('has cities above and articles beside', () => {
    const table = rows(
      'Item\tUnit\tLahore\tIslamabad\tKarachi',
      'Cement\t50 kg bag\t1,480\t1,455\t1,470',
      'Deformed bars G-60\tkg\t262\t266\t264',
    )
    expect(read(table).prices).toEqual([
      ...['cement Lahore 1480', 'cement Islamabad 1455', 'cement Karachi 1470'],
      ...['steel Lahore 262', 'steel Islamabad 266', 'steel Karachi 264'],
    ])
  })

  it('has articles above and cities beside', () => {
    const table = rows(
      'City\tCement\tBricks (1,000)\tFine sand',
      'Lahore\t1480\t17,200\t55',
      'Islamabad\t1455\t18,000\t90',
    )
    expect(read(table)).toEqual({
      prices: [
        ...['cement Lahore 1480', 'bricks Lahore 17200', 'fine_sand Lahore 55'],
        ...['cement Islamabad 1455', 'bricks Islamabad 18000', 'fine_sand Islamabad 90'],
      ],
      unread: [],
      notCollected: 0,
    })
  })

  it('is a list with a city, an article and a price in each row', () => {
    const table = rows(
      '1\tLahore\tCement\t1,480',
      '2\tKarachi\tConcrete block\t72',
      '3\tKarachi\tMargalla crush\t168',
    )
    expect(read(table).prices).toEqual(['cement Lahore 1480', 'blocks Karachi 72', 'slab_crush Karachi 168'])
  })

  it('has a city as a line of its own above its articles', () => {
    const table = rows(
      'LAHORE',
      'Cement  Rs 1,480/-',
      'Steel gate  1,550',
      '',
      'KARACHI',
      'Cement  Rs. 1,470',
    )
    expect(read(table).prices).toEqual(['cement Lahore 1480', 'gate Lahore 1550', 'cement Karachi 1470'])
  })

  it('has merged heads, and a column of the average below them', () => {
    const table = rows(
      'Item\tLahore\t\t\tKarachi\t\t',
      '\tMin\tMax\tAverage\tMin\tMax\tAverage',
      'Cement\t1,470\t1,490\t1,480\t1,460\t1,480\t1,470',
    )
    expect(read(table)).toEqual({
      prices: ['cement Lahore 1480', 'cement Karachi 1470'],
      unread: [],
      notCollected: 0,
    })
  })

  it('names a place whose columns do not say which is the price', () => {
    const table = rows('Item\tLahore\t\tKarachi', 'Cement\t1,470\t1,490\t1,470')
    expect(read(table)).toMatchObject({ prices: ['cement Karachi 1470'], unread: ['twoPrices 2:2'] })
  })

  it('is in Urdu, with Urdu digits', () => {
    const table = rows('شے\tلاہور\tاسلام آباد\tکراچی', 'سیمنٹ\t۱٬۴۸۰\t۱٬۴۵۵\t۱٬۴۷۰', 'سریا\t۲۶۲\t۲۶۶\t۲۶۴')
    expect(read(table).prices).toEqual([
      ...['cement Lahore 1480', 'cement Islamabad 1455', 'cement Karachi 1470'],
      ...['steel Lahore 262', 'steel Islamabad 266', 'steel Karachi 264'],
    ])
  })

  it('mixes both languages and the letters of Arabic keyboards', () => {
    const table = rows('Lahore لاهور', 'Fine sand ريت باريك  58', 'باریک ریت (راوی)  58', 'موٹی ریت  81')
    expect(read(table).prices).toEqual(['fine_sand Lahore 58', 'coarse_sand Lahore 81'])
  })

  it('has zeros, dashes and gaps, which are not prices', () => {
    const table = rows('Item\tLahore\tIslamabad\tKarachi', 'Cement\t0\t-\t1,470', 'Steel\tn/a\t266\t')
    expect(read(table)).toEqual({
      prices: ['cement Karachi 1470', 'steel Islamabad 266'],
      unread: [],
      notCollected: 4,
    })
  })

  it('has notes below it and marks behind figures', () => {
    const table = rows(
      'Rates of building material',
      'Item | Lahore | Karachi',
      'Cement | 1,480* | 1,470',
      'Copper wire 3/.029 (coil) | 7,300 | 7,350 (1)',
      '* Old stock is cheaper.',
      'Source: made up',
    )
    expect(read(table)).toEqual({
      prices: [
        'cement Lahore 1480',
        'cement Karachi 1470',
        'wire_3_29 Lahore 7300',
        'wire_3_29 Karachi 7350',
      ],
      unread: [],
      notCollected: 0,
    })
  })

  it('has cells that are no figure, or that say more than one: they are named', () => {
    const table = rows('Item\tLahore\tKarachi', 'Cement\t1,480-1,500\t1,470', 'Steel\task\t2,64,0')
    expect(read(table)).toMatchObject({
      prices: ['cement Karachi 1470'],
      unread: ['notAFigure 2:2', 'notAFigure 3:2', 'notAFigure 3:3'],
    })
  })

  it('has names that nobody knows: their figures can be assigned', () => {
    const table = rows('Item\tLahore\tMultan', 'Sand\t60\t50', 'Cement\t1,480\t1,490')
    const { unread, prices } = readPrices(table)
    expect(prices.map(({ article }) => article)).toEqual(['cement'])
    expect(unread).toMatchObject([
      { row: 2, column: 2, label: 'Sand', text: '60', pkr: 60, city: 'Lahore', why: 'unknown' },
      { row: 2, column: 3, pkr: 50, why: 'unknown' },
      { row: 3, column: 3, pkr: 1490, article: 'cement', why: 'unknown' },
    ])
  })

  it('has a title with a date: it is no price', () => {
    const table = rows('Weekly Price Monitoring, 26-11-2026', 'Item\tLahore', 'Cement\t1,480')
    expect(read(table)).toMatchObject({ prices: ['cement Lahore 1480'], unread: [] })
  })

  it('prices a place twice: neither is taken', () => {
    expect(read(rows('Lahore', 'Cement  1480', 'Cement  1500'))).toMatchObject({
      prices: [],
      unread: ['twoPrices 3:2'],
    })
    expect(read('').prices).toEqual([])
  })
})
