import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { bearer, call } from '../../../test/factories.ts'
import known from '../../../test/fixtures/version-022/known.json' with { type: 'json' }
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { withKey } from '../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createMailQueue } from '../../context/mail-queue.ts'
import { type OutboxMail, readOutbox } from '../../mail/outbox-folder.ts'
import { createOutboxWorker } from '../../mail/outbox-worker.ts'
import { migrateTo, migrateToLatest } from '../migrate.ts'

const before = '022-languages'
const step = '023-unsubscribe-links'
const minuteMs = 60_000

/** Tables of that version, each after those it refers to. */
const tables = [
  ...['accounts', 'operators', 'recoveryCodes', 'companies', 'companyCategories', 'companyCities'],
  ...['companyVisits', 'companySearchParts', 'portfolios', 'portfolioCities', 'portfolioBuildingTypes'],
  ...['portfolioCityTypes', 'images', 'sessions', 'resetCodes', 'emailConfirmations', 'emailChanges'],
  ...['mailOutbox', 'visitMarks', 'rateLimits', 'jobRuns', 'deskLog', 'accountRemovals', 'idempotencyKeys'],
  ...['keyedCalls', 'requests', 'requestImages', 'invitations', 'quotes', 'quoteDrafts'],
  ...['requestQuestions', 'requestNotices', 'reminderStops', 'restrictions', 'reports', 'marks'],
]
const catalogue = ['categories', 'cities', 'buildingTypes']
/** Tables that must have rows, so that the test can notice a loss. */
const used = [
  'sessions',
  'requests',
  'requestImages',
  'invitations',
  'quotes',
  'keyedCalls',
  'mailOutbox',
  'marks',
]

describeOnEachEngine('a database of the version before one press ended reminders', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    const files = ['uploads', 'uploads-private']
    kept = await openKeptVersion('version-022', { before, tables, catalogue, files })
    for (const name of used) expect(kept.old[name], name).not.toEqual([])
  })
  afterAll(() => kept.remove())

  it('keeps every row and every value', async () => {
    const db = await kept.openOld(engine)
    expect(await migrateTo(db, step)).toEqual([step])
    const { mailOutbox = [], ...same } = kept.old
    const { mailOutbox: mails, ...rest } = await readTables(db.read, Object.keys(kept.old))
    expect(rest).toEqual(same)
    expect(mails).toHaveLength(mailOutbox.length)
    expect(mails).toEqual(
      expect.arrayContaining(mailOutbox.map((row) => ({ ...row, unsubscribeLink: null }))),
    )
  })

  it('goes back as it was', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, step)
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, Object.keys(kept.old))).toEqual(kept.old)
  })

  async function openMigrated(): Promise<TestApp & { dataDir: string }> {
    const db = await kept.openOld(engine)
    await migrateToLatest(db)
    const dataDir = await kept.dataFolder()
    const env = { DATA_DIR: dataDir, SESSION_SECRET: known.sessionSecret }
    // Closed by `openOld`.
    const own = { ...db, close: async () => {} }
    const clock = () => known.now + minuteMs
    const test = await openTestApp({ engine, env, overrides: { db: own, clock } })
    onTestFinished(() => test.close())
    return { ...test, dataDir }
  }

  it('knows its sessions and its passwords', async () => {
    const { app } = await openMigrated()
    for (const { id, name, email, password, tokens } of known.companies) {
      for (const token of tokens) {
        const profile = await call(app, 'getProfile', { headers: bearer(token) })
        expect(profile.statusCode).toBe(200)
        expect(profile.json()).toMatchObject({ id, name, email, role: 'Company' })
      }
      expect((await call(app, 'logIn', { payload: { email, password } })).statusCode).toBe(200)
    }
  })

  it('opens its requests with their keys, and shows their pictures to nobody else', async () => {
    const { app } = await openMigrated()
    for (const { id, key, familyKey } of known.requests) {
      const opened = (headers: Record<string, string>) => call(app, 'getRequest', { params: { id }, headers })
      const [own, family] = [await opened(withKey(key)), await opened(withKey(familyKey))]
      expect(own.json().request).toMatchObject({ id, mayAct: true })
      expect(family.json().request).toMatchObject({ id, mayAct: false, email: null })
      expect((await opened({})).statusCode).toBe(404)
    }
    const [request, other] = known.requests.map(({ key }) => withKey(key))
    const family = withKey(known.requests[0]?.familyKey ?? '')
    const [invited, stranger] = known.companies.map(({ tokens }) => bearer(tokens[0] ?? ''))
    const statusOf = async (headers = {}) => (await app.inject({ url: known.image, headers })).statusCode
    for (const headers of [request, family, invited]) expect(await statusOf(headers)).toBe(200)
    for (const headers of [other, stranger, {}]) expect(await statusOf(headers)).toBe(404)
  })

  it('gives a call that is made again the response of the first', async () => {
    const { app } = await openMigrated()
    const [{ id, key, familyKey } = { id: '', key: '', familyKey: '' }] = known.requests
    const repeated = await call(app, 'makeRequestKey', {
      params: { id },
      headers: { ...withKey(key), 'idempotency-key': known.keyedCall },
      payload: { kind: 'family' },
    })
    expect([repeated.json().key, repeated.headers['idempotency-replayed']]).toEqual([familyKey, 'true'])
  })

  it('sends the mails that waited, and takes the link of a reminder', async () => {
    const { app, context, dataDir } = await openMigrated()
    const waiting = () =>
      context.db.read.selectFrom('mailOutbox').select('expiresAt').where('sentAt', 'is', null).execute()
    const clock = () => known.now + 10 * minuteMs
    const due = (await waiting()).filter(({ expiresAt }) => expiresAt > clock()).length
    await createOutboxWorker(createMailQueue(context.db), context.mailer, clock).round()
    expect(await waiting()).toEqual([])
    const sent: OutboxMail[] = []
    for await (const mail of readOutbox(join(dataDir, 'outbox'))) sent.push(mail)
    expect(sent).toHaveLength(due)
    expect(sent.filter(({ text }) => text.includes(known.stopToken))).toHaveLength(1)
    const stopped = await call(app, 'stopReminders', { payload: { token: known.stopToken } })
    expect(stopped.statusCode).toBe(204)
  })
})
