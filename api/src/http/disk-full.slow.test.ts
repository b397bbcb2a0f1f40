import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine, type Engine } from '../../test/databases.ts'
import { call, multipart, signUpCompany, signUpFields } from '../../test/factories.ts'
import { plainJpeg } from '../../test/pictures.ts'
import { addCompany } from '../../test/rows.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import type { ContextOverrides } from '../context/context.ts'
import { type Database, openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { createDiskStore } from '../images/disk-store.ts'

const refusal = {
  code: 'busy',
  message: 'We have no room to save this right now. Please try again in a few minutes',
}

async function open(engine: Engine, overrides?: ContextOverrides): Promise<TestApp> {
  const test = await openTestApp({ engine, ...(overrides && { overrides }) })
  onTestFinished(() => test.close())
  return test
}

const readiness = async ({ app }: TestApp) => {
  const { statusCode, body } = await call(app, 'ready')
  return [statusCode, JSON.parse(body)]
}
const notReady = [503, { code: 'busy', message: 'Not ready: the disk is full' }]

describeOnEachEngine('a full disk of the database', (_open, engine) => {
  it('leads to 503, makes the server not ready, and ends by itself', async () => {
    const test = await open(engine)
    const known = await signUpCompany(test.app)
    const makeRoom = await fillDatabase(test.context.db)

    const refused = await firstRefusedSignUp(test.app)
    expect([refused.statusCode, refused.json()]).toEqual([503, refusal])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await readiness(test)).toEqual(notReady)
    expect((await call(test.app, 'health')).statusCode).toBe(200)
    // Reads go on, also for a company whose last use cannot be stored.
    test.passTime(120_000)
    expect((await call(test.app, 'getProfile', { headers: known.headers })).statusCode).toBe(200)

    await makeRoom()
    await expect.poll(() => readiness(test)).toEqual([200, { status: 'ready' }])
    await signUpCompany(test.app)
  })
})

const small = smallDisk()
const why = small ? '' : ' (NOT TRIED: this user may not mount a tmpfs)'

describe('a full disk of the files', () => {
  it.runIf(small).each(['uploadDir', 'images'] as const)(
    `(%s) is told as 503 and ends by itself${why}`,
    async (part) => {
      const folder = small?.() ?? ''
      const test = await open(
        'sqlite',
        part === 'images' ? { images: createDiskStore(folder) } : { uploadDir: folder },
      )
      const { headers } = await signUpCompany(test.app)
      const publish = async () => {
        const files = [{ field: 'images', filename: 'a.jpg', bytes: await plainJpeg(1600, 1200) }]
        const form = multipart({ title: 'Roof', content: 'Tiles', 'cities[]': ['1'] }, files)
        return call(test.app, 'createPortfolio', { ...form, headers: { ...form.headers, ...headers } })
      }
      const filler = join(folder, 'filler')
      fillUp(filler)
      const refused = await publish()
      expect([refused.statusCode, refused.json()]).toEqual([503, refusal])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(await readiness(test)).toEqual(notReady)

      rmSync(filler)
      await expect.poll(() => readiness(test)).toEqual([200, { status: 'ready' }])
      expect((await publish()).statusCode).toBe(201)
    },
  )
})

it.runIf(small)(`a database on a full disk${why} is closed, and whole when it is opened again`, async () => {
  const folder = small?.() ?? ''
  const file = join(folder, 'test.sqlite')
  const db = await openDatabase({ kind: 'sqlite', file })
  await migrateToLatest(db)
  const id = await addCompany(db)
  const filler = join(folder, 'filler')
  fillUp(filler)
  await db.close()

  rmSync(filler)
  const again = await openDatabase({ kind: 'sqlite', file })
  onTestFinished(() => again.close())
  expect(await again.read.selectFrom('companies').select('id').execute()).toEqual([{ id }])
})

/** Causes the real failure of each engine, until the returned function is called. */
async function fillDatabase(db: Database): Promise<() => Promise<void>> {
  if (db.kind === 'sqlite') {
    // The limit is the present number of pages: not every system lets a test fill a file system.
    await sql`pragma max_page_count = 1`.execute(db.writer)
    return async () => void (await sql`pragma max_page_count = 1000000`.execute(db.writer))
  }
  await sql`create function refuse_to_grow() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db.writer,
  )
  const tables = ['accounts', 'companies', 'sessions', 'job_runs'].map((name) => sql.table(name))
  for (const table of tables) {
    await sql`create trigger full_disk before insert or update on ${table} execute function refuse_to_grow()`.execute(
      db.writer,
    )
  }
  return async () => {
    for (const table of tables) await sql`drop trigger full_disk on ${table}`.execute(db.writer)
  }
}

/** The first few may still fit into pages that exist already. */
async function firstRefusedSignUp(app: FastifyInstance) {
  for (let tries = 0; tries < 500; tries += 1) {
    const response = await call(app, 'signUp', { payload: signUpFields() })
    if (response.statusCode !== 201) return response
  }
  throw new Error('the database never became full')
}

/** Makes a file system of a few megabytes; undefined when this user may not. */
function smallDisk(): (() => string) | undefined {
  const make = () => {
    const folder = mkdtempSync(join(tmpdir(), 'tameer-small-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' })
    } catch (error) {
      rmSync(folder, { recursive: true })
      throw error
    }
    return folder
  }
  const remove = (folder: string) => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    remove(make())
  } catch {
    return undefined
  }
  return () => {
    const folder = make()
    onTestFinished(() => remove(folder))
    return folder
  }
}

function fillUp(file: string): void {
  expect(() => writeFileSync(file, Buffer.alloc(16 * 1024 * 1024))).toThrow('ENOSPC')
}
