import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, addWaitingMail, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/ids.ts'
import { listDeskLines } from '../../../db/queries/desk-log.ts'
import { leaveJob, takeJob } from '../../../db/queries/job-runs.ts'
import { claimDueMails, listDueMails, markFailed, markSent } from '../../../db/queries/mail-outbox.ts'

const minuteMs = 60_000

describeOnEachEngine('mails and jobs at the desk', (_open, engine) => {
  let test: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    test = await openTestApp({ engine })
    return () => test.close()
  })
  beforeEach(async () => {
    await test.context.db.note((trx) => trx.deleteFrom('mailOutbox').execute())
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
  })

  const list = async (query: Record<string, string> = {}) => {
    const response = await call(test.app, 'listDeskMails', { headers, query })
    expect(response.statusCode, response.body).toBe(200)
    return { ...response.json(), body: response.body } as {
      data: { id: string; attempts: number; lastError: string | null; sending: boolean }[]
      nextCursor: string | null
      waiting: number
      failed: number
      body: string
    }
  }
  const act = (name: 'retryDeskMail' | 'stopDeskMail', id: string, attempts: unknown = 0) =>
    call(test.app, name, { headers, params: { id }, payload: { attempts } })
  const due = async () =>
    (await listDueMails(test.context.db.read, test.context.clock(), 100)).map(({ id }) => id)
  const claim = () =>
    test.context.db.note((trx) =>
      claimDueMails(
        trx,
        { owner: 'one', now: test.context.clock(), until: test.context.clock() + minuteMs },
        1,
      ),
    )
  /** Adds a mail that the mail server did not accept. */
  async function addFailedMail() {
    const id = await addWaitingMail(test.context)
    await claim()
    const nextAttemptAt = test.context.clock() + 15 * minuteMs
    await test.context.db.note((trx) =>
      markFailed(trx, id, { owner: 'one', error: '451 try later', nextAttemptAt }),
    )
    return id
  }

  it('show waiting mails with their errors, and never the text', async () => {
    const failed = await addFailedMail()
    const fresh = await addWaitingMail(test.context)
    const { data, waiting, failed: failures, body } = await list()
    expect(data.map(({ id }) => id)).toEqual([fresh, failed])
    expect(data[1]).toMatchObject({ attempts: 1, lastError: '451 try later', sending: false })
    expect([waiting, failures]).toEqual([2, 1])
    expect(body).not.toContain('A1B2C3')
    expect((await list({ state: 'failed' })).data.map(({ id }) => id)).toEqual([failed])
  })

  it('show no mail that was sent or has expired', async () => {
    const sent = await addWaitingMail(test.context)
    await test.context.db.note((trx) => markSent(trx, sent, test.context.clock()))
    expect((await list()).data).toEqual([])
    const late = await addWaitingMail(test.context)
    await test.context.db.note((trx) =>
      trx.updateTable('mailOutbox').set({ expiresAt: test.context.clock() }).where('id', '=', late).execute(),
    )
    expect(await list()).toMatchObject({ data: [], waiting: 0, failed: 0 })
    expect((await act('retryDeskMail', late)).statusCode).toBe(404)
  })

  it('page without a gap or a repetition', async () => {
    const all: string[] = []
    for (let number = 0; number < 7; number += 1) all.push(await addWaitingMail(test.context))
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: '3', ...(cursor && { cursor }) })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(all.toSorted())
    const lost = await call(test.app, 'listDeskMails', { headers, query: { cursor: 'none' } })
    expect([lost.statusCode, Object.keys(lost.json().fields)]).toEqual([400, ['cursor']])
  })

  it('are sent at once or removed, each with a log line that names nobody', async () => {
    const [hastened, stopped] = [await addFailedMail(), await addFailedMail()]
    expect(await due()).toEqual([])
    expect((await act('retryDeskMail', hastened, 1)).statusCode).toBe(204)
    expect(await due()).toEqual([hastened])
    expect((await act('stopDeskMail', stopped, 1)).statusCode).toBe(204)
    expect((await list()).data.map(({ id }) => id)).toEqual([hastened])
    expect((await act('stopDeskMail', stopped, 1)).statusCode).toBe(404)
    for (const [id, event] of [
      [hastened, 'mail-retried'],
      [stopped, 'mail-stopped'],
    ] as const) {
      const [line, ...more] = await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 9)
      expect(more).toEqual([])
      expect(line).toMatchObject({ event, subjectKind: 'mail', before: '{"attempts":1}' })
      expect(JSON.stringify(line)).not.toMatch(/office@|reset/)
    }
  })

  it('refuse an act on a mail that was tried meanwhile, or is being sent', async () => {
    const id = await addFailedMail()
    const older = await act('stopDeskMail', id, 0)
    expect([older.statusCode, older.json().current]).toEqual([409, { attempts: 1 }])
    test.passTime(15 * minuteMs)
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    await claim()
    expect((await list()).data[0]?.sending).toBe(true)
    for (const name of ['retryDeskMail', 'stopDeskMail'] as const) {
      expect((await act(name, id, 1)).statusCode).toBe(409)
    }
    expect(await listDeskLines(test.context.db.read, { subjectId: id }, undefined, 9)).toEqual([])
  })

  it.each([
    [newId(), 0, 404],
    ['none', 0, 400],
    [newId(), -1, 400],
    [newId(), 'often', 400],
  ])('answer %s with %j attempts by %d', async (id, attempts, status) => {
    expect((await act('retryDeskMail', id, attempts)).statusCode).toBe(status)
  })

  it('tell which jobs have run, are running, and are late', async () => {
    const { db, clock } = test.context
    const take = (name: string) =>
      db.note((trx) => takeJob(trx, name, { owner: 'one', now: clock(), until: clock() + minuteMs }))
    await take('rests')
    const [finishedAt, nextAt] = [clock(), clock() + 30 * minuteMs]
    await db.note((trx) => leaveJob(trx, 'rests', { owner: 'one', nextAt, finishedAt }))
    await take('once')
    await db.note((trx) =>
      leaveJob(trx, 'once', { owner: 'one', nextAt: Number.MAX_SAFE_INTEGER, finishedAt }),
    )
    await take('died')
    test.passTime(25 * minuteMs)
    headers = bearer(await deskTokenOf(test.context, await addDeskAccount(test.context)))
    await take('works')
    const { data } = (await call(test.app, 'listDeskJobs', { headers })).json() as {
      data: { name: string }[]
    }
    const own = data.filter(({ name }) => ['rests', 'died', 'once', 'works'].includes(name))
    expect(own).toMatchObject([
      { name: 'died', finishedAt: null, running: false, late: true },
      { name: 'once', nextAt: null, running: false, late: false },
      { name: 'rests', finishedAt: new Date(finishedAt).toISOString(), running: false, late: false },
      { name: 'works', finishedAt: null, running: true, late: false },
    ])
  })
})
