import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { bearer, call } from '../../../test/factories.ts'
import known from '../../../test/fixtures/version-007/known.json' with { type: 'json' }
import {
  type KeptVersion,
  openKeptVersion,
  type Row,
  readTables,
  sorted,
  type Tables,
} from '../../../test/kept-version.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { createMailQueue } from '../../context/mail-queue.ts'
import { createOutboxWorker } from '../../mail/outbox-worker.ts'
import { openSnapshot } from '../engines/sqlite-snapshot.ts'
import { migrateTo, migrateToLatest } from '../migrate.ts'
import { migrations } from './index.ts'

const before = '007-portfolio-columns'
const step = '008-accounts-and-companies'
const minuteMs = 60_000

describeOnEachEngine('a database of the version before accounts', (_open, engine) => {
  let kept: KeptVersion
  let old: Tables

  beforeAll(async () => {
    kept = await openKeptVersion()
    old = kept.old
  })
  afterAll(() => kept.remove())

  const openOld = () => kept.openOld(engine)

  it('keeps every row and every value', async () => {
    const db = await openOld()
    expect(await migrateTo(db, step)).toEqual([step])
    const { users = [], emailConfirmations = [], ...rest } = old
    const renamed = (name: string, owner: string) =>
      sorted((rest[name] ?? []).map(({ userId, ...row }) => ({ ...row, [owner]: userId ?? null })))
    const unlisted = new Set(emailConfirmations.filter((row) => row.unlisted === 1).map((row) => row.userId))
    expect(users).toHaveLength(5)
    expect(unlisted.size).toBe(1)
    const { userCategories: _, userSearchParts: __, ...same } = rest
    const expected: Tables = {
      ...same,
      accounts: sorted(
        users.map(
          ({ id, email, emailKey, passwordHash, role, createdAt, updatedAt }) =>
            ({ id, email, emailKey, passwordHash, role, createdAt, updatedAt }) as Row,
        ),
      ),
      companies: sorted(
        users.map(({ email: _email, emailKey: _key, passwordHash: _hash, role: _role, ...row }) => {
          return { ...row, accountId: row.id ?? null, unlisted: unlisted.has(row.id) ? 1 : 0 }
        }),
      ),
      companyCategories: renamed('userCategories', 'companyId'),
      companySearchParts: renamed('userSearchParts', 'companyId'),
      sessions: renamed('sessions', 'accountId'),
      resetCodes: renamed('resetCodes', 'accountId'),
      idempotencyKeys: renamed('idempotencyKeys', 'companyId'),
      emailConfirmations: sorted(
        emailConfirmations.map(({ userId, unlisted: _, ...row }) => ({ ...row, accountId: userId ?? null })),
      ),
    }
    expect(await readTables(db.read, Object.keys(expected))).toEqual(expected)
  })

  it('goes back as it was, without accounts that have no company', async () => {
    const db = await openOld()
    await migrateTo(db, step)
    await sql`insert into accounts (id, email, email_key, password_hash, role, created_at, updated_at)
      values (${crypto.randomUUID()}, 'desk@example.com', 'desk@example.com', 'hash', 'Operator', 1, 1)`.execute(
      db.writer,
    )
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, Object.keys(old))).toEqual(old)
  })

  it('stays as it was when the migration fails on its way, and can be migrated then', async () => {
    const db = await openOld()
    await sql`create table kept_idempotency_keys (id integer)`.execute(db.writer)
    await expect(migrateTo(db, step)).rejects.toThrow(/kept_idempotency_keys/)
    expect(await readTables(db.read, Object.keys(old))).toEqual(old)
    await sql`drop table kept_idempotency_keys`.execute(db.writer)
    expect(await migrateTo(db, step)).toEqual([step])
    await expect(
      db.write((trx) => sql`update portfolios set position_key = 5`.execute(trx)),
      'whose company is elsewhere',
    ).rejects.toThrow(/foreign key/i)
  })

  it.runIf(engine === 'sqlite')('is not migrated with foreign keys on, nor with orphaned rows', async () => {
    const db = await openOld()
    const migrator = new Migrator({ db: db.writer, provider: { getMigrations: async () => migrations } })
    expect((await migrator.migrateToLatest()).error).toMatchObject({ message: /must be switched off/ })
    await sql`pragma foreign_keys = off`.execute(db.writer)
    await sql`update portfolios set position_key = 5`.execute(db.writer)
    await expect(migrateToLatest(db)).rejects.toThrow(/refers to nothing/)
    expect((await readTables(db.read, ['users'])).users).toEqual(old.users)
  })

  it.runIf(engine === 'sqlite')('can be restored from a backup', () => {
    const snapshot = openSnapshot(kept.file)
    expect(snapshot.counts).toEqual({ companies: 5, portfolios: 6, pictures: 6 })
    expect([...snapshot.pictures()]).toHaveLength(6)
    snapshot.close()
  })

  async function openMigrated(): Promise<TestApp> {
    const db = await openOld()
    await migrateToLatest(db)
    const env = {
      DATA_DIR: await kept.dataFolder(),
      SESSION_SECRET: known.sessionSecret,
      LISTINGS_REQUIRE_CONFIRMED_EMAIL: '1',
    }
    const clock = () => known.now + minuteMs
    // Closed by `openOld`.
    const own = { ...db, close: async () => {} }
    const test = await openTestApp({ engine, env, overrides: { db: own, clock } })
    onTestFinished(() => test.close())
    return test
  }

  it('knows its sessions and its passwords', async () => {
    const { app } = await openMigrated()
    for (const { id, name, email, password, tokens, confirmToken } of known.companies) {
      for (const token of tokens) {
        const profile = await call(app, 'getProfile', { headers: bearer(token) })
        expect(profile.statusCode).toBe(200)
        const confirmed = confirmToken === undefined
        expect(profile.json()).toMatchObject({ id, name, email, role: 'Company', emailConfirmed: confirmed })
        expect(profile.json().listed).toBe(confirmed)
      }
      const opened = await call(app, 'logIn', { payload: { email, password } })
      expect(opened.statusCode).toBe(200)
      const headers = bearer(opened.json().token)
      const sessions = await call(app, 'listSessions', { headers })
      const kept = (old.sessions ?? []).filter((row) => row.userId === id)
      expect(sessions.json().data).toHaveLength(kept.length + 1)
    }
  })

  it('takes its reset codes and its link', async () => {
    const { app } = await openMigrated()
    for (const { email, resetCode, tokens } of known.companies) {
      if (!resetCode) continue
      const payload = { email, resetCode, newPassword: 'quite a new one' }
      expect((await call(app, 'resetPassword', { payload })).statusCode).toBe(200)
      expect((await call(app, 'logIn', { payload: { email, password: 'quite a new one' } })).statusCode).toBe(
        200,
      )
      const [token = ''] = tokens
      expect((await call(app, 'getProfile', { headers: bearer(token) })).statusCode).toBe(401)
    }
    const hidden = known.portfolios.find(({ title }) => title === 'Hidden')?.id ?? ''
    const seen = async () => (await call(app, 'getPortfolio', { params: { id: hidden } })).statusCode
    expect(await seen()).toBe(404)
    const token = known.companies.find(({ confirmToken }) => confirmToken)?.confirmToken
    expect((await call(app, 'confirmEmail', { payload: { token } })).statusCode).toBe(200)
    expect(await seen()).toBe(200)
  })

  it('shows its portfolios with their pictures, and knows what was sent before', async () => {
    const { app } = await openMigrated()
    const list = (await call(app, 'listPortfolios')).json().data
    expect(list.map(({ title }: { title: string }) => title)).toEqual([
      ...['Without pictures', 'House in Lahore', 'Office', 'مکان', 'Old work'],
    ])
    const images = list.flatMap(
      (one: { portfolioImages: { image: string }[]; company: { image: string | null } }) =>
        [one.company.image, ...one.portfolioImages.map(({ image }) => image)].filter(
          (image) => image !== null,
        ),
    )
    expect(new Set(images).size).toBe(6)
    for (const image of images) expect((await app.inject(`/uploads${image}`)).statusCode).toBe(200)
  })

  it('sends the mails that waited', async () => {
    const { context } = await openMigrated()
    const unsent = () =>
      context.db.read.selectFrom('mailOutbox').select('id').where('sentAt', 'is', null).execute()
    expect((await unsent()).length).toBeGreaterThan(2)
    const clock = () => known.now + 10 * minuteMs
    await createOutboxWorker(createMailQueue(context.db), context.mailer, clock).round()
    expect(await unsent()).toEqual([])
  })
})
