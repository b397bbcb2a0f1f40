import { expect, it } from 'vitest'
import { houseViewOf, paymentOf, stageIds } from '../../../../../test/own-house.ts'
import { firstDraft, payBody, payProblems, readPkr } from './pay-draft.ts'

const view = houseViewOf()
const due = view.money && { ...view.money, nextPkr: 1_945_784 }
const draft = firstDraft(houseViewOf({}, { money: due }), undefined)

it('fills in what is due, by bank, today, for the stage that was agreed last', () => {
  expect(payBody(draft, undefined, ['1'])).toEqual({
    pkr: 1_945_784,
    way: 'bank',
    stageId: stageIds.advance,
    day: '2026-11-29',
    note: '',
    pictureIds: ['1'],
    corrects: null,
  })
  expect(firstDraft(view, undefined).pkr).toBe('')
})

it('reads sums as people write them, and no others', () => {
  const read = (pkr: string, corrects = false) => readPkr({ ...draft, pkr }, corrects)
  expect(read('95 lakh')).toBe(9_500_000)
  expect(read('۱۹,۴۵,۷۸۴')).toBe(1_945_784)
  expect(read('0')).toBeUndefined()
  expect(read('0', true)).toBe(0)
  for (const wrong of ['', 'much', '-5', '12.5', '1e30', '300 crore']) expect(read(wrong)).toBeUndefined()
})

it('names the field that is not right', () => {
  const problems = (changes: Partial<typeof draft>) => payProblems({ ...draft, ...changes }, view, false)
  expect(problems({})).toEqual({ pkr: undefined, day: undefined })
  expect(problems({ pkr: '' }).pkr).toBe('Type whole rupees, such as 95,000.')
  expect(problems({ pkr: 'much' }).pkr).toMatch(/^Please enter a number/)
  for (const day of ['', '2026-11-30', '2025-05-03']) expect(problems({ day }).day).toBeTruthy()
  expect(problems({ day: '2025-05-04' }).day).toBeUndefined()
})

it('a correction begins with what it corrects, and names it', () => {
  const before = paymentOf({ state: 'confirmed', way: 'cash' })
  expect(payBody(firstDraft(view, before), before, [])).toMatchObject({
    pkr: 1_945_784,
    way: 'cash',
    corrects: before.id,
  })
})
