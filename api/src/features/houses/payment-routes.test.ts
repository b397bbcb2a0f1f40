import { dayMs, type PaymentNoteState, paymentNoteStates } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import {
  addPictures,
  callHouse,
  type HouseKey,
  houseOf,
  newFamilyLink,
  newHouse,
  newSiteLink,
  ownPriceFields,
} from '../../../test/house-calls.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'

describeOnEachEngine('money of a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let builder: HouseKey
  let stageIds: string[]

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())
  beforeEach(() => begin())

  async function begin(fields = ownPriceFields()): Promise<void> {
    own = await newHouse(test, fields)
    builder = await newSiteLink(test, own, { money: true, name: 'Bashir' })
    stageIds = (await houseOf(test, own)).stages.map(({ id }) => id)
  }

  const note = (given: object = {}, by = own) =>
    callHouse(test, 'notePayment', by, {
      payload: { id: newId(), pkr: 500_000, way: 'cash', day: '2026-11-20', ...given },
    })
  const answer = (paymentId: string, received = true, by = builder) =>
    callHouse(test, 'answerPayment', by, { paymentId, payload: { received } })
  const withdraw = (paymentId: string, by = own) => callHouse(test, 'withdrawPayment', by, { paymentId })
  const finish = (stageId: string) =>
    callHouse(test, 'finishStage', own, { stageId, payload: { id: newId() } })
  const close = (payload: object) => callHouse(test, 'closeHouse', own, { payload })
  const view = () => houseOf(test, own)
  const money = async () => (await view()).money
  async function paid(pkr: number): Promise<string> {
    const id = newId()
    await note({ id, pkr })
    await answer(id)
    return id
  }
  const reasons = (answers: Awaited<ReturnType<typeof note>>[]) =>
    answers.map((one) => [one.statusCode, one.json().reason])

  async function inState(state: PaymentNoteState): Promise<string> {
    const id = newId()
    await note({ id })
    if (state === 'confirmed' || state === 'corrected') await answer(id)
    if (state === 'denied') await answer(id, false)
    if (state === 'withdrawn') await withdraw(id)
    if (state === 'corrected') {
      const correction = newId()
      await note({ id: correction, corrects: id, pkr: 0 })
      await answer(correction)
    }
    expect((await view()).payments[0]?.state).toBe(state)
    return id
  }

  it('is said until the builder confirms it', async () => {
    const [id, pictureIds] = [newId(), await addPictures(test, own.id, 1, 'slip')]
    expect((await note({ id, pictureIds, stageId: stageIds[0], note: 'First' })).statusCode).toBe(201)
    expect(await money()).toMatchObject({ paidPkr: 0, saidPkr: 500_000, nextPkr: 500_000 })
    expect((await houseOf(test, builder)).waits).toMatchObject([{ kind: 'payment', id }])
    await answer(id)
    expect(await money()).toMatchObject({ paidPkr: 500_000, saidPkr: 0, nextPkr: 500_000 })
    const [payment] = (await view()).payments
    expect(payment).toMatchObject({ id, way: 'cash', by: 'family', state: 'confirmed', note: 'First' })
    expect(payment?.images.map((image) => image.id)).toEqual(pictureIds)
  })

  it('that the builder noted counts once the family confirms it', async () => {
    const id = newId()
    await note({ id }, builder)
    expect(await money()).toMatchObject({ paidPkr: 0, saidPkr: 0 })
    expect((await answer(id)).statusCode).toBe(403)
    expect((await answer(id, true, own)).statusCode).toBe(200)
    expect((await money())?.paidPkr).toBe(500_000)
  })

  const moves: [name: string, from: PaymentNoteState[], move: (id: string) => unknown][] = [
    ['confirm', ['noted', 'denied', 'confirmed', 'corrected'], (id) => answer(id)],
    ['deny', ['noted', 'denied'], (id) => answer(id, false)],
    ['withdraw', ['noted', 'denied', 'withdrawn'], (id) => withdraw(id)],
  ]
  describe.each(moves)('%s', (_, from, move) => {
    it.each(paymentNoteStates)('from %s', async (state) => {
      const id = await inState(state)
      const before = await view()
      const { statusCode, body } = (await move(id)) as Awaited<ReturnType<typeof note>>
      expect(statusCode, body).toBe(from.includes(state) ? 200 : 409)
      const { payments, money: sums } = await view()
      const isSame = { payments, money: sums }
      if (!from.includes(state)) expect(isSame).toEqual({ payments: before.payments, money: before.money })
    })
  })

  it('confirmed and withdrawn at once is one of the two', async () => {
    const id = newId()
    await note({ id })
    const both = await Promise.all([answer(id), withdraw(id)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is corrected by a new payment, which counts once it is confirmed', async () => {
    const first = await paid(2_000_000)
    const correction = newId()
    expect((await note({ id: correction, corrects: first, pkr: 200_000 })).statusCode).toBe(201)
    expect(await money()).toMatchObject({ paidPkr: 2_000_000, saidPkr: 0 })
    expect(reasons([await note({ corrects: first })])).toEqual([[409, 'newerClaim']])
    await answer(correction)
    expect(await money()).toMatchObject({ paidPkr: 200_000, saidPkr: 0 })
    expect((await view()).payments).toMatchObject([
      { state: 'corrected', correctedBy: correction },
      { state: 'confirmed', corrects: first },
    ])
    expect(reasons([await note({ corrects: first })])).toEqual([[409, 'answeredAlready']])
  })

  it('is sent once, of a day and a sum that can be', async () => {
    const id = newId()
    expect(reasons([await note({ id }), await note({ id }), await note({ id, pkr: 1 })])).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'sameIdOtherBody'],
    ])
    const wrong = [
      ...[{ pkr: 0 }, { pkr: -1 }, { pkr: 2_000_000_001 }, { pkr: 1.5 }, { way: 'gold' }],
      ...[{ day: '2999-01-01' }, { day: '2025-10-31' }, { note: 'a'.repeat(121) }],
    ]
    for (const given of wrong) {
      const refused = await note(given)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, Object.keys(given)])
    }
    expect((await note({ stageId: newId() })).statusCode).toBe(404)
    expect((await note({ pkr: 2_000_000_000 })).statusCode).toBe(201)
  })

  it('holds the agreement of its stage', async () => {
    await finish(stageIds[1] ?? '')
    await note({ stageId: stageIds[1] })
    const late = await callHouse(test, 'takeStageBack', own, { stageId: stageIds[1] ?? '' })
    expect(reasons([late])).toEqual([[409, 'tooLateToTakeBack']])
  })

  it('adds up to the rupee (examples 1, 4 and 5 of the specification)', async () => {
    const stages = ['advance', 'plinth', 'roof-slab', 'plaster', 'handover'].map((stage, place) => ({
      stage,
      percent: [30, 20, 20, 15, 15][place] ?? 0,
    }))
    await begin(ownPriceFields({ basePkr: 16_436_250, stages }))
    const shares = (await view()).stages.map(({ sharePkr }) => sharePkr)
    expect(shares).toEqual([4_930_875, 3_287_250, 3_287_250, 2_465_438, 2_465_437])
    await finish(stageIds[1] ?? '')
    await paid(9_000_000)
    await note({ pkr: 861_750 })
    expect(await money()).toMatchObject({ agreedPkr: 8_218_125, aheadPkr: 1_643_625, warns: false })
    await note({ pkr: 1 })
    expect(await money()).toMatchObject({ aheadPkr: 1_643_626, warns: true })
    const changeId = newId()
    const change = { id: changeId, what: 'More steel', why: 'found', pkr: 240_000, days: 0 }
    await callHouse(test, 'proposeChange', own, { payload: { ...change, stageId: stageIds[2] } })
    await callHouse(test, 'answerChange', builder, { changeId, payload: { agree: true } })
    expect(await money()).toMatchObject({ contractPkr: 16_676_250, agreedPkr: 8_218_125, agreedPercent: 49 })
  })

  it('stands for ever with its house, which is closed once', async () => {
    const waiting = newId()
    await note({ id: waiting })
    await paid(100_000)
    const changeId = newId()
    const change = { id: changeId, what: 'A gate', why: 'wished', pkr: 5, days: 0, stageId: stageIds[1] }
    await callHouse(test, 'proposeChange', own, { payload: change })
    expect(reasons([await close({ kind: 'finished' })])).toEqual([[409, 'notAllAgreed']])
    const noReason = await close({ kind: 'ended' })
    expect([noReason.statusCode, Object.keys(noReason.json().fields)]).toEqual([400, ['reason']])
    const end = { kind: 'ended', reason: 'we-stopped', text: 'No money left' }
    expect(reasons([await close(end), await close(end), await close({ ...end, text: '' })])).toEqual([
      [200, undefined],
      [200, undefined],
      [409, 'houseClosed'],
    ])
    const { house, changes, entries } = await view()
    expect(house).toMatchObject({ state: 'ended', closeReason: 'we-stopped', finalPkr: 100_000 })
    expect(changes[0]?.state).toBe('lapsed')
    expect(entries.data.map(({ kind }) => kind).slice(0, 2)).toEqual(['closed', 'change-lapsed'])
    expect(reasons([await note(), await finish(stageIds[1] ?? ''), await withdraw(waiting)])).toEqual(
      Array(3).fill([409, 'houseClosed']),
    )
    // The builder may still say for 30 days that money came.
    expect((await answer(waiting)).statusCode).toBe(200)
    expect((await view()).house.finalPkr).toBe(600_000)
  })

  it('is not answered any more 30 days after the house was closed', async () => {
    const id = newId()
    await note({ id })
    for (const stageId of stageIds.slice(1)) await finish(stageId)
    expect((await close({ kind: 'finished' })).statusCode).toBe(200)
    test.passTime(30 * dayMs + 1000)
    expect(reasons([await answer(id)])).toEqual([[409, 'houseClosed']])
    expect((await houseOf(test, builder)).waits).toEqual([])
  })

  it('is what the family wrote when nobody was on the other side', async () => {
    own = await newHouse(test)
    await note({ pkr: 300_000 })
    await close({ kind: 'ended', reason: 'not-begun' })
    expect((await view()).house.finalPkr).toBe(300_000)
  })

  it('is seen by the family’s link, and by the site not at all', async () => {
    const [family, site] = [await newFamilyLink(test, own), await newSiteLink(test, own)]
    await paid(777_777)
    expect((await houseOf(test, family)).payments).toHaveLength(1)
    const seen = JSON.stringify(await houseOf(test, site))
    expect(seen).not.toMatch(/777777|"kind":"payment|10000000/)
    expect((await note({}, site)).statusCode).toBe(403)
    expect((await note({}, family)).statusCode).toBe(403)
  })
})
