import { type SnagState, snagStates } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import {
  addPictures,
  callHouse,
  type HouseKey,
  houseOf,
  newHouse,
  newSiteLink,
} from '../../../../test/house-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/secrets/ids.ts'

describeOnEachEngine('a fault of a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let site: HouseKey

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test)
    site = await newSiteLink(test, own)
  })

  type Answer = Awaited<ReturnType<typeof callHouse>>
  const pictures = (count = 1) => addPictures(test, own.id, count)
  async function add(given: object = {}, by = own): Promise<Answer> {
    const plain = { id: newId(), place: 'Roof', text: 'A leak in the corner' }
    const pictureIds = await pictures()
    return callHouse(test, 'addSnag', by, { payload: { ...plain, pictureIds, ...given } })
  }
  async function mend(snagId: string, given: object = {}, by = site): Promise<Answer> {
    const payload = { id: newId(), pictureIds: await pictures(), ...given }
    return callHouse(test, 'mendSnag', by, { snagId, payload })
  }
  const answer = (snagId: string, accept: boolean): Promise<Answer> =>
    callHouse(test, 'answerSnag', own, { snagId, payload: { accept } })
  const snag = async () => (await houseOf(test, own)).snags[0]
  const refusals = (answers: Answer[]) => answers.map((one) => [one.statusCode, one.json().reason])

  async function inState(state: SnagState): Promise<string> {
    const id = newId()
    await add({ id })
    if (state !== 'open') await mend(id)
    if (state === 'accepted') await answer(id, true)
    expect((await snag())?.state).toBe(state)
    return id
  }

  // An answer that stands already is given again.
  const moves: [name: string, from: SnagState[], to: SnagState, move: (id: string) => Promise<Answer>][] = [
    ['mend', ['open'], 'mended', (id) => mend(id)],
    ['accept', ['mended', 'accepted'], 'accepted', (id) => answer(id, true)],
    ['reopen', ['mended'], 'open', (id) => answer(id, false)],
  ]
  describe.each(moves)('%s', (_, from, to, move) => {
    it.each(snagStates)('from %s', async (state) => {
      const id = await inState(state)
      const before = await houseOf(test, own)
      const moved = await move(id)
      const { snags, entries } = await houseOf(test, own)
      if (from.includes(state)) {
        expect([200, 201], moved.body).toContain(moved.statusCode)
        expect(snags[0]?.state).toBe(to)
        return
      }
      expect(refusals([moved])).toEqual([[409, state === 'accepted' ? 'answeredAlready' : 'newerClaim']])
      expect({ snags, entries }).toEqual({ snags: before.snags, entries: before.entries })
    })
  })

  it('waits for the builder’s side until it is mended, then for the family', async () => {
    const id = newId()
    const waits = async () => [(await houseOf(test, own)).waits, (await houseOf(test, site)).waits]
    await add({ id })
    const since = (await snag())?.since
    expect(await waits()).toEqual([[], [{ kind: 'snag', id, since }]])
    test.passTime(60_000)
    const mendingId = newId()
    await mend(id, { id: mendingId })
    const mended = await snag()
    expect(await waits()).toEqual([[{ kind: 'snag', id, since: mended?.since }], []])
    expect(mended).toMatchObject({
      ...{ place: 'Roof', text: 'A leak in the corner', state: 'mended' },
      mended: { id: mendingId, by: 'site', who: 'Ustad Rafiq' },
    })
    expect([mended?.images.length, mended?.mended?.images.length]).toEqual([1, 1])
    await answer(id, false)
    expect((await waits()).map(({ length }) => length)).toEqual([0, 1])
    expect((await snag())?.mended?.id).toBe(mendingId)
    await mend(id)
    await answer(id, true)
    expect(await waits()).toEqual([[], []])
    const { entries } = await houseOf(test, site)
    expect(entries.data.map(({ kind, text, images }) => [kind, text, images.length]).reverse()).toEqual([
      ['snag', 'A leak in the corner', 1],
      ['snag-mended', 'Roof', 1],
      ['snag-reopened', 'Roof', 0],
      ['snag-mended', 'Roof', 1],
      ['snag-accepted', 'Roof', 0],
    ])
  })

  it('is named and mended once, whatever is repeated', async () => {
    const [once, other] = [{ id: newId(), pictureIds: await pictures(5) }, newId()]
    expect(
      refusals([
        await add(once),
        await add(once),
        await add({ ...once, place: 'Wall' }),
        await add({ ...once, text: 'B' }),
      ]),
    ).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'sameIdOtherBody'],
      [409, 'sameIdOtherBody'],
    ])
    await add({ id: other })
    const mending = { id: newId(), pictureIds: await pictures() }
    expect(
      refusals([
        await mend(once.id, mending),
        await mend(once.id, mending),
        await mend(once.id, { ...mending, pictureIds: await pictures() }),
        await mend(other, mending),
      ]),
    ).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'sameIdOtherBody'],
      [409, 'newerClaim'],
    ])
    expect(refusals([await answer(once.id, false), await answer(once.id, false)])).toEqual(
      Array(2).fill([200, undefined]),
    )
    expect((await houseOf(test, own)).entries.data).toHaveLength(4)
  })

  it('accepted and opened again at once is one of the two', async () => {
    const id = await inState('mended')
    const both = await Promise.all([answer(id, true), answer(id, false)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('needs a place, a text and pictures', async () => {
    const six = await pictures(6)
    const wrong = [
      ...[{ place: '' }, { place: 'a'.repeat(81) }, { text: ' ' }, { text: 'a'.repeat(301) }],
      ...[{ pictureIds: [] }, { pictureIds: six }, { pictureIds: [newId()] }],
    ]
    for (const given of wrong) {
      const refused = await add(given)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, Object.keys(given)])
    }
    const id = await inState('open')
    for (const pictureIds of [[], six]) expect((await mend(id, { pictureIds })).statusCode).toBe(400)
    expect((await mend(newId())).statusCode).toBe(404)
    expect((await answer(newId(), true)).statusCode).toBe(404)
    expect((await houseOf(test, own)).snags).toMatchObject([{ id, state: 'open' }])
  })

  it('holds a house open until it is accepted, and ends with it', async () => {
    const { stages } = await houseOf(test, own)
    for (const { id: stageId } of stages.slice(1))
      await callHouse(test, 'finishStage', own, { stageId, payload: { id: newId() } })
    const close = (payload: object) => callHouse(test, 'closeHouse', own, { payload })
    const id = await inState('open')
    const early = [await close({ kind: 'finished' })]
    await mend(id)
    early.push(await close({ kind: 'finished' }))
    expect(refusals(early)).toEqual(Array(2).fill([409, 'notAllAgreed']))
    await answer(id, true)
    const open = newId()
    await add({ id: open })
    await close({ kind: 'ended', reason: 'we-stopped' })
    expect(refusals([await add(), await mend(open)])).toEqual(Array(2).fill([409, 'houseClosed']))
    expect((await houseOf(test, site)).waits).toEqual([])
  })

  it('that is accepted lets the house be finished', async () => {
    await inState('accepted')
    const { stages } = await houseOf(test, own)
    for (const { id: stageId } of stages.slice(1))
      await callHouse(test, 'finishStage', own, { stageId, payload: { id: newId() } })
    const closed = await callHouse(test, 'closeHouse', own, { payload: { kind: 'finished' } })
    expect(closed.json().house.state).toBe('finished')
  })

  it('is refused when the house has 200', async () => {
    const rows = Array.from({ length: 200 }, (_, number) => ({
      ...{ houseId: own.id, id: newId(), seq: number + 1, place: 'Roof', state: 'open' as const },
      ...{ mendingId: null, movedAt: 0 },
    }))
    await test.context.db.write((trx) => trx.insertInto('houseSnags').values(rows).execute())
    expect(refusals([await add()])).toEqual([[409, 'houseFull']])
  })
})
