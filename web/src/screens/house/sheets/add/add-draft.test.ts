import { expect, it } from 'vitest'
import { deliveryOf, houseViewOf, stageIds } from '../../../../../test/own-house.ts'
import { type AddDraft, addAct, addProblems, firstAdd, mostPictures } from './add-draft.ts'

const view = houseViewOf()
const first = firstAdd(view, undefined)
const cement: AddDraft = { ...first, kind: 'material', quantity: '420' }
const fault: AddDraft = { ...first, kind: 'fault', place: ' Kitchen ', text: ' The tap drips ' }
const problemsOf = (draft: AddDraft) => Object.entries(addProblems(draft, view)).filter(([, said]) => said)

it('cement of today needs its amount alone', () => {
  expect(first).toMatchObject({
    kind: 'work',
    material: 'cement',
    day: '2026-11-29',
    stageId: stageIds.flooring,
  })
  expect(problemsOf(cement)).toEqual([])
  expect(addAct(cement, view, undefined, ['1'])).toMatchObject({
    call: 'addDelivery',
    pictureKind: 'slip',
    title: 'Cement: 420 bags',
    body: {
      material: 'cement',
      quantity: 420,
      pkr: null,
      day: '2026-11-29',
      pictureIds: ['1'],
      corrects: null,
    },
  })
})

it('reads amount and price as people write them, and names the field that is not right', () => {
  expect(addAct({ ...cement, quantity: '۴۲۰', pkr: '6 lakh' }, view, undefined, ['1']).body).toMatchObject({
    quantity: 420,
    pkr: 600_000,
  })
  for (const quantity of ['', '0', '-3', '1.5', '1e30', '1000001', 'many'])
    expect(problemsOf({ ...cement, quantity }).map(([name]) => name)).toEqual(['quantity'])
  for (const pkr of ['0', 'much', '300 crore'])
    expect(problemsOf({ ...cement, pkr }).map(([name]) => name)).toEqual(['pkr'])
  for (const day of ['', '2026-11-30', '2025-05-03'])
    expect(problemsOf({ ...cement, day })).toEqual([['day', 'Choose a day up to today.']])
})

it('a correction begins with what it corrects, and names it', () => {
  const before = deliveryOf({ material: 'steel', quantity: 2000 })
  const draft = firstAdd(view, before)
  expect(draft).toMatchObject({ kind: 'material', quantity: '2,000', pkr: '6,00,000' })
  expect(addAct(draft, view, before, ['1']).body).toMatchObject({
    material: 'steel',
    quantity: 2000,
    corrects: before.id,
  })
})

it('a fault has its place and what is wrong', () => {
  expect(problemsOf({ ...fault, place: ' ', text: '' }).map(([name]) => name)).toEqual(['place', 'text'])
  expect(addAct(fault, view, undefined, ['1', '2'])).toMatchObject({
    call: 'addSnag',
    pictureKind: 'work',
    title: 'A fault: Kitchen',
    body: { place: 'Kitchen', text: 'The tap drips', pictureIds: ['1', '2'] },
  })
})

it('an entry takes ten pictures, a slip three, a fault five', () => {
  expect(mostPictures).toEqual({ work: 10, material: 3, fault: 5 })
})
