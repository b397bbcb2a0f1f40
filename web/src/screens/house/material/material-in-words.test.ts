import type { HouseMaterialLine } from '@tameer/contract'
import { expect, it } from 'vitest'
import { deliveryOf, houseViewOf } from '../../../../test/own-house.ts'
import { boughtOf, comparedOf, deliveryInWords, materialInShort, materialTitle } from './material-in-words.ts'

const line = (changes: Partial<HouseMaterialLine> = {}): HouseMaterialLine => ({
  material: 'cement',
  bought: 409,
  about: 356,
  flagged: false,
  morePercent: null,
  ...changes,
})
const much = line({ bought: 420, flagged: true, morePercent: 18 })

it('says what was bought beside what the estimate needs so far', () => {
  expect(boughtOf(line())).toBe('409 of about 356 bags')
  expect(comparedOf(line())).toBe('within the estimate')
  expect(boughtOf(much)).toBe('420 of about 356 bags')
  expect(comparedOf(much)).toBe('18 % more than the estimate for what is built so far')
})

it('compares nothing while the estimate needs nothing, or nothing was bought', () => {
  expect(boughtOf(line({ about: 0 }))).toBe('409 bags')
  expect(comparedOf(line({ about: 0 }))).toBeUndefined()
  expect(comparedOf(line({ bought: 0 }))).toBeUndefined()
})

it('names in short the materials of which too much was bought', () => {
  expect(materialInShort({ material: [line(), line({ material: 'steel' })] })).toBe('within the estimate')
  expect(materialInShort({ material: [much, line({ material: 'steel' })] })).toBe(
    'Cement: 18 % more than the estimate for what is built so far',
  )
  expect(materialInShort({ material: [] })).toBeUndefined()
})

it('gives each material its unit', () => {
  expect(deliveryInWords(deliveryOf())).toBe('Cement: 420 bags')
  expect(deliveryInWords(deliveryOf({ material: 'sand', quantity: 1200 }))).toBe('Sand: 1,200 cft')
  expect(deliveryInWords(deliveryOf({ quantity: 1 }))).toBe('Cement: 1 bag')
})

it('the family buys material; for the others it comes', () => {
  expect(materialTitle(houseViewOf().house)).toBe('Material you bought')
  expect(materialTitle(houseViewOf({ role: 'site' }).house)).toBe('Material that came')
})
