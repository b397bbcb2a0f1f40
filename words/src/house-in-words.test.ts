import { type AnswersInput, detailedEstimate } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import * as en from './en/house-words.ts'
import {
  answersInWords,
  houseName,
  leftOutInWords,
  marlaInWords,
  onTopRows,
  ownPricesInWords,
  surenessInWords,
} from './house-in-words.ts'
import * as ur from './ur/house-words.ts'
import * as items from './ur/price-book.ts'

function estimate(answers: AnswersInput = {}) {
  const result = detailedEstimate({ city: 'Karachi', plotSize: '7', plotUnit: 'Marla', ...answers })
  if (!result.ok) throw new Error('This house has an estimate.')
  return result.estimate
}

describe('a house in words', () => {
  it('names the parts that it lacks of a complete house', () => {
    expect(houseName(estimate(), en)).toBe('7 Marla in Karachi')
    const grey = estimate({ constructionType: 'Grey Structure', constructionMode: 'Without Material' })
    expect(houseName(grey, en)).toBe('7 Marla in Karachi, grey structure, labour alone, without material')
  })

  it('names the size of its Marla, and none for a plot in another unit', () => {
    const kanal = estimate({ plotSize: '1', plotUnit: 'Kanal', marlaStandardSft: '272.25' })
    expect(marlaInWords(kanal, en)).toEqual(['a Marla of 272.25 sft'])
    expect(marlaInWords(estimate(), ur)).toEqual(['225 مربع فٹ فی مرلہ'])
    expect(marlaInWords(estimate({ plotSize: '150', plotUnit: 'sq yd' }), en)).toEqual([])
  })

  it('names its answers in one line', () => {
    const own = estimate({ storeys: '1', options: 'bore-0', ownPrices: 'cement-1500' })
    expect(answersInWords(own, en)).toMatch(
      /^7 Marla \(Marla of 225 sft\) in Karachi; [\d,]+ sft covered; 1 storey; bedrooms \d, .*; complete house; with material; Standard; without water bore; Cement .* at your price of PKR 1,500 per bag$/,
    )
  })

  it('names no price of a line that the house does not have', () => {
    const ownPrices = 'floor_tile-200'
    expect(ownPricesInWords(estimate({ ownPrices }), en)).toEqual([
      expect.stringMatching(/ at your price of PKR 200 per sq ft$/),
    ])
    expect(ownPricesInWords(estimate({ ownPrices, constructionType: 'Grey Structure' }), en)).toEqual([])
  })

  it('says lines in the language of the reader where the estimate has them in English', () => {
    const house = estimate({ grade: 'Economy' })
    expect(house.leftOut).not.toEqual([])
    const [, ...english] = leftOutInWords(house, en)
    const [, ...urdu] = leftOutInWords(house, { ...ur, itemName: items.itemName })
    for (const { item } of house.leftOut) {
      expect(english.join()).toContain(item)
      expect(urdu.join()).toContain(items.itemName(item))
      expect(urdu.join()).not.toContain(item)
    }
  })

  it('names the certainty of the cost in per cent', () => {
    expect(surenessInWords(estimate(), en)).toMatch(/^How sure are these prices: (\d+\u00a0% [^,]+, )+/)
  })

  it('lists the percentages on top, and the bill with all of them', () => {
    expect(onTopRows(estimate(), en)).toEqual([])
    const marked = estimate({ addOns: 'margin-10' })
    const [margin, all] = onTopRows(marked, en)
    expect(margin?.costPkr).toBe(Math.round(marked.total.costPkr / 10))
    expect(all?.costPkr).toBe(marked.total.costPkr + (margin?.costPkr ?? 0))
  })
})
