import { type FrozenLine, levelQuote } from '@tameer/quotes'
import { describe, expect, it } from 'vitest'
import { smallBill as bill } from '../../../../test/quote-bill.ts'
import { blankEntry, type QuoteEntry, setCover } from '../entry/entry.ts'
import { quoteOfEntry } from '../entry/quote-of-entry.ts'
import { coverLines, groupSum, sharedSums, wayOf } from './group-cover.ts'

const blank = blankEntry('2027-01-10')
const lineOf = (id: string) => bill.lines.find((line) => line.id === id) as FrozenLine
const [tiles, doors] = [lineOf('tiles'), lineOf('doors')]
const both = [tiles, doors]
const leftOut = { cover: 'excluded', sum: '' } as const

describe('a group of lines', () => {
  it('is in the price, out of it in one way, or mixed', () => {
    expect(wayOf(blank, both)).toBeUndefined()
    const out = coverLines(both, [leftOut, leftOut])(blank)
    expect(wayOf(out, both)).toBe('excluded')
    expect(wayOf(coverLines([doors], [{ cover: 'owner', sum: '' }])(out), both)).toBe('mixed')
    expect(wayOf(setCover('line tiles', { cover: 'apart', sum: '' })(blank), both)).toBeUndefined()
    expect(coverLines(both, undefined)(out)).toEqual(blank)
  })

  it('goes back into the price also where its section is marked', () => {
    const section = setCover(`section ${tiles.section}`, leftOut)(blank)
    const back = coverLines([tiles], undefined)(section)
    expect(wayOf(back, [tiles])).toBeUndefined()
    expect(wayOf(back, [doors])).toBe('excluded')
  })
})

describe('one sum for several lines', () => {
  it('is shared as in the estimate, to the rupee', () => {
    expect(sharedSums('7 lakh', both)).toEqual(['420000', '280000'])
    const shares = sharedSums('1,000,001', [tiles, doors, lineOf('steel')]).map(Number)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000_001)
    const large = sharedSums('999999999999999', both).map(Number)
    expect(large.reduce((sum, share) => sum + share, 0)).toBe(999_999_999_999_999)
  })

  it('goes to the first line when it is not a figure', () => {
    expect(sharedSums('many', both)).toEqual(['many', ''])
    expect(sharedSums('', both)).toEqual(['', ''])
    expect(sharedSums('7 lakh', [tiles])).toEqual(['7 lakh'])
  })

  it('comes back as their sum', () => {
    const withSums = (text: string): QuoteEntry =>
      coverLines(
        both,
        sharedSums(text, both).map((sum) => ({ cover: 'allowance', sum })),
      )(blank)
    expect(groupSum(withSums('7 lakh'), both)).toBe('700000')
    expect(groupSum(withSums('many'), both)).toBe('many')
    expect(groupSum(blank, both)).toBeUndefined()
    const { allowancesPkr } = levelQuote(bill, quoteOfEntry(bill, withSums('7 lakh')), {
      today: '2027-01-10',
    })
    expect(allowancesPkr).toBe(700_000)
  })
})
