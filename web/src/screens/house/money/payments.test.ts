import type { HouseView } from '@tameer/contract'
import { expect, it } from 'vitest'
import { houseViewOf, paymentOf, stageOf } from '../../../../test/own-house.ts'
import { paymentLine } from './payment-in-words.ts'
import { actsOf, dueStage, mayPay } from './payments.ts'
import { saidOf } from './said-of.ts'

const waits: HouseView['waits'] = [{ kind: 'payment', id: paymentOf().id, since: paymentOf().at }]

it('payments are for those who see money and do not only read, while the house is open', () => {
  expect(mayPay(houseViewOf())).toBe(true)
  expect(mayPay(houseViewOf({ role: 'site' }))).toBe(true)
  expect(mayPay(houseViewOf({ role: 'site', seesMoney: false }))).toBe(false)
  expect(mayPay(houseViewOf({ role: 'family' }))).toBe(false)
  expect(mayPay(houseViewOf({ state: 'ended' }))).toBe(false)
})

it('what is due is for the stage that was agreed last, not for the advance', () => {
  const plaster = stageOf('plaster', { state: 'agreed', agreedAt: '2026-11-20T06:00:00.000Z' })
  const flooring = stageOf('flooring', { state: 'agreed', agreedAt: '2026-11-10T06:00:00.000Z' })
  expect(dueStage(houseViewOf())?.stage).toBe('advance')
  expect(dueStage(houseViewOf({}, { stages: [stageOf('advance'), plaster, flooring] }))?.stage).toBe(
    'plaster',
  )
})

it('each side can do with a payment what its state allows', () => {
  const own = houseViewOf()
  const builder = houseViewOf({ role: 'builder' }, { waits })
  expect(actsOf(paymentOf(), own)).toEqual(['withdraw'])
  expect(actsOf(paymentOf({ state: 'denied' }), own)).toEqual(['withdraw'])
  expect(actsOf(paymentOf({ state: 'confirmed' }), own)).toEqual(['correct'])
  expect(actsOf(paymentOf({ state: 'corrected' }), own)).toEqual([])
  expect(actsOf(paymentOf(), builder)).toEqual(['answer'])
  expect(actsOf(paymentOf({ state: 'denied' }), houseViewOf({ role: 'builder' }))).toEqual(['confirm'])
  expect(actsOf(paymentOf(), houseViewOf({ role: 'family' }))).toEqual([])
  const correction = paymentOf({ id: '5', corrects: paymentOf().id })
  expect(actsOf(paymentOf({ state: 'confirmed' }), houseViewOf({}, { payments: [correction] }))).toEqual([])
})

it('after closing the other side answers for 30 days, and the own side does nothing', () => {
  const closed = (closedAt: string, role: HouseView['house']['role'] = 'builder') =>
    houseViewOf({ state: 'ended', role, closedAt }, { waits: [] })
  const denied = paymentOf({ state: 'denied' })
  expect(actsOf(paymentOf(), { ...closed(new Date().toISOString()), waits })).toEqual(['answer'])
  expect(actsOf(denied, closed(new Date().toISOString()))).toEqual(['confirm'])
  expect(actsOf(denied, closed('2026-01-01T06:00:00.000Z'))).toEqual([])
  expect(actsOf(denied, closed(new Date().toISOString(), 'own'))).toEqual([])
})

it('says what a payment waits for, and what the other side says', () => {
  const company = houseViewOf({ companyId: '7' })
  expect(paymentLine(paymentOf(), houseViewOf({ alone: true }))).toBe('29 Nov, bank · written by you alone')
  expect(paymentLine(paymentOf(), company)).toBe('29 Nov, bank · waits for Ravi Brickworks')
  const before = paymentOf({ id: '5', pkr: 2_000_000, state: 'confirmed' })
  const correction = paymentOf({ corrects: '5', state: 'confirmed' })
  expect(paymentLine(correction, houseViewOf({}, { payments: [before, correction] }))).toBe(
    '29 Nov, bank · in place of 20,00,000 · received',
  )
  expect(saidOf(paymentOf(), houseViewOf({ role: 'builder' }))).toBe(
    'The family says: bank, 29 November, for plaster.',
  )
})
