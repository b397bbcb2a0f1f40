import { houseLimits } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import {
  addPictures,
  callHouse,
  type HouseKey,
  houseOf,
  newHouse,
  newPictures,
  newSiteLink,
  sendPicture,
} from '../../../test/house-calls.ts'
import { jpegWithExif, plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { removeLoosePictures } from './house-removal.ts'

const hourMs = 60 * 60_000

describeOnEachEngine('the diary of a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey
  let site: HouseKey & { linkId: string }

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test)
    site = await newSiteLink(test, own)
  })

  const add = (payload: object, by: HouseKey = site) =>
    callHouse(test, 'addHouseEntry', by, { payload: { id: newId(), text: '', pictureIds: [], ...payload } })
  const takeBack = (entryId: string, by: HouseKey = site) => callHouse(test, 'takeBackEntry', by, { entryId })
  const walls = async () => (await houseOf(test, own)).stages[1]?.id ?? ''
  const fileCount = async () => {
    let count = 0
    for await (const _ of test.context.images.list()) count += 1
    return count
  }

  it('takes pictures and words, each once however often they are sent', async () => {
    const [id, stageId, pictureIds] = [newId(), await walls(), await addPictures(test, own.id, 2)]
    const entry = { id, stageId, text: 'Up to the lintel', pictureIds }
    const made = [await add(entry), await add(entry)]
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const { entries, stages } = await houseOf(test, own)
    expect(entries.data.map(({ kind }) => kind)).toEqual(['work', 'begun'])
    expect(entries.data[0]).toMatchObject({
      id,
      stageId,
      by: 'site',
      who: 'Ustad Rafiq',
      mine: false,
      gone: null,
    })
    expect(entries.data[0]?.images.map((image) => image.id)).toEqual(pictureIds)
    expect(stages[1]?.state).toBe('begun')
    const other = await add({ ...entry, text: 'Another' })
    expect([other.statusCode, other.json().reason]).toEqual([409, 'sameIdOtherBody'])
  })

  it('takes no entry without anything, with too much or with what is not here', async () => {
    const pictureIds = await addPictures(test, own.id, 11)
    const [taken = ''] = pictureIds
    await add({ pictureIds: [taken] })
    const answers = [
      await add({}),
      await add({ text: 'a'.repeat(301) }),
      await add({ pictureIds }),
      await add({ pictureIds: [newId()] }),
      await add({ pictureIds: [taken] }),
      await add({ text: 'a', stageId: newId() }),
    ].map((one) => [one.statusCode, one.json().reason, Object.keys(one.json().fields ?? {})[0]])
    expect(answers).toEqual([
      [400, 'textOrPicture', 'text'],
      [400, undefined, 'text'],
      [400, undefined, 'pictureIds'],
      [400, 'pictureNotHere', 'pictureIds'],
      [409, 'sameIdOtherBody', undefined],
      [404, undefined, undefined],
    ])
    expect((await add({ pictureIds })).json().message).toBe('You can upload maximum 10 images')
  })

  it('gives up an entry to its author for an hour, with its pictures', async () => {
    const [id, pictureIds] = [newId(), await newPictures(test, site, 1)]
    await add({ id, text: 'Wrong house', pictureIds })
    expect(await fileCount()).toBeGreaterThan(0)
    expect((await takeBack(id, own)).statusCode).toBe(403)
    expect([(await takeBack(id)).statusCode, (await takeBack(id)).statusCode]).toEqual([200, 200])
    const [entry] = (await houseOf(test, own)).entries.data
    expect(entry).toMatchObject({ id, gone: 'author', text: '', images: [], who: 'Ustad Rafiq' })
    expect(await fileCount()).toBe(0)
    const late = newId()
    await add({ id: late, text: 'Late' })
    test.passTime(hourMs + 1000)
    expect((await takeBack(late)).statusCode).toBe(409)
    expect((await takeBack(newId())).statusCode).toBe(404)
  })

  it('is read in pages of twenty, of all stages or of one', async () => {
    const stageId = await walls()
    await add({ text: 'first', stageId })
    await Promise.all(Array.from({ length: 22 }, (_, number) => add({ text: `Line ${number}` })))
    const { entries } = await houseOf(test, site)
    expect(entries.data.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, place) => 24 - place))
    const read = (query: Record<string, string>) =>
      test.app.inject({ url: `/api/houses/${own.id}/entries`, query, headers: site.headers })
    const rest = (await read({ cursor: entries.nextCursor ?? '' })).json()
    expect([rest.data.map(({ seq }: { seq: number }) => seq), rest.nextCursor]).toEqual([[4, 3, 2, 1], null])
    expect((await read({ stageId })).json().data).toHaveLength(2)
    expect((await read({ stageId: newId() })).statusCode).toBe(404)
    expect((await read({ cursor: '1.x' })).statusCode).toBe(400)
  })

  it('is full with a thousand entries and claims', async () => {
    const { context } = test
    const line = { houseId: own.id, kind: 'work' as const, stageId: null, text: 'a', side: 'family' as const }
    const rows = Array.from({ length: houseLimits.entries }, (_, place) => ({
      ...{ ...line, id: newId(), seq: place + 1, authorId: null, who: '', at: 1, gone: null },
    }))
    await context.db.write(async (trx) => {
      for (let at = 0; at < rows.length; at += 100)
        await trx
          .insertInto('houseEntries')
          .values(rows.slice(at, at + 100))
          .execute()
      await trx.updateTable('houses').set({ seq: rows.length }).where('id', '=', own.id).execute()
    })
    const full = await add({ text: 'One more' })
    expect([full.statusCode, full.json().reason]).toEqual([409, 'houseFull'])
  })

  describe('has pictures', () => {
    it('that are sent once by id, without what the device wrote into them', async () => {
      const pictureId = newId()
      const bytes = await jpegWithExif()
      const sent = [
        await sendPicture(test, site, { pictureId, bytes }),
        await sendPicture(test, site, { pictureId, bytes }),
      ]
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 200])
      expect(sent[1]?.json()).toEqual(sent[0]?.json())
      const other = await sendPicture(test, site, { pictureId, bytes: await plainPng(30) })
      expect([other.statusCode, other.json().reason]).toEqual([409, 'sameIdOtherBody'])
      const { image = '' }: { image?: string } = sent[0]?.json() ?? {}
      expect(image).toMatch(new RegExp(`^/api/houses/${own.id}/images/private-`))
      const served = await test.app.inject({ url: image, headers: site.headers })
      expect([served.statusCode, served.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(served.rawPayload.includes('Exif')).toBe(false)
      const file = image.split('/').at(-1)
      expect((await test.app.inject({ url: `/uploads/${file}` })).statusCode).toBe(404)
    })

    it('at once in two tabs: one file', async () => {
      const [before, pictureId] = [await fileCount(), newId()]
      const sent = await Promise.all([1, 2].map(() => sendPicture(test, site, { pictureId })))
      expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
      // A JPEG and one width.
      expect((await fileCount()) - before).toBe(2)
    })

    it('of which those of nothing go after a week', async () => {
      // Those that the tests before left.
      test.passTime(7 * 24 * hourMs + 1000)
      await removeLoosePictures(test.context)
      const [, kept = ''] = await newPictures(test, site, 2)
      await add({ pictureIds: [kept] })
      test.passTime(7 * 24 * hourMs + 1000)
      expect(await removeLoosePictures(test.context)).toBe(1)
      expect((await houseOf(test, own)).entries.data[0]?.images.map(({ id }) => id)).toEqual([kept])
    })

    it('that stay away when the link ends while one is on its way', async () => {
      const before = await fileCount()
      const sending = sendPicture(test, site)
      await callHouse(test, 'endSiteLink', own, { linkId: site.linkId })
      expect([201, 404]).toContain((await sending).statusCode)
      expect((await sendPicture(test, site)).statusCode).toBe(404)
      if ((await sending).statusCode === 404) expect(await fileCount()).toBe(before)
    })

    it('of which a slip is for those who see money', async () => {
      const [slip = ''] = await newPictures(test, own, 1, 'slip')
      const { file } = await test.context.db.read
        .selectFrom('housePictures')
        .select('file')
        .where('id', '=', slip)
        .executeTakeFirstOrThrow()
      const read = (headers: Record<string, string>) =>
        test.app.inject({ url: `/api/houses/${own.id}/images/${file}.jpg`, headers })
      const other = await newHouse(test)
      const answers = [
        await read(own.headers),
        await read(site.headers),
        await read(other.headers),
        await read({}),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404])
    })

    it('of which none is no picture', async () => {
      const refused = await sendPicture(test, site, { bytes: Buffer.from('no picture') })
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['image']])
      expect((await sendPicture(test, site, { pictureId: 'x' })).statusCode).toBe(404)
    })
  })

  it('takes nothing more while the desk holds the house, or once it is closed', async () => {
    const { context } = test
    const set = (row: object) =>
      context.db.write((trx) => trx.updateTable('houses').set(row).where('id', '=', own.id).execute())
    await set({ heldAt: 1 })
    const held = [
      await add({ text: 'a' }),
      await sendPicture(test, site),
      await callHouse(test, 'deleteHouse', own),
    ]
    expect(held.map((one) => [one.statusCode, one.json().reason])).toEqual(Array(3).fill([403, 'houseHeld']))
    await set({ heldAt: null, state: 'ended', closedAt: context.clock() })
    const closed = [await add({ text: 'a' }), await sendPicture(test, site)]
    expect(closed.map((one) => [one.statusCode, one.json().reason])).toEqual(
      Array(2).fill([409, 'houseClosed']),
    )
    expect((await houseOf(test, own)).house.state).toBe('ended')
  })
})
