import { type HouseStageState, houseStageStates } from '@tameer/contract'
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

const hourMs = 60 * 60_000

describeOnEachEngine('a stage of a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let site: HouseKey
  let stageId: string
  let advanceId: string

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test)
    site = await newSiteLink(test, own)
    const { stages } = await houseOf(test, own)
    ;[advanceId = '', stageId = ''] = stages.map(({ id }) => id)
  })

  const stage = async () => (await houseOf(test, own)).stages.find(({ id }) => id === stageId)
  const kinds = async () => (await houseOf(test, own)).entries.data.map(({ kind }) => kind).reverse()

  const begin = (by = site) => callHouse(test, 'beginStage', by, { stageId })
  const unclaim = (by = site) => callHouse(test, 'unclaimStage', by, { stageId })
  const agree = (claimId: string) => callHouse(test, 'agreeStage', own, { stageId, payload: { claimId } })
  const question = (claimId: string, text = 'Where is the lintel?') =>
    callHouse(test, 'questionStage', own, { stageId, payload: { claimId, text } })
  const takeBack = () => callHouse(test, 'takeStageBack', own, { stageId })
  const finish = (id = newId()) => callHouse(test, 'finishStage', own, { stageId, payload: { id } })
  async function claim(id = newId(), by = site, pictureIds?: string[]) {
    const payload = { id, text: 'Done', pictureIds: pictureIds ?? (await addPictures(test, own.id, 3)) }
    return callHouse(test, 'claimStage', by, { stageId, payload })
  }

  /** Brings the stage into that state; returns the id of its claim, or one that stands nowhere. */
  async function bringTo(state: HouseStageState): Promise<string> {
    const id = newId()
    if (state === 'begun') await begin()
    if (state === 'claimed' || state === 'questioned' || state === 'agreed') await claim(id)
    if (state === 'questioned') await question(id)
    if (state === 'agreed') await agree(id)
    expect((await stage())?.state).toBe(state)
    return id
  }

  // By another side than the one that brought it there, so that nothing counts as a repeat.
  const moves: [name: string, from: HouseStageState[], to: HouseStageState, move: (id: string) => unknown][] =
    [
      ['begin', ['planned'], 'begun', () => begin(own)],
      ['claim', ['planned', 'begun', 'questioned'], 'claimed', () => claim()],
      ['unclaim', ['claimed'], 'begun', () => unclaim()],
      ['agree', ['claimed'], 'agreed', (id) => agree(id)],
      ['question', ['claimed'], 'questioned', (id) => question(id, 'And the steel?')],
      ['finish', ['planned', 'begun', 'questioned'], 'agreed', () => finish()],
      ['take back', ['agreed'], 'claimed', () => takeBack()],
    ]

  describe.each(moves)('%s', (name, from, to, move) => {
    it.each(houseStageStates)('from %s', async (state) => {
      const id = await bringTo(state)
      const before = await houseOf(test, own)
      const { statusCode, body } = (await move(id)) as Awaited<ReturnType<typeof begin>>
      if (from.includes(state)) {
        expect([200, 201], body).toContain(statusCode)
        expect((await stage())?.state).toBe(to)
        return
      }
      // The same agreement again is no other one; a claim that never was is none of the house's.
      if (name === 'agree' && state === 'agreed') return expect(statusCode, body).toBe(200)
      const isUnknown =
        (name === 'agree' || name === 'question') && (state === 'planned' || state === 'begun')
      expect(statusCode, body).toBe(isUnknown ? 404 : 409)
      const { stages, entries } = await houseOf(test, own)
      expect({ stages, entries }).toEqual({ stages: before.stages, entries: before.entries })
    })
  })

  it('that is due before work is agreed from the first moment, for good', async () => {
    const calls = [
      callHouse(test, 'beginStage', own, { stageId: advanceId }),
      callHouse(test, 'finishStage', own, { stageId: advanceId, payload: { id: newId() } }),
      callHouse(test, 'takeStageBack', own, { stageId: advanceId }),
    ]
    const answers = (await Promise.all(calls)).map((one) => [one.statusCode, one.json().reason])
    expect(answers).toEqual([
      [409, 'stageAgreed'],
      [409, 'stageAgreed'],
      [409, 'tooLateToTakeBack'],
    ])
    // The site does not even see it.
    expect((await callHouse(test, 'beginStage', site, { stageId: advanceId })).statusCode).toBe(404)
  })

  it('is claimed with three pictures, which the family then looks at', async () => {
    const [two, three] = [await addPictures(test, own.id, 2), await addPictures(test, own.id, 3)]
    const refused = [
      await claim(newId(), site, two),
      await claim(newId(), site, [...two, two[0] as string]),
      await claim(newId(), site, [...two, newId()]),
    ]
    expect(refused.map((one) => [one.statusCode, one.json().reason])).toEqual([
      [400, 'threePictures'],
      [400, 'threePictures'],
      [400, 'pictureNotHere'],
    ])
    const id = newId()
    const made = await claim(id, site, three)
    expect(made.statusCode).toBe(201)
    const view = await houseOf(test, own)
    expect(view.waits).toEqual([{ kind: 'claim', id, since: expect.any(String) }])
    expect(view.stages[1]?.claim).toMatchObject({ id, by: 'site', who: 'Ustad Rafiq', text: 'Done' })
    expect(view.stages[1]?.claim?.images.map((image) => image.id)).toEqual(three)
    expect((await houseOf(test, site)).waits).toEqual([])
  })

  it('answers a repeat as it did the first time, and refuses another body', async () => {
    const [id, pictureIds] = [newId(), await addPictures(test, own.id, 3)]
    const said = [await claim(id, site, pictureIds), await claim(id, site, pictureIds)]
    expect(said.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const other = await claim(id, site, await addPictures(test, own.id, 3))
    expect([other.statusCode, other.json().reason]).toEqual([409, 'sameIdOtherBody'])
    const questions = [await question(id), await question(id), await question(id, 'Another?')]
    expect(questions.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409])
    const end = newId()
    expect([await finish(end), await finish(end)].map((one) => one.statusCode)).toEqual([201, 201])
    expect([await takeBack(), await takeBack()].map((one) => one.statusCode)).toEqual([200, 200])
    expect(await kinds()).toEqual(['claim', 'question', 'finished', 'taken-back'])
    expect((await stage())?.state).toBe('begun')
  })

  it('waits for a new claim after a question, which the builder’s side answers', async () => {
    const id = await bringTo('questioned')
    expect((await houseOf(test, site)).waits).toMatchObject([{ kind: 'question', id: stageId }])
    expect((await stage())?.question).toMatchObject({ text: 'Where is the lintel?' })
    await claim()
    expect(await stage()).toMatchObject({ state: 'claimed', question: null })
    const old = await agree(id)
    expect([old.statusCode, old.json().reason]).toEqual([409, 'newerClaim'])
  })

  it('is taken back by the author of its claim alone', async () => {
    const other = await newSiteLink(test, own, { name: 'Bashir' })
    await claim()
    expect((await unclaim(other)).statusCode).toBe(403)
    expect((await unclaim()).statusCode).toBe(200)
    expect(await kinds()).toEqual(['claim', 'unclaimed'])
  })

  it('stays agreed after 24 hours', async () => {
    await bringTo('agreed')
    expect((await stage())?.takeBackUntil).toEqual(expect.any(String))
    test.passTime(24 * hourMs + 1000)
    const late = await takeBack()
    expect([late.statusCode, late.json().reason]).toEqual([409, 'tooLateToTakeBack'])
    expect((await stage())?.takeBackUntil).toBeNull()
  })

  it('gives the very figures from before when an agreement is taken back', async () => {
    await bringTo('claimed')
    const before = (await houseOf(test, own)).money
    const claimId = (await stage())?.claim?.id ?? ''
    await agree(claimId)
    expect((await houseOf(test, own)).money?.agreedPkr).toBe(7_000_000)
    await takeBack()
    expect((await houseOf(test, own)).money).toEqual(before)
  })

  it.each([
    ['agree and unclaim', (id: string) => [agree(id), unclaim()], [200, 409]],
    ['agree and ask', (id: string) => [agree(id), question(id)], [200, 409]],
  ] as const)('%s at once: one of the two', async (_, both, statuses) => {
    const id = await bringTo('claimed')
    const made = await Promise.all(both(id))
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual(statuses)
    expect(await kinds()).toHaveLength(2)
  })

  it('claim and claim at once: one of them', async () => {
    const made = await Promise.all([claim(), claim()])
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const { entries } = await houseOf(test, own)
    expect(entries.data.map(({ seq }) => seq)).toEqual([1])
  })

  it('of another house is none', async () => {
    const other = await newHouse(test)
    const calls = [
      callHouse(test, 'beginStage', other, { stageId }),
      callHouse(test, 'finishStage', other, { stageId, payload: { id: newId() } }),
      callHouse(test, 'beginStage', other, { stageId: 'a\0b' }),
      callHouse(test, 'listHouseEntries', other, {}),
    ]
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 200])
  })
})
