import { describe, expect, it } from 'vitest'
import { claimOf, houseViewOf, snagOf, stageOf } from '../../../test/own-house.ts'
import { nextStage, redAct, waitingSnag } from './red-act.ts'

const link = { id: '1', name: 'Ustad Rafiq', money: false, madeOn: '2026-11-01', usedOn: null }
const question = { id: '2', at: '2026-11-28T06:00:00.000Z', text: 'And the stairs?' }

describe('the one red button', () => {
  it('is the family’s answer, then the first site link, then what it adds', () => {
    expect(redAct(houseViewOf())).toBe('claim')
    expect(redAct(houseViewOf({}, { waits: [] }))).toBe('links')
    expect(redAct(houseViewOf({ siteLinks: [link] }, { waits: [] }))).toBe('add')
  })

  it('is the builder’s answer, then pictures; a claim waits for the family alone', () => {
    const waits = [{ kind: 'question' as const, id: '2', since: question.at }]
    expect(redAct(houseViewOf({ role: 'builder' }, { waits }))).toBe('question')
    expect(redAct(houseViewOf({ role: 'site' }))).toBe('add')
  })

  it('is a payment to answer after a claim, then what is due; the builder owes nothing', () => {
    const { money } = houseViewOf()
    const due = money && { ...money, nextPkr: 5 }
    const [claim, payment] = [
      ...houseViewOf().waits,
      { kind: 'payment' as const, id: '3', since: question.at },
    ]
    const all = [payment, claim].filter((one) => one !== undefined)
    expect(redAct(houseViewOf({}, { waits: all, money: due }))).toBe('claim')
    expect(redAct(houseViewOf({}, { waits: all.slice(0, 1), money: due }))).toBe('payment')
    expect(redAct(houseViewOf({}, { waits: [], money: due }))).toBe('pay')
    expect(redAct(houseViewOf({ role: 'builder' }, { waits: [], money: due }))).toBe('add')
  })

  it('is a change only after a claim and a question, and closing once all is agreed', () => {
    const change = { kind: 'change' as const, id: '3', since: question.at }
    const claim = houseViewOf().waits
    expect(redAct(houseViewOf({}, { waits: [change, ...claim] }))).toBe('claim')
    expect(redAct(houseViewOf({}, { waits: [change] }))).toBe('change')
    expect(redAct(houseViewOf({ role: 'builder' }, { waits: [change] }))).toBe('change')
    const stages = [stageOf('advance'), stageOf('plaster', { state: 'agreed' })]
    expect(redAct(houseViewOf({}, { stages, waits: [] }))).toBe('close')
    expect(redAct(houseViewOf({ role: 'builder' }, { stages, waits: [] }))).toBe('add')
  })

  it('is a fault after the other answers, and before what is due', () => {
    const { money, waits: claim } = houseViewOf()
    const due = money && { ...money, nextPkr: 5 }
    const snag = { kind: 'snag' as const, id: '4', since: question.at }
    const payment = { kind: 'payment' as const, id: '3', since: question.at }
    expect(redAct(houseViewOf({}, { waits: [snag, ...claim] }))).toBe('claim')
    expect(redAct(houseViewOf({}, { waits: [snag, payment] }))).toBe('payment')
    expect(redAct(houseViewOf({}, { waits: [snag], money: due }))).toBe('snag')
    expect(redAct(houseViewOf({ role: 'site' }, { waits: [snag] }))).toBe('snag')
  })

  it('closes nothing while a fault is open or was not looked at', () => {
    const stages = [stageOf('advance'), stageOf('plaster', { state: 'agreed' })]
    const redWith = (state: 'open' | 'mended' | 'accepted') =>
      redAct(houseViewOf({ siteLinks: [link] }, { stages, waits: [], snags: [snagOf({ state })] }))
    expect(redWith('open')).toBe('add')
    expect(redWith('mended')).toBe('add')
    expect(redWith('accepted')).toBe('close')
  })

  it('is none for those who read, and none once the house is closed', () => {
    expect(redAct(houseViewOf({ role: 'family' }))).toBeUndefined()
    expect(redAct(houseViewOf({ state: 'finished' }))).toBeUndefined()
  })
})

it('the next stage to be done is the first that is neither said to be done nor agreed', () => {
  expect(nextStage(houseViewOf())?.stage).toBe('flooring')
  const asked = stageOf('plaster', { state: 'questioned', claim: claimOf(), question })
  expect(nextStage(houseViewOf({}, { stages: [stageOf('advance'), asked] }))?.stage).toBe('plaster')
})

it('a fault waits for a caller that may answer, not for a key that reads', () => {
  const snag = snagOf({ state: 'mended' })
  const more = { snags: [snag], waits: [{ kind: 'snag' as const, id: snag.id, since: snag.since }] }
  expect(waitingSnag(houseViewOf({}, more))).toBe(snag)
  expect(waitingSnag(houseViewOf({ role: 'family' }, more))).toBeUndefined()
  expect(waitingSnag(houseViewOf({}, { snags: [snag], waits: [] }))).toBeUndefined()
})
