import type { KyselyPlugin, Transaction } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type InvitedApp, openInvitedApp } from '../../../test/invited-app.ts'
import { addQuestion, addQuote, quoteFor } from '../../../test/request-rows.ts'
import { busy } from '../../core/errors.ts'
import type { Schema } from '../../db/schema.ts'

// Every write about a request is stored completely or not at all: each is made to fail before each of its statements.

type Prepared = Awaited<ReturnType<InvitedApp['invite']>> & { quoteId: string; questions: [string, string] }
type Act = (test: InvitedApp, prepared: Prepared) => Promise<{ statusCode: number }>

const acts: Record<string, Act> = {
  seeInvitation: (test, { otherId }) => test.ask('seeInvitation', otherId, undefined, test.other),
  declineInvitation: (test, { otherId }) =>
    test.ask('declineInvitation', otherId, { reason: 'too-far' }, test.other),
  askHomeowner: (test, { id }) => test.ask('askHomeowner', id, { text: 'Which road?' }),
  answerHomeowner: (test, { id, questions }) =>
    test.ask('answerHomeowner', id, { questionId: questions[1], text: 'In May' }),
  saveQuoteDraft: (test, { id }) => test.ask('saveQuoteDraft', id, { draft: { a: 1 }, version: 0 }),
  'sendQuote for the first time': (test, { otherId }) =>
    test.ask('sendQuote', otherId, quoteFor(Date.now), test.other),
  'sendQuote for a better one': (test, { id }) => test.send(id, { tax: 'not-included' }),
  withdrawQuote: (test, { id }) => test.ask('withdrawQuote', id),
  askCompany: (test, prepared) =>
    test.act('askCompany', prepared, { companyId: test.mine.user.id, text: 'When?' }),
  answerQuestion: (test, prepared) =>
    test.act('answerQuestion', prepared, { questionId: prepared.questions[0], text: 'Yes' }),
  chooseQuote: (test, prepared) => test.act('chooseQuote', prepared, { quoteId: prepared.quoteId }),
}

const tables = [
  'requests',
  'invitations',
  'quotes',
  'quoteDrafts',
  'requestQuestions',
  'requestNotices',
] as const

describeOnEachEngine('an interrupted write about a request', (_open, engine) => {
  let test: InvitedApp
  beforeAll(async () => {
    test = await openInvitedApp(engine)
  })
  afterAll(() => test.close())

  async function prepare(): Promise<Prepared> {
    const request = await test.invite()
    const [companyId, { requestId, id }] = [test.mine.user.id, request]
    const quoteId = await addQuote(test.context, { invitationId: id, companyId })
    const asked = async (askedBy: 'company' | 'homeowner') =>
      addQuestion(test.context, { requestId, companyId, askedBy })
    return { ...request, quoteId, questions: [await asked('company'), await asked('homeowner')] }
  }

  async function stored(): Promise<string> {
    const all = await Promise.all(
      tables.map((table) => test.context.db.read.selectFrom(table).selectAll().execute()),
    )
    return JSON.stringify(all.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted()))
  }

  /**
   * Makes the next transactions fail before their statement of that number. `failed` of the returned object tells if
   * one reached it.
   */
  function failBefore(number: number): { failed: boolean } {
    const seen = { failed: false }
    const { db } = test.context
    const real = db.note
    vi.spyOn(db, 'note').mockImplementation((work) => {
      let count = 0
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => {
          count += 1
          if (count === number) {
            seen.failed = true
            throw busy()
          }
          return node
        },
        transformResult: async ({ result }) => result,
      }
      return real((trx) => work(trx.withPlugin(plugin) as Transaction<Schema>))
    })
    return seen
  }

  it.each(Object.entries(acts))('changes nothing: %s', async (_name, act) => {
    const prepared = await prepare()
    const before = await stored()
    for (let number = 1; ; number += 1) {
      const seen = failBefore(number)
      const { statusCode } = await act(test, prepared)
      vi.restoreAllMocks()
      if (!seen.failed) {
        // The last round has fewer statements and succeeds.
        expect([200, 201, 204]).toContain(statusCode)
        expect(number).toBeGreaterThan(2)
        expect(await stored()).not.toBe(before)
        return
      }
      expect(statusCode).toBe(503)
      expect(await stored()).toBe(before)
    }
  })
})
