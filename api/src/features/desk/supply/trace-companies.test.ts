import { createHash } from 'node:crypto'
import { fallbackName } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { plainJpeg } from '../../../../test/pictures.ts'
import { addCompany, addPortfolio, newImage } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/ids.ts'
import { deleteAccount } from '../../../db/queries/accounts.ts'
import { findCompany, updateCompany } from '../../../db/queries/companies.ts'
import { deletePortfolio, updatePortfolio } from '../../../db/queries/portfolios.ts'
import { lift, restrict } from '../../../db/queries/restrictions.ts'
import { traceCompanies } from './trace-companies.ts'

const phone = (last: number) => `+92300765432${last}`
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

describeOnEachEngine('the traces of companies', (_open, engine) => {
  let test: TestApp
  let number = 0
  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())

  const add = (given: Parameters<typeof addCompany>[1] = {}) => {
    number += 1
    return addCompany(test.context.db, { name: `Builders ${number}`, ...given })
  }
  /** Runs the job until nothing is left to do. */
  const run = async () => {
    while ((await traceCompanies(test.context)) > 0);
  }
  const tracesOf = async (companyId: string) => {
    const rows = await test.context.db.read
      .selectFrom('companyTraces')
      .select(['kind', 'value', 'isOpen'])
      .where('companyId', '=', companyId)
      .orderBy('kind')
      .orderBy('value')
      .execute()
    return rows.map(({ kind, value, isOpen }) => [kind, value, isOpen])
  }
  const change = (id: string, changes: Omit<Parameters<typeof updateCompany>[2], 'now'>) =>
    test.context.db.write((trx) => updateCompany(trx, id, { ...changes, now: 1 }))
  /** Stores the bytes as the JPEG of a new picture. */
  const keep = async (bytes: Buffer) => {
    const image = newImage()
    await test.context.images.put([{ name: fallbackName(image.file), bytes }])
    return image
  }

  it('are its name, folded, and every number of it and its projects', async () => {
    const id = await add({ name: 'Ravi  BUILDERS 1' })
    await change(id, { contact: { phone: phone(1), whatsapp: phone(2) } })
    await addPortfolio(test.context.db, id, { texts: { title: 'a', content: 'b', phone: phone(3) } })
    await addPortfolio(test.context.db, id, { texts: { title: 'a', content: 'b', phone: phone(1) } })
    await run()
    const name = ['name', sha256('ravi builders 1'), 0]
    expect(await tracesOf(id)).toEqual([name, ...[1, 2, 3].map((last) => ['phone', phone(last), 0])])
    await change(id, { name: 'Ravi Sons', contact: { phone: phone(2) } })
    await run()
    expect(await tracesOf(id)).toEqual([
      ['name', sha256('ravi sons'), 0],
      ...[2, 3].map((last) => ['phone', phone(last), 0]),
    ])
  })

  it('are open where another company had the value before, and stay as they are otherwise', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    const own = phone(4)
    for (const id of [first, second]) {
      await change(id, { contact: { whatsapp: own } })
      await run()
    }
    const openOf = async (id: string) => (await tracesOf(id)).find(([, value]) => value === own)?.[2]
    expect([await openOf(first), await openOf(second)]).toEqual([0, 1])
    await test.context.db.note((trx) => trx.updateTable('companyTraces').set({ isOpen: 0 }).execute())
    for (const id of [first, second]) await change(id, { contact: { website: 'https://example.com' } })
    await change(third, { contact: { phone: own } })
    await run()
    expect([await openOf(first), await openOf(second), await openOf(third)]).toEqual([0, 0, 1])
    // The first gives the number up and takes it again.
    await change(first, { contact: { whatsapp: '' } })
    await run()
    expect(await openOf(first)).toBeUndefined()
    await change(first, { contact: { whatsapp: own } })
    await run()
    expect(await openOf(first)).toBe(1)
  })

  it('hold the hash of each picture, which keeps its hash when the pictures are ordered anew', async () => {
    const bytes = await plainJpeg(70, 50, '#123')
    const [id, other] = [await add(), await add()]
    const images = [await keep(bytes), await keep(await plainJpeg(71, 50, '#123')), await keep(bytes)]
    const portfolioId = await addPortfolio(test.context.db, id, { images })
    const logo = await keep(bytes)
    await run()
    await change(other, { image: logo })
    await run()
    const pictures = async (company: string) =>
      (await tracesOf(company)).filter(([kind]) => kind === 'picture')
    expect(await pictures(id)).toHaveLength(2)
    expect(await pictures(id)).toContainEqual(['picture', sha256(bytes), 0])
    expect(await pictures(other)).toEqual([['picture', sha256(bytes), 1]])
    const hide = { kind: 'portfolio', id: portfolioId, companyId: id } as const
    const why = { measure: 'hide', reason: 'other', words: '', createdAt: 1 } as const
    await test.context.db.write((trx) => restrict(trx, hide, why))
    await run()
    expect(await pictures(id)).toEqual([])
    await test.context.db.write((trx) => lift(trx, hide, { needsConfirmed: false }))
    await run()
    expect(await pictures(id)).toContainEqual(['picture', sha256(bytes), 1])
    await change(other, { image: null })
    await test.context.db.write((trx) => deletePortfolio(trx, { id: portfolioId, companyId: id }))
    await run()
    expect([await pictures(id), await pictures(other)]).toEqual([[], []])
  })

  it('are written again after each change of a project', async () => {
    const id = await add()
    const portfolioId = await addPortfolio(test.context.db, id)
    await run()
    await test.context.db.write((trx) =>
      updatePortfolio(trx, { id: portfolioId, companyId: id, texts: { phone: phone(5) }, now: 1 }),
    )
    await run()
    expect(await tracesOf(id)).toContainEqual(['phone', phone(5), 0])
  })

  it('leave out a picture whose file is not there, and read no picture twice', async () => {
    const id = await add()
    await addPortfolio(test.context.db, id, { images: [newImage()] })
    await run()
    expect((await tracesOf(id)).map(([kind]) => kind)).toEqual(['name'])
    expect(await traceCompanies(test.context)).toBe(0)
  })

  it('are none for the demo, nor for a company that is deleted', async () => {
    const demo = await add({ email: 'one@demo.tameer.example' })
    const gone = await add()
    await run()
    expect(await tracesOf(demo)).toEqual([])
    expect(await tracesOf(gone)).toHaveLength(1)
    const company = await findCompany(test.context.db.read, gone)
    await change(gone, { name: 'Gone' })
    await test.context.db.write((trx) => deleteAccount(trx, company?.accountId ?? ''))
    expect(await traceCompanies(test.context)).toBe(0)
    expect(await tracesOf(gone)).toEqual([])
  })

  it('are written in small steps, a bounded number in a run', async () => {
    for (const _ of [1, 2, 3]) await add()
    const most = { companies: 2, pictures: 1 }
    const counts = [await traceCompanies(test.context, most), await traceCompanies(test.context, most)]
    expect([...counts, await traceCompanies(test.context, most)]).toEqual([2, 1, 0])
  })

  it('find two companies that get the same number at the same moment', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const value = `+9230011122${at}0`
        const ids = [newId(), newId()]
        for (const id of ids) {
          await add({ id })
          await change(id, { contact: { phone: value } })
        }
        return value
      }),
    )
    // Two servers that both think that the job is theirs.
    await Promise.all([traceCompanies(test.context), traceCompanies(test.context)])
    const rows = test.context.db.read.selectFrom('companyTraces').select('value').where('isOpen', '=', 1)
    const open = await rows.where('value', 'in', pairs).orderBy('value').execute()
    expect(open.map(({ value }) => value)).toEqual(pairs)
  })
})
