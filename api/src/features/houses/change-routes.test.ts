import { type ChangeState, changeStates, dayMs } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import {
  addPictures,
  callHouse,
  type HouseKey,
  houseOf,
  newHouse,
  newSiteLink,
} from '../../../test/house-calls.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { lapseLate } from './change-service.ts'

describeOnEachEngine('a change of a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let builder: HouseKey
  let wallsId: string
  let handoverId: string

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test)
    builder = await newSiteLink(test, own, { money: true, name: 'Bashir' })
    const { stages } = await houseOf(test, own)
    ;[, wallsId = '', handoverId = ''] = stages.map(({ id }) => id)
  })

  const propose = (given: object = {}, by = builder) =>
    callHouse(test, 'proposeChange', by, {
      payload: {
        id: newId(),
        what: 'A larger window',
        why: 'wished',
        pkr: 50_000,
        days: 2,
        stageId: wallsId,
        pictureIds: [],
        ...given,
      },
    })
  const answer = (changeId: string, agree = true, by = own) =>
    callHouse(test, 'answerChange', by, { changeId, payload: { agree, text: 'Fine' } })
  const withdraw = (changeId: string, by = builder) => callHouse(test, 'withdrawChange', by, { changeId })
  const finish = () => callHouse(test, 'finishStage', own, { stageId: wallsId, payload: { id: newId() } })
  const view = () => houseOf(test, own)
  const reasons = (answers: Awaited<ReturnType<typeof propose>>[]) =>
    answers.map((one) => [one.statusCode, one.json().reason])

  async function inState(state: ChangeState): Promise<string> {
    const id = newId()
    await propose({ id })
    if (state === 'agreed' || state === 'declined') await answer(id, state === 'agreed')
    if (state === 'withdrawn') await withdraw(id)
    if (state === 'lapsed') {
      test.passTime(14 * dayMs + 1000)
      expect(await lapseLate(test.context)).toBe(1)
    }
    expect((await view()).changes[0]?.state).toBe(state)
    return id
  }

  it('counts for nothing until the other side has agreed, then is in price and days', async () => {
    const before = await view()
    const [id, pictureIds] = [newId(), await addPictures(test, own.id, 3)]
    expect((await propose({ id, pictureIds })).statusCode).toBe(201)
    const proposed = await view()
    expect([proposed.money, proposed.house.handoverOn]).toEqual([before.money, before.house.handoverOn])
    expect(proposed.waits).toMatchObject([{ kind: 'change', id }])
    expect((await houseOf(test, builder)).waits).toEqual([])
    await answer(id)
    const { money, stages, changes, house } = await view()
    expect(money).toMatchObject({ changesPkr: 50_000, contractPkr: 10_050_000 })
    expect(stages.map(({ duePkr }) => duePkr)).toEqual([1_000_000, 6_050_000, 3_000_000])
    expect(house.handoverOn).toBe('2027-06-01')
    expect(changes[0]).toMatchObject({ state: 'agreed', by: 'builder', byWord: false, answerText: 'Fine' })
    expect(changes[0]?.images.map((image) => image.id)).toEqual(pictureIds)
  })

  // Each by the side that may, with an answer that is not the one before.
  const moves: [name: string, from: ChangeState[], to: ChangeState, move: (id: string) => unknown][] = [
    ['agree', ['proposed', 'agreed'], 'agreed', (id) => answer(id)],
    ['decline', ['proposed', 'declined'], 'declined', (id) => answer(id, false)],
    ['withdraw', ['proposed', 'withdrawn'], 'withdrawn', (id) => withdraw(id)],
  ]
  describe.each(moves)('%s', (_, from, to, move) => {
    it.each(changeStates)('from %s', async (state) => {
      const id = await inState(state)
      const before = await view()
      const { statusCode, body } = (await move(id)) as Awaited<ReturnType<typeof propose>>
      const isAllowed = from.includes(state)
      expect(statusCode, body).toBe(isAllowed ? 200 : 409)
      const { changes, money } = await view()
      expect(changes[0]?.state).toBe(isAllowed ? to : state)
      if (!isAllowed) expect(money).toEqual(before.money)
    })
  })

  it('is answered by the other side alone, and once', async () => {
    const id = newId()
    await propose({ id })
    expect((await answer(id, true, builder)).statusCode).toBe(403)
    expect((await withdraw(id, own)).statusCode).toBe(403)
    const many = Array.from({ length: 40 }, (_, number) => answer(id, number % 2 === 0))
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode)
    // The twenty that said what came to stand, and the twenty others.
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 409)).toHaveLength(20)
    const kinds = (await view()).entries.data.map(({ kind }) => kind)
    expect(kinds).toHaveLength(2)
  })

  it('never takes a stage below nothing, also not two at once', async () => {
    const [one, other] = [newId(), newId()]
    await propose({ id: one, pkr: -4_000_000 })
    await propose({ id: other, pkr: -3_000_000 })
    const answers = await Promise.all([answer(one), answer(other)])
    expect(reasons(answers).sort()).toEqual([
      [200, undefined],
      [409, 'belowNothing'],
    ])
    expect(reasons([await propose({ stageId: handoverId, pkr: -3_000_001 })])).toEqual([
      [409, 'belowNothing'],
    ])
  })

  it('is of a stage that is not agreed yet', async () => {
    const id = newId()
    await propose({ id })
    await finish()
    expect(reasons([await answer(id), await propose()])).toEqual([
      [409, 'stageAgreed'],
      [409, 'stageAgreed'],
    ])
    expect((await answer(id, false)).statusCode).toBe(200)
  })

  it('waits 14 days', async () => {
    const id = newId()
    await propose({ id })
    test.passTime(14 * dayMs + 1000)
    expect(reasons([await answer(id), await answer(id, false)])).toEqual([
      [409, 'changeLapsed'],
      [409, 'changeLapsed'],
    ])
    expect((await view()).waits).toEqual([])
    await lapseLate(test.context)
    expect((await view()).entries.data[0]?.kind).toBe('change-lapsed')
    expect(await lapseLate(test.context)).toBe(0)
  })

  it('is agreed at once, by word, when nobody is on the other side', async () => {
    own = await newHouse(test)
    const { stages } = await view()
    await newSiteLink(test, own)
    expect((await propose({ stageId: stages[1]?.id }, own)).statusCode).toBe(201)
    const { changes, money } = await view()
    expect(changes[0]).toMatchObject({ state: 'agreed', byWord: true, by: 'family' })
    expect(money?.changesPkr).toBe(50_000)
  })

  it('is sent once, with a sum that can be, ten at a time', async () => {
    const id = newId()
    const sent = [await propose({ id }), await propose({ id }), await propose({ id, pkr: 1 })]
    expect(reasons(sent)).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'sameIdOtherBody'],
    ])
    const wrong = [{ pkr: 10_000_001 }, { pkr: 0.5 }, { pkr: 1e30 }, { days: 181 }, { what: ' ' }]
    for (const given of wrong) {
      const refused = await propose(given)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, Object.keys(given)])
    }
    for (let count = 1; count < 10; count += 1) await propose()
    expect(reasons([await propose()])).toEqual([[409, 'tooManyWaiting']])
    expect((await propose({ stageId: newId() })).statusCode).toBe(404)
  })

  it('shows the site what is agreed, without its sum', async () => {
    const site = await newSiteLink(test, own)
    const [agreed, open] = [newId(), newId()]
    await propose({ id: agreed, pkr: 777_777 })
    await answer(agreed)
    await propose({ id: open })
    const seen = await houseOf(test, site)
    expect(seen.changes).toMatchObject([{ id: agreed, pkr: null, days: 2, what: 'A larger window' }])
    expect(seen.entries.data).toEqual([])
    expect(JSON.stringify(seen)).not.toContain('777777')
    expect((await propose({}, site)).statusCode).toBe(403)
  })
})
