import { dayMs } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPictures,
  callHouse,
  type HouseKey,
  houseOf,
  newHouse,
  newPictures,
  newSiteLink,
} from '../../../../test/house-calls.ts'
import { newHouseOfQuote } from '../../../../test/house-of-quote.ts'
import { textOfPdf } from '../../../../test/pdf-text.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { eraseClosed } from '../house-removal.ts'
import { paperOf } from './house-paper.ts'

describe('the PDF of a house', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  async function fetchPaper(by: Pick<HouseKey, 'id' | 'headers'>, language = 'en') {
    const headers = { ...by.headers, 'accept-language': language }
    const response = await callHouse(test, 'exportHouse', { id: by.id, headers })
    if (response.statusCode !== 200) throw new Error(response.body)
    return { headers: response.headers, text: textOfPdf(response.rawPayload), bytes: response.rawPayload }
  }
  const picture = (id: string | undefined) =>
    test.context.db.read
      .selectFrom('housePictures')
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow()
  const shaOf = async (id: string | undefined) => (await picture(id)).storedSha256
  /** Gives stored pictures hashes that differ: those of a test are the same picture. */
  async function mark(ids: readonly string[]) {
    for (const id of ids) {
      const storedSha256 = Buffer.from(id.replaceAll('-', ''), 'hex').toString('hex').repeat(2)
      await test.context.db.write((trx) =>
        trx.updateTable('housePictures').set({ storedSha256 }).where('id', '=', id).execute(),
      )
    }
  }

  /** A house with a line and a picture of everything that can be in it. */
  async function fullHouse() {
    const own = await newHouse(test)
    const site = await newSiteLink(test, own)
    const { stages } = await houseOf(test, own)
    const walls = stages[1]?.id ?? ''
    const [work, slip, gate, sand] = [
      await newPictures(test, site, 2),
      await addPictures(test, own.id, 1, 'slip'),
      await addPictures(test, own.id, 1),
      await addPictures(test, own.id, 1, 'slip'),
    ]
    await mark([...work, ...slip, ...gate, ...sand])
    const takenAt = Date.parse('2026-11-02T10:05:00Z')
    await test.context.db.write((trx) =>
      trx
        .updateTable('housePictures')
        .set({ takenAt })
        .where('id', '=', work[0] ?? '')
        .execute(),
    )
    const made = [
      await callHouse(test, 'addHouseEntry', site, {
        payload: { id: newId(), text: 'Bricks (500) came', stageId: walls, pictureIds: work },
      }),
      await callHouse(test, 'notePayment', own, {
        payload: {
          id: newId(),
          pkr: 654_321,
          way: 'bank',
          day: '2026-11-20',
          note: 'By hand',
          pictureIds: slip,
        },
      }),
      await callHouse(test, 'proposeChange', own, {
        payload: {
          id: newId(),
          what: 'A gate of iron',
          why: 'wished',
          pkr: 234_567,
          days: 3,
          stageId: walls,
          pictureIds: gate,
        },
      }),
      await callHouse(test, 'addDelivery', own, {
        payload: {
          id: newId(),
          material: 'sand',
          quantity: 432,
          pkr: 98_765,
          day: '2026-11-21',
          pictureIds: sand,
        },
      }),
      await callHouse(test, 'addSnag', own, {
        payload: {
          id: newId(),
          place: 'Roof, north',
          text: 'A leak',
          pictureIds: await addPictures(test, own.id, 1),
        },
      }),
    ]
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201))
    return { own, site, work, slip, gate, sand }
  }

  it('holds all that the family sees, and the day and the hash of each picture', async () => {
    const { own, work, slip, gate, sand } = await fullHouse()
    const { text, headers } = await fetchPaper(own)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="house-\d{4}-\d\d-\d\d\.pdf"$/),
    })
    const said = [
      'House in Johar Town',
      'Ustad Rafiq',
      'PKR 1,00,00,000',
      'PKR 1,02,34,567',
      '+ PKR 2,34,567',
    ]
    const things = ['A gate of iron', 'PKR 6,54,321', 'By hand', 'Sand: 432 cft', 'PKR 98,765', 'Roof, north']
    for (const one of [...said, ...things, 'Bricks (500) came', 'A leak', 'Walls'])
      expect(text).toContain(one)
    expect(text).toContain('taken 2nd November, 2026, 15:05')
    expect(text).toMatch(/sent \d+.. \w+, 20\d\d, \d\d:\d\d/)
    for (const id of [...work, ...slip, ...gate, ...sand]) expect(text).toContain(await shaOf(id))
  })

  it('of a link without money holds no sum and no slip', async () => {
    const { own, site, work, slip, gate, sand } = await fullHouse()
    const sums = JSON.stringify(await houseOf(test, own)).match(/\d{5,}(?=[,}\]])/g) ?? []
    expect(sums).toEqual(expect.arrayContaining(['654321', '98765', '10234567']))
    const { text } = await fetchPaper(site)
    for (const sum of ['PKR', '%', ...sums.map((one) => Number(one).toLocaleString('en-IN'))]) {
      expect(text).not.toContain(sum)
    }
    for (const id of work) expect(text).toContain(await shaOf(id))
    for (const id of [...slip, ...gate, ...sand]) expect(text).not.toContain(await shaOf(id))
    expect(text).toContain('Bricks (500) came')
  })

  it('holds nothing of an entry that was taken back or out', async () => {
    const own = await newHouse(test)
    const gone: string[] = []
    for (const by of ['author', 'desk'] as const) {
      const id = newId()
      const pictureIds = await newPictures(test, own, 1)
      await mark(pictureIds)
      gone.push(await shaOf(pictureIds[0]))
      await callHouse(test, 'addHouseEntry', own, {
        payload: { id, text: `A secret of the ${by}`, pictureIds },
      })
      if (by === 'author') await callHouse(test, 'takeBackEntry', own, { entryId: id })
      else {
        await test.context.db.write((trx) =>
          trx.updateTable('houseEntries').set({ gone: by }).where('id', '=', id).execute(),
        )
      }
    }
    const { text } = await fetchPaper(own)
    expect(text).not.toMatch(/secret/)
    for (const one of gone) expect(text).not.toContain(one)
    expect(text).toContain('The family took this entry back.')
    expect(text).toContain('Taken out by Tameer')
  })

  it('is in the language of the caller, whatever people wrote, and however much', async () => {
    const own = await newHouse(test)
    const texts = ['اینٹیں آ گئیں 👍', '👍', '工地', 'x'.repeat(300), '\u0007\u2068( \\']
    for (const text of texts) {
      await callHouse(test, 'addHouseEntry', own, { payload: { id: newId(), text } })
    }
    const { text } = await fetchPaper(own, 'ur')
    expect(text).toMatch(/Johar Town\u2069? والا گھر/)
    expect(text).toContain('اینٹیں آ گئیں 👍')
    expect(text).toMatch(/5 · گھر والے/)
    const english = (await fetchPaper(own)).text.replaceAll('\n', '')
    for (const one of [...texts.slice(0, 4), '( \\']) expect(english).toContain(one)
  })

  it('has the whole diary, the oldest line first', async () => {
    const own = await newHouse(test)
    const lines = Array.from({ length: 520 }, (_, place) => ({
      ...{ houseId: own.id, id: newId(), seq: 100 + place, kind: 'begun' as const, stageId: null, text: '' },
      ...{ side: 'family' as const, authorId: null, who: '', at: test.context.clock(), gone: null },
    }))
    await test.context.db.write((trx) => trx.insertInto('houseEntries').values(lines).execute())
    const seen = [...(await fetchPaper(own)).text.matchAll(/^(\d+) \S The family/gm)].map(([, line]) =>
      Number(line),
    )
    expect(seen).toEqual(lines.map(({ seq }) => seq))
  })

  it('shows the small pictures of a house that has very many', async () => {
    const own = await newHouse(test)
    const [id] = await addPictures(test, own.id, 1)
    await callHouse(test, 'addHouseEntry', own, { payload: { id: newId(), text: '', pictureIds: [id] } })
    const view = await houseOf(test, own)
    const row = await picture(id)
    const others = Array.from({ length: 600 }, () => ({ ...row, id: newId() }))
    const namesOf = (pictures: (typeof row)[]) =>
      paperOf({ view, diary: view.entries.data, pictures, language: 'en', now: 0 })
        .blocks.flatMap((block) => (block.kind === 'item' ? (block.pictures ?? []) : []))
        .map(({ name }) => name)
    expect(namesOf([row])).toEqual([`${row.file}.jpg`])
    expect(namesOf([row, ...others])).toEqual([`${row.file}-400.webp`])
  })

  it('of an erased house holds sums and days', async () => {
    const { own, company } = await newHouseOfQuote(test)
    const entry = { id: newId(), text: 'A secret word', pictureIds: await newPictures(test, own, 1) }
    await callHouse(test, 'addHouseEntry', own, { payload: entry })
    await callHouse(test, 'closeHouse', own, {
      payload: { kind: 'ended', reason: 'other', text: 'A secret' },
    })
    const closedAt = test.context.clock() - 731 * dayMs
    await test.context.db.write((trx) =>
      trx.updateTable('houses').set({ closedAt }).where('id', '=', own.id).execute(),
    )
    expect(await eraseClosed(test.context)).toBe(1)
    const response = await callHouse(test, 'exportHouse', own)
    expect([response.statusCode, response.json().message]).toEqual([404, expect.stringMatching(/find/)])
    const { text } = await fetchPaper({ id: own.id, headers: company.headers })
    expect(text).not.toMatch(/secret/)
    expect(text).toContain('ended early')
    expect(text).toMatch(/Quoted\nPKR [\d,]+/)
  })

  it('is made once at a time', async () => {
    const own = await newHouse(test)
    const both = await Promise.all([1, 2].map(() => callHouse(test, 'exportHouse', own)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
    const refused = both.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().message).toBe('A PDF of this house is being made. Try again in a moment.')
    expect((await callHouse(test, 'exportHouse', own)).statusCode).toBe(200)
  })
})
