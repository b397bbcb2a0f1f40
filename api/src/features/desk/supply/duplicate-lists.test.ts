import type { DuplicateGroup } from '@tameer/contract'
import { fallbackName } from '@tameer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addCompany, addPortfolio, newImage, testNow } from '../../../../test/rows.ts'
import { trace } from '../../../../test/shared-rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { TraceValue } from '../../../db/queries/company-traces.ts'
import { listDeskLines } from '../../../db/queries/desk-log.ts'

interface Page {
  data: DuplicateGroup[]
  nextCursor: string | null
}

describeOnEachEngine('companies that share something', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  beforeEach(async () => {
    await test.context.db.write((trx) => trx.deleteFrom('companies').execute())
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
  })
  afterAll(() => test.close())

  const phone = (number: number): TraceValue => ({ kind: 'phone', value: `+92300000000${number}` })
  const add = async (name: string, ...values: TraceValue[]) => {
    const id = await addCompany(test.context.db, { name })
    await trace(test.context.db, id, values)
    return id
  }
  const list = async (query: Record<string, string> = {}) => {
    const response = await call(test.app, 'listDuplicates', { headers, query })
    expect(response.statusCode, response.body).toBe(200)
    return response.json() as Page
  }
  /** The companies on the page, each with those it shares something with. */
  const namesOf = ({ data }: Page) =>
    data.map(({ company, shares }) => [
      company.name,
      shares.map(({ others }) => others.map(({ name }) => name).join('+')).join(', '),
    ])
  const aside = (...ids: string[]) => call(test.app, 'putDuplicatesAside', { headers, payload: { ids } })
  const restrict = (id: string, restricted: number) =>
    test.context.db.write((trx) =>
      trx
        .updateTable('companies')
        .set({ restricted, unlisted: Math.min(restricted, 1) })
        .where('id', '=', id)
        .execute(),
    )

  it('are listed by the company that got it last, the newest first, with what they share', async () => {
    const hash = 'a'.repeat(64)
    const picture: TraceValue = { kind: 'picture', value: hash }
    const first = await add('First', phone(1), picture)
    const own = await add('Own', phone(9))
    const second = await add('Second', phone(1), { kind: 'name', value: 'b'.repeat(64) }, picture)
    const third = await add('Third', phone(9))
    const [image, other] = [newImage(), newImage()]
    const title = { title: 'Villa', content: 'x' }
    const projectId = await addPortfolio(test.context.db, second, { texts: title, images: [image, other] })
    await test.context.db.write(async (trx) => {
      for (const { id } of [image, other])
        await trx.updateTable('images').set({ contentHash: hash }).where('id', '=', id).execute()
      const logo = { imageFile: other.file, imageWidth: 9, imageHeight: 9, imageHash: hash }
      await trx.updateTable('companies').set(logo).where('id', '=', first).execute()
    })
    const signedUp = new Date(testNow).toISOString()
    const holder = (id: string, name: string) => ({ id, name, state: 'listed', createdAt: signedUp })
    const none = { picture: null, project: null, more: false }
    const one = expect.any(String)
    expect(await list()).toEqual({
      nextCursor: null,
      data: [
        {
          company: holder(third, 'Third'),
          noticedAt: signedUp,
          shares: [
            {
              ...{ ...none, id: one, kind: 'phone', phone: phone(9).value },
              others: [{ ...holder(own, 'Own'), project: null, picture: null }],
            },
          ],
        },
        {
          company: holder(second, 'Second'),
          noticedAt: signedUp,
          shares: [
            {
              ...{
                id: one,
                kind: 'picture',
                phone: null,
                picture: `/${fallbackName(image.file)}`,
                more: false,
              },
              project: { id: projectId, title: 'Villa' },
              others: [{ ...holder(first, 'First'), project: null, picture: `/${fallbackName(other.file)}` }],
            },
            {
              ...{ ...none, id: one, kind: 'phone', phone: phone(1).value },
              others: [{ ...holder(first, 'First'), project: null, picture: null }],
            },
          ],
        },
      ],
    })
  })

  it('come in pages', async () => {
    for (const number of [1, 2, 3]) {
      await add(`Old ${number}`, phone(number))
      await add(`New ${number}`, phone(number))
    }
    const first = await list({ limit: '2' })
    expect(first.data.map(({ company }) => company.name)).toEqual(['New 3', 'New 2'])
    const second = await list({ limit: '2', cursor: first.nextCursor ?? '' })
    expect([namesOf(second), second.nextCursor]).toEqual([[['New 1', 'Old 1']], null])
    const wrong = await call(test.app, 'listDuplicates', { headers, query: { cursor: 'x' } })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['cursor']])
  })

  it('are one group when a third company comes, and are left out while the desk hides all but one', async () => {
    const [a, b] = [await add('A', phone(1)), await add('B', phone(1))]
    const c = await add('C', phone(1))
    expect(namesOf(await list())).toEqual([['C', 'A+B']])
    await restrict(c, 1)
    expect(namesOf(await list())).toEqual([['B', 'A+C']])
    await restrict(a, 2)
    expect(namesOf(await list())).toEqual([])
    await restrict(c, 0)
    expect(namesOf(await list())).toEqual([['C', 'A+B']])
    await test.context.db.write((trx) => trx.deleteFrom('companies').where('id', 'in', [a, b]).execute())
    expect(namesOf(await list())).toEqual([])
  })

  it('name twenty others at most, and say that there are more', async () => {
    for (let number = 1; number <= 22; number += 1) await add(`Company ${number}`, phone(1))
    const [group] = (await list()).data
    const [share] = group?.shares ?? []
    expect([group?.company.name, share?.others.length, share?.others[0]?.name, share?.more]).toEqual([
      'Company 22',
      20,
      'Company 1',
      true,
    ])
  })

  it('leave the list as different ones, with a line each, until another company gets the same', async () => {
    const [a, b] = [await add('A', phone(1), phone(2)), await add('B', phone(1), phone(2))]
    await add('X', phone(3))
    await add('Y', phone(3))
    const [, group] = (await list()).data
    const ids = group?.shares.map(({ id }) => id) ?? []
    expect(ids).toHaveLength(2)
    const done = await aside(...ids, ...ids)
    expect(done.statusCode, done.body).toBe(204)
    expect(namesOf(await list())).toEqual([['Y', 'X']])
    for (const id of [a, b]) {
      const lines = await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 9)
      expect(lines.map(({ event, after }) => [event, JSON.parse(after ?? '')])).toEqual([
        ['duplicates-put-aside', { companies: 2, sharedNumbers: 2 }],
      ])
    }
    const again = await aside(...ids)
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict'])
    await add('C', phone(1))
    expect(namesOf(await list())).toEqual([
      ['C', 'A+B'],
      ['Y', 'X'],
    ])
    await trace(test.context.db, a, [])
    await trace(test.context.db, a, [phone(2)])
    expect(namesOf(await list())[0]).toEqual(['A', 'B'])
  })

  it('are not put aside when another company has come since, or when one of them is gone', async () => {
    await add('A', phone(1), phone(2))
    await add('B', phone(1), phone(2))
    const [group] = (await list()).data
    const ids = group?.shares.map(({ id }) => id) ?? []
    const c = await add('C', phone(1))
    const late = await aside(...ids)
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Another company shares this now, or somebody at the desk has looked at it. Please look at the list again',
    ])
    expect(namesOf(await list())).toEqual([
      ['C', 'A+B'],
      ['B', 'A'],
    ])
    await restrict(c, 1)
    expect((await aside(...ids)).statusCode).toBe(204)
    expect((await aside('019b8d62-7a80-7000-8000-0000000000c1')).statusCode).toBe(409)
    expect((await aside()).statusCode).toBe(400)
  })

  it('are put aside once by two people at once', async () => {
    await add('A', phone(1), phone(2))
    await add('B', phone(1), phone(2))
    const [group] = (await list()).data
    const ids = group?.shares.map(({ id }) => id) ?? []
    const results = await Promise.all([aside(...ids), aside(...ids.toReversed())])
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  })
})
