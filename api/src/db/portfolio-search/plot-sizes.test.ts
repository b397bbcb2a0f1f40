import { foldText } from '@tameer/contract'
import { expect, it } from 'vitest'
import { plotSizesOf, readPlotSize, sizesOfUnit } from './plot-sizes.ts'

it.each([
  ['A House of 7 Marla', ['#7 marla']],
  ['Seven Marla Corner House', ['#7 marla']],
  ['5-Marla and 17marla houses, 7 Marlas', ['#5 marla', '#17 marla', '#7 marla']],
  ['One plot of a kanal, two houses on 2 Kanal', ['#20 marla', '#40 marla']],
  ['half a kanal', ['#10 marla']],
  ['2.5 kanal farm house, 1.15 kanal', ['#50 marla', '#23 marla']],
  ['۱۰ مرلہ گھر', ['#10 marla']],
  ['دس مرلے کا گھر، ایک کنال', ['#10 marla', '#20 marla']],
  ['١ كنال', ['#20 marla']],
  ['paanch marla ka ghar', ['#5 marla']],
  ['2,520 sft in Marlatown, banal kanals', []],
])('%s names plot sizes', (text, sizes) => {
  expect(plotSizesOf([text])).toEqual(sizes)
})

it('names each size of many texts once', () => {
  expect(plotSizesOf(['20 Marla', 'one kanal', '5 marla'])).toEqual(['#20 marla', '#5 marla'])
})

it('takes no more than a hundred sizes of a company', () => {
  const text = Array.from({ length: 500 }, (_, at) => `${at + 1} marla`).join(' ')
  expect(plotSizesOf([text, text])).toHaveLength(100)
})

it('separates the size in a search from its other words', () => {
  expect(readPlotSize(foldText('grey structure 7 Marla lahore'))).toEqual({
    ...{ plot: '#7 marla', words: '7 marla', rest: 'grey structure lahore' },
  })
  expect(readPlotSize(foldText('۱ کنال'))).toEqual({ plot: '#20 marla', words: '1 کنال', rest: '' })
  expect(readPlotSize('marla')).toBeUndefined()
})

it('takes a unit alone for the sizes that are measured in it', () => {
  expect(sizesOfUnit(foldText('Kanal'))).toEqual(sizesOfUnit(foldText('کنال')))
  expect(sizesOfUnit('kanal')).toEqual(['#20 marla', '#40 marla', '#60 marla', '#80 marla', '#160 marla'])
  expect(sizesOfUnit(foldText('مرلہ'))).toEqual([' marla'])
  for (const q of ['', 'kanal road', 'canal', '1 kanal', 'kana']) expect(sizesOfUnit(q)).toEqual([])
})
