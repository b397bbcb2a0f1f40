import { currentPriceBook } from '@tameer/calculator'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import {
  addPictures,
  callHouse,
  estimateFields,
  type HouseKey,
  houseOf,
  newFamilyLink,
  newHouse,
  newPictures,
  newSiteLink,
} from '../../../../test/house-calls.ts'
import { newHouseOfQuote } from '../../../../test/house-of-quote.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/secrets/ids.ts'

describeOnEachEngine('a delivery to a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let site: HouseKey

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test, estimateFields())
    site = await newSiteLink(test, own)
  })

  async function deliver(given: object = {}, by: Pick<HouseKey, 'id' | 'headers'> = own) {
    const pictureIds = await addPictures(test, by.id, 1, 'slip')
    const plain = { id: newId(), material: 'cement', quantity: 100, day: '2026-11-20', pictureIds }
    return callHouse(test, 'addDelivery', by, { payload: { ...plain, ...given } })
  }
  const refusals = (answers: Awaited<ReturnType<typeof deliver>>[]) =>
    answers.map((one) => [one.statusCode, one.json().reason])
  const cement = async () => (await houseOf(test, own)).material[0]

  it('is set beside what the estimate needs for what is built so far (example 6)', async () => {
    const stages = new Map((await houseOf(test, own)).stages.map(({ stage, id }) => [stage, id]))
    const finished = { stageId: stages.get('foundation') ?? '', payload: { id: newId() } }
    await callHouse(test, 'finishStage', own, finished)
    await callHouse(test, 'beginStage', own, { stageId: stages.get('structure') ?? '' })
    const needed = await cement()
    const about = needed?.about ?? 0
    expect(needed).toEqual({ material: 'cement', bought: 0, about, flagged: false, morePercent: null })
    await deliver({ quantity: about })
    expect(await cement()).toMatchObject({ bought: about, flagged: false })
    await deliver({ quantity: about }, site)
    expect(await cement()).toMatchObject({ bought: 2 * about, flagged: true, morePercent: 100 })
  })

  it('of a house of a quote is set beside the lines that the family buys', async () => {
    const asked = { priceBook: currentPriceBook.version }
    const quoted = { covers: [{ level: 'line', id: 'steel', cover: 'owner' }] }
    const { own: mine, stages } = await newHouseOfQuote(test, undefined, { asked, quoted })
    await callHouse(test, 'beginStage', mine, { stageId: stages[1]?.id ?? '' })
    // A fifth of 4,000 kg is for the foundation.
    const line = { material: 'steel', bought: 0, about: 800, flagged: false, morePercent: null }
    expect((await houseOf(test, mine)).material).toEqual([line])
    const { own: other } = await newHouseOfQuote(test, undefined, { asked, quoted: { covers: [] } })
    expect((await houseOf(test, other)).material).toEqual([])
  })

  it('is a line of the diary, and sent once', async () => {
    const pictureIds = await addPictures(test, own.id, 3, 'slip')
    const once = { id: newId(), pkr: 145_000, pictureIds }
    expect(
      refusals([
        await deliver(once),
        await deliver(once),
        await deliver({ ...once, quantity: 1 }),
        await deliver({ ...once, pkr: null }),
        await deliver(once, site),
      ]),
    ).toEqual([[201, undefined], [201, undefined], ...Array(3).fill([409, 'sameIdOtherBody'])])
    const { deliveries, entries } = await houseOf(test, own)
    expect(deliveries).toMatchObject([
      {
        id: once.id,
        pkr: 145_000,
        by: 'family',
        who: '',
        corrects: null,
        correctedBy: null,
        correctable: true,
      },
    ])
    expect(deliveries[0]?.images.map(({ id }) => id)).toEqual(pictureIds)
    expect(entries.data).toMatchObject([{ id: once.id, kind: 'delivery', text: '' }])
  })

  it('cannot have the id of another line', async () => {
    const id = newId()
    await callHouse(test, 'addHouseEntry', own, { payload: { id, text: 'Walls' } })
    expect(refusals([await deliver({ id })])).toEqual([[409, 'sameIdOtherBody']])
  })

  it('needs a material, a quantity, a day that can be and a slip', async () => {
    const four = await addPictures(test, own.id, 4, 'slip')
    const wrong = [
      ...[{ material: 'gold' }, { quantity: 0 }, { quantity: 1.5 }, { quantity: 1_000_001 }, { pkr: -1 }],
      ...[{ day: '2999-01-01' }, { day: '2025-10-31' }, { pictureIds: [] }, { pictureIds: four }],
      // Not a slip, and one that has not arrived.
      ...[{ pictureIds: await addPictures(test, own.id, 1) }, { pictureIds: [newId()] }],
    ]
    for (const given of wrong) {
      const refused = await deliver(given)
      const fields = Object.keys(refused.json().fields).map((field) => field.split('.')[0])
      expect([refused.statusCode, fields]).toEqual([400, Object.keys(given)])
    }
    expect((await houseOf(test, own)).deliveries).toEqual([])
    expect((await deliver({ quantity: 1_000_000, pkr: 2_000_000_000 })).statusCode).toBe(201)
  })

  it('is corrected by a new one, which counts at once, and once', async () => {
    const [first, second] = [newId(), newId()]
    await deliver({ id: first, quantity: 4000 }, site)
    expect((await deliver({ id: second, quantity: 400, corrects: first }, site)).statusCode).toBe(201)
    expect((await cement())?.bought).toBe(400)
    expect(refusals([await deliver({ corrects: first })])).toEqual([[409, 'newerClaim']])
    const { deliveries } = await houseOf(test, own)
    expect(deliveries).toMatchObject([
      { quantity: 4000, correctedBy: second, correctable: false },
      { quantity: 400, corrects: first, correctable: true },
    ])
    // The family may correct it too; the site may not correct what the family wrote.
    const third = newId()
    expect((await deliver({ id: third, corrects: second })).statusCode).toBe(201)
    expect((await deliver({ corrects: third }, site)).statusCode).toBe(403)
    expect((await deliver({ corrects: newId() })).statusCode).toBe(404)
    expect((await cement())?.bought).toBe(100)
  })

  it('corrected at once in two tabs is corrected once', async () => {
    const id = newId()
    await deliver({ id })
    const both = await Promise.all([deliver({ corrects: id }), deliver({ corrects: id })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })

  it('shows its price to those who see money, and its slip to them and to its author', async () => {
    const [reader, mason] = [await newFamilyLink(test, own), await newSiteLink(test, own, { name: 'Bashir' })]
    const pictureIds = await newPictures(test, site, 1, 'slip')
    expect((await deliver({ pkr: 145_678, pictureIds }, site)).statusCode).toBe(201)
    const seen = async (by: HouseKey) => {
      const view = await houseOf(test, by)
      const { pkr, images, who } = view.deliveries[0] ?? {}
      const line = view.entries.data[0]
      expect(line?.images).toEqual(images)
      expect(who).toBe('Ustad Rafiq')
      return { pkr, count: images?.length, lines: view.material.length, json: JSON.stringify(view) }
    }
    expect(await seen(own)).toMatchObject({ pkr: 145_678, count: 1, lines: 5 })
    expect(await seen(reader)).toMatchObject({ pkr: 145_678, count: 1, lines: 5 })
    const [author, other] = [await seen(site), await seen(mason)]
    expect([author, other]).toMatchObject([
      { pkr: null, count: 1, lines: 0 },
      { pkr: null, count: 0, lines: 0 },
    ])
    expect(author.json + other.json).not.toContain('145678')

    const row = test.context.db.read.selectFrom('housePictures').select('file')
    const { file } = await row.where('id', '=', pictureIds[0] ?? '').executeTakeFirstOrThrow()
    const url = `/api/houses/${own.id}/images/${file}.jpg`
    const statuses = [own, reader, site, mason].map(async ({ headers }) => {
      const { statusCode } = await test.app.inject({ url, headers })
      return statusCode
    })
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404])
  })

  it('comes only to a house that is open and has room', async () => {
    const rows = Array.from({ length: 500 }, (_, number) => ({
      ...{ houseId: own.id, id: newId(), seq: number + 1, material: 'sand' as const, quantity: 1 },
      ...{ pkr: null, day: '2026-11-20', corrects: null },
    }))
    await test.context.db.write((trx) => trx.insertInto('houseDeliveries').values(rows).execute())
    expect(refusals([await deliver()])).toEqual([[409, 'houseFull']])
    await callHouse(test, 'closeHouse', own, { payload: { kind: 'ended', reason: 'other' } })
    expect(refusals([await deliver()])).toEqual([[409, 'houseClosed']])
  })
})
