import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, onTestFinished } from 'vitest'
import { readEnvironment } from '../src/core/config/config.ts'
import { type Database, type DatabaseOptions, openDatabase } from '../src/db/engines/connect.ts'
import { migrateTo, migrateToLatest } from '../src/db/migrate.ts'

export type Engine = Database['kind']
/** A fresh, migrated, empty database, closed and removed after the test (or the suite) that opened it. */
export type OpenTestDatabase = () => Promise<Database>

const { TEST_POSTGRES_URL: serverUrl, TEST_ENGINE } = readEnvironment()

/** Engine of tests that do not name one. These run once on each engine, as separate projects. */
export const testEngine: Engine = TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** Runs the suite on SQLite, and on PostgreSQL when TEST_POSTGRES_URL names a server (shown as skipped otherwise). */
export function describeOnEachEngine(
  name: string,
  suite: (open: OpenTestDatabase, engine: Engine) => void,
): void {
  describe(`${name} on sqlite`, () => suite(disposing(openTestSqlite), 'sqlite'))
  describeOnPostgres(name, (open) => suite(open, 'postgres'))
}

/** Suite for features of PostgreSQL only: skipped, and shown as skipped, when TEST_POSTGRES_URL names no server. */
export function describeOnPostgres(name: string, suite: (open: OpenTestDatabase) => void): void {
  if (serverUrl) describe(`${name} on postgres`, () => suite(disposing(openTestPostgres)))
  else describe.skip(`${name} on postgres (TEST_POSTGRES_URL is not set)`, () => suite(openTestPostgres))
}

/** One fresh database outside `describeOnEachEngine`; the caller closes it. */
export function openTestDatabase(engine: Engine): Promise<Database> {
  return engine === 'sqlite' ? openTestSqlite() : openTestPostgres()
}

/** Options of `openDatabase` for an empty database without any tables. */
export async function emptyTestDatabase(
  engine: Engine,
): Promise<{ options: DatabaseOptions; remove: () => Promise<void> }> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'tameer-test-'))
    const remove = async () => rmSync(folder, { recursive: true, force: true })
    return { options: { kind: 'sqlite', file: join(folder, 'test.sqlite') }, remove }
  }
  const name = newName()
  await administer((client) => client.query(`create database ${name}`))
  return { options: { kind: 'postgres', url: urlOf(name), poolSize: 4 }, remove: () => dropDatabase(name) }
}

/**
 * Opens an empty database in the state of an older version, given by the name of its last migration; it is removed
 * after the test.
 */
export async function openOldDatabase(engine: Engine, version: string): Promise<Database> {
  const { options, remove } = await emptyTestDatabase(engine)
  const db = await openDatabase(options)
  onTestFinished(async () => {
    await db.close()
    await remove()
  })
  await migrateTo(db, version)
  return db
}

/** An empty database for a server in another process: its settings, and a function with which the test opens it too. */
export async function databaseForProcess(
  dataDir: string,
): Promise<{ options: DatabaseOptions; env: Record<string, string>; remove: () => Promise<void> }> {
  if (testEngine === 'sqlite') {
    const file = join(dataDir, 'tameer.sqlite')
    return { options: { kind: 'sqlite', file }, env: { DATABASE_URL: '' }, remove: async () => {} }
  }
  const { options, remove } = await emptyTestDatabase('postgres')
  return { options, env: options.kind === 'postgres' ? { DATABASE_URL: options.url } : {}, remove }
}

function disposing(open: OpenTestDatabase): OpenTestDatabase {
  const opened: Database[] = []
  afterAll(async () => {
    for (const database of opened) await database.close()
  })
  return async () => {
    const database = await open()
    try {
      onTestFinished(database.close)
    } catch {
      opened.push(database)
    }
    return database
  }
}

/** Makes `close` callable more than once; it also removes the database's files. */
function closingOnce(database: Database, remove: () => Promise<void>): Database {
  let closed: Promise<void> | undefined
  return {
    ...database,
    close: () => {
      closed ??= database.close().then(remove)
      return closed
    },
  }
}

let sqliteTemplate: Promise<Buffer> | undefined

const roomBytes = 2 ** 30

/** A folder in memory, if the system has one with room: there no commit waits for a disk. */
function quickFolder(): string {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > roomBytes ? inMemory : tmpdir()
}

async function openTestSqlite(): Promise<Database> {
  sqliteTemplate ??= makeSqliteTemplate()
  const folder = mkdtempSync(join(quickFolder(), 'tameer-test-'))
  const file = join(folder, 'test.sqlite')
  writeFileSync(file, await sqliteTemplate)
  const database = await openDatabase({ kind: 'sqlite', file })
  return closingOnce(database, async () => rmSync(folder, { recursive: true, force: true }))
}

/** Bytes of a migrated database. Made once in a test process, which leaves no file behind however it ends. */
async function makeSqliteTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'tameer-template-'))
  const file = join(folder, 'template.sqlite')
  const database = await openDatabase({ kind: 'sqlite', file })
  await migrateToLatest(database)
  await database.close()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true, force: true })
  return bytes
}

let postgresTemplate: Promise<string> | undefined

async function openTestPostgres(): Promise<Database> {
  postgresTemplate ??= makePostgresTemplate()
  const template = await postgresTemplate
  const name = newName()
  await administer((client) => client.query(`create database ${name} template ${template}`))
  const database = await openDatabase({ kind: 'postgres', url: urlOf(name), poolSize: 4 })
  return closingOnce(database, () => dropDatabase(name))
}

/** Made once on a server by the first test process. Its name changes with the migrations. */
async function makePostgresTemplate(): Promise<string> {
  const folder = new URL('../src/db/migrations/', import.meta.url)
  const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => readFileSync(new URL(file, folder)))
  const digest = createHash('sha256').update(Buffer.concat(sources)).digest('hex')
  const name = `tameer_template_${digest.slice(0, 12)}`
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(20261121)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = newName()
    await client.query(`create database ${draft}`)
    const database = await openDatabase({ kind: 'postgres', url: urlOf(draft), poolSize: 2 })
    await migrateToLatest(database)
    await database.close()
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

function newName(): string {
  return `tameer_test_${randomUUID().replaceAll('-', '')}`
}

function urlOf(database: string): string {
  const url = new URL(serverUrl ?? 'postgres://TEST_POSTGRES_URL.invalid')
  url.pathname = `/${database}`
  return url.href
}

async function dropDatabase(name: string): Promise<void> {
  await administer((client) => client.query(`drop database if exists ${name} with (force)`))
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
