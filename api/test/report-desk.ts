import type { DeskReport, ListedThing } from '@tameer/contract'
import { beforeAll, beforeEach, expect } from 'vitest'
import { listDeskLines } from '../src/db/queries/desk/desk-log.ts'
import type { Engine } from './databases.ts'
import { addDeskAccount, deskTokenOf } from './desk-rows.ts'
import { bearer, call } from './factories.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** Opens the server for all tests of a block, each with a new operator and without reports, and calls as that operator. */
export function reportDesk(engine: Engine) {
  let test: TestApp
  let operator: string
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })
  beforeEach(async () => {
    await test.context.db.note(async (trx) => {
      await trx.deleteFrom('reports').execute()
      await trx.deleteFrom('mailOutbox').execute()
    })
    operator = await addDeskAccount(test.context)
    headers = bearer(await deskTokenOf(test.context, operator))
  })

  const read = async (id: string) => {
    const response = await call(test.app, 'getDeskReport', { headers, params: { id } })
    return response.json() as DeskReport
  }
  const seenNow = async (id: string) => (await read(id)).seen ?? ''
  return {
    get test() {
      return test
    },
    get operator() {
      return operator
    },
    get headers() {
      return headers
    },
    read,
    seenNow,
    async list(query: Record<string, string> = {}) {
      const response = await call(test.app, 'listDeskReports', { headers, query })
      expect(response.statusCode, response.body).toBe(200)
      return response.json() as {
        data: ListedThing[]
        nextCursor: string | null
        open: number
        things: number
      }
    },
    take: async (id: string, seen?: string) =>
      call(test.app, 'takeDeskReport', {
        headers,
        params: { id },
        payload: { seen: seen ?? (await seenNow(id)) },
      }),
    close: async (id: string, payload: { seen?: string; outcome?: string; words?: string } = {}) =>
      call(test.app, 'closeDeskReport', {
        headers,
        params: { id },
        payload: { seen: await seenNow(id), outcome: 'nothing-wrong', ...payload },
      }),
    linesOf: (subjectId: string) => listDeskLines(test.context.db.read, { subjectId }, undefined, 9),
    mails: () =>
      test.context.db.read
        .selectFrom('mailOutbox')
        .select(['recipient', 'subject', 'text'])
        .orderBy('recipient')
        .execute(),
  }
}
