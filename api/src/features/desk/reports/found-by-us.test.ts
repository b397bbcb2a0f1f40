import { type DeskReport, fallbackName, mostFound } from '@tameer/contract'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { reportDesk } from '../../../../test/report-desk.ts'
import { addReport } from '../../../../test/report-rows.ts'
import { addQuote, addRequest } from '../../../../test/request-rows.ts'
import { addCompany, addPortfolio, newImage, testNow } from '../../../../test/rows.ts'
import { trace } from '../../../../test/shared-rows.ts'
import type { TraceValue } from '../../../db/queries/company-traces.ts'
import { closeShared } from '../../../db/queries/duplicates.ts'

const picture = (letter: string): TraceValue => ({ kind: 'picture', value: letter.repeat(64) })
const phone = (number: number): TraceValue => ({ kind: 'phone', value: `+92300000000${number}` })
const name: TraceValue = { kind: 'name', value: 'f'.repeat(64) }

describeOnEachEngine('what we have found about a reported thing', (_open, engine) => {
  const desk = reportDesk(engine)
  beforeEach(() => desk.test.context.db.write((trx) => trx.deleteFrom('companyTraces').execute()))
  const add = async (title: string, ...values: TraceValue[]) => {
    const id = await addCompany(desk.test.context.db, { name: title })
    await trace(desk.test.context.db, id, values)
    return id
  }
  const addProject = async (companyId: string, title: string, ...letters: string[]) => {
    const images = letters.map(() => newImage())
    const texts = { title, content: 'x' }
    const id = await addPortfolio(desk.test.context.db, companyId, { texts, images })
    await desk.test.context.db.write(async (trx) => {
      for (const [at, letter] of letters.entries())
        await trx
          .updateTable('images')
          .set({ contentHash: letter.repeat(64) })
          .where('id', '=', images[at]?.id ?? '')
          .execute()
    })
    return { id, files: images.map(({ file }) => `/${fallbackName(file)}`) }
  }
  const report = async (kind: 'profile' | 'project' | 'quote', id: string) =>
    desk.read(await addReport(desk.test.context, { thing: { kind, id } }))
  /** Kinds of what was found, each with the companies that have it too. */
  const linesOf = ({ found }: DeskReport) =>
    found.map(({ kind, others }) => [kind, others.map((other) => other.name).join('+')])

  it('are its pictures, numbers and name at other companies, pictures first, hidden ones too', async () => {
    const first = await add('First', picture('a'), phone(1), name)
    const own = await add('Own', picture('a'), picture('b'), phone(1), phone(2), name)
    const other = await add('Other', picture('b'), phone(1))
    await desk.test.context.db.write((trx) =>
      trx.updateTable('companies').set({ restricted: 2, unlisted: 1 }).where('id', '=', other).execute(),
    )
    const theirs = await addProject(first, 'Haveli', 'a')
    const mine = await addProject(own, 'Villa', 'a', 'b')
    const shown = await report('profile', own)
    expect(linesOf(shown)).toEqual([
      ['picture', 'First'],
      ['picture', 'Other'],
      ['phone', 'First+Other'],
      ['name', 'First'],
    ])
    const signedUp = new Date(testNow).toISOString()
    expect(shown.moreFound).toBe(false)
    expect(shown.found[0]).toEqual({
      ...{ id: expect.any(String), kind: 'picture', phone: null, more: false, aside: false },
      ...{ picture: mine.files[0], project: { id: mine.id, title: 'Villa' } },
      others: [
        {
          ...{ id: first, name: 'First', state: 'listed', createdAt: signedUp },
          ...{ project: { id: theirs.id, title: 'Haveli' }, picture: theirs.files[0] },
        },
      ],
    })
    expect(shown.found[1]?.others).toMatchObject([
      { id: other, state: 'suspended', project: null, picture: null },
    ])
    expect(shown.company).toMatchObject({ id: own, createdAt: signedUp })
    expect(shown.found[2]).toMatchObject({ phone: '+923000000001', picture: null })
    // The company that had it first is told of alike, also where its own quote is reported.
    const { invitationIds } = await addRequest(desk.test.context, [first])
    const quoteId = await addQuote(desk.test.context, {
      invitationId: invitationIds[0] ?? '',
      companyId: first,
    })
    expect(linesOf(await report('quote', quoteId))).toEqual([
      ['picture', 'Own'],
      ['phone', 'Own+Other'],
      ['name', 'Own'],
    ])
  })

  it('are of a project its own pictures alone, each where it stands there, beside number and name', async () => {
    await add('First', picture('a'), picture('b'), phone(3))
    const own = await add('Own', picture('a'), picture('b'), picture('c'), phone(3))
    await addProject(own, 'Old', 'a', 'b')
    const mine = await addProject(own, 'New', 'c', 'b')
    const shown = await report('project', mine.id)
    expect(linesOf(shown)).toEqual([
      ['picture', 'First'],
      ['phone', 'First'],
    ])
    expect(shown.found[0]).toMatchObject({
      picture: mine.files[1],
      project: { id: mine.id, title: 'New' },
    })
    expect(shown.pictures.indexOf(shown.found[0]?.picture ?? '')).toBe(1)
  })

  it('say what the desk has put aside, and are cut when there are many', async () => {
    const values = Array.from({ length: mostFound + 1 }, (_, at) => picture('0123456789b'[at] ?? ''))
    await add('First', ...values)
    const own = await add('Own', ...values)
    const shown = await report('profile', own)
    expect([shown.found.length, shown.moreFound]).toEqual([mostFound, true])
    expect(shown.found.every(({ aside }) => !aside)).toBe(true)
    const { db } = desk.test.context
    const [one] = shown.found
    await db.note(async (trx) => {
      const row = await trx
        .selectFrom('companyTraces')
        .selectAll()
        .where('id', '=', one?.id ?? '')
        .executeTakeFirstOrThrow()
      await closeShared(trx, row)
    })
    const after = await report('profile', own)
    expect(after.found.map(({ aside }) => aside)).toEqual([true, ...Array(mostFound - 1).fill(false)])
  })

  it('are nothing for a request and for a company that shares nothing, and are shown to editors too', async () => {
    const alone = await add('Alone', phone(7), picture('d'))
    expect(await report('profile', alone)).toMatchObject({ found: [], moreFound: false })
    const request = await addRequest(desk.test.context, [alone])
    const id = await addReport(desk.test.context, { thing: { kind: 'request', id: request.id } })
    expect(await desk.read(id)).toMatchObject({ found: [], moreFound: false, picture: null })
    const twin = await add('Twin', phone(7))
    const about = await addReport(desk.test.context, { thing: { kind: 'profile', id: twin } })
    const editor = await addDeskAccount(desk.test.context, { role: 'Editor' })
    const headers = bearer(await deskTokenOf(desk.test.context, editor))
    const answer = await call(desk.test.app, 'getDeskReport', { headers, params: { id: about } })
    expect(linesOf(answer.json())).toEqual([['phone', 'Alone']])
  })
})
