import { spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine, emptyTestDatabase } from '../../test/databases.ts'
import { fillEveryTable, storeFiles } from '../../test/every-table.ts'
import { addCompany, addPortfolio, newImage } from '../../test/rows.ts'
import { type DatabaseConfig, readEnvironment } from '../core/config/config.ts'
import { newId } from '../core/secrets/ids.ts'
import { openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { readRows, wholeTables } from '../db/whole-tables.ts'
import { createDiskStore } from '../images/disk-store.ts'

// The promise: after a kill at any moment the same command continues, and at the end everything is copied.
vi.setConfig({ testTimeout: 120_000 })

const manyRows = 60_000
const manyPictures = 60
const script = fileURLToPath(new URL('../cli/move.ts', import.meta.url))

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-move-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

describeOnEachEngine('a move that is killed on its way to', (_open, engine) => {
  it('continues with the same command, and copies everything', async () => {
    const from = join(folder, 'from')
    await fill(from)
    const bytes = await readFile(join(from, 'tameer.sqlite'))
    const { options, remove } = await emptyTestDatabase(engine)
    onTestFinished(remove)
    const to = options.kind === 'sqlite' ? `sqlite:${options.file}` : options.url
    const args = ['--from', from, '--to', to, '--to-pictures', join(folder, 'pictures')]

    const first = move(args)
    await until(options, 'select count(*) as n from rate_limits', (n) => n > 2 && n < manyRows)
    first.child.kill('SIGKILL')
    expect((await first.end).code).toBeNull()

    const second = move(args)
    await until(options, "select count(*) as n from unfinished_move where pictures_after <> ''", (n) => n > 0)
    second.child.kill('SIGKILL')
    expect((await second.end).code).toBeNull()

    const third = move(args)
    third.child.stdout.once('data', () => third.child.kill('SIGTERM'))
    expect(await third.end).toEqual({
      code: 1,
      heard: 'Going on where the move was interrupted.\nStopped. The same command goes on from here.\n',
    })

    const last = await move(args).end
    expect(last.heard).toMatch(
      /^Going on where the move was interrupted\.\n(?:\w+ \w+: [\d,]+ of [\d,]+\n)*Moved and compared, all alike\. Rows: 6\d,\d{3}, pictures: 67, files: \d+\.\nSHA-256 of all rows: [0-9a-f]{64}\nSet SESSION_SECRET /,
    )
    expect(last.code).toBe(0)
    expect((await readFile(join(from, 'tameer.sqlite'))).equals(bytes)).toBe(true)
    expect(await contents(options)).toEqual(
      await contents({ kind: 'sqlite', file: join(from, 'tameer.sqlite') }),
    )
  })
})

async function fill(dataDir: string): Promise<void> {
  const file = join(dataDir, 'tameer.sqlite')
  const db = await openDatabase({ kind: 'sqlite', file })
  const store = createDiskStore(join(dataDir, 'uploads'))
  await migrateToLatest(db)
  await fillEveryTable(db, store)
  const companyId = await addCompany(db)
  for (let stored = 0; stored < manyPictures; stored += 10) {
    const images = Array.from({ length: 10 }, () => newImage())
    for (const image of images) await storeFiles(store, image, 'photograph')
    await addPortfolio(db, companyId, { images })
  }
  await db.write((trx) =>
    sql`insert into rate_limits (key, events, strikes, expires_at)
      with recursive number (n) as (select 1 union all select n + 1 from number where n < ${manyRows})
      select printf('%064x', n), '[' || n || ']', 0, n from number where n > 2`.execute(trx),
  )
  await db.close()
  await rename(await copyOf(file), file)
}

function move(args: string[]) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...args], {
    cwd: folder,
    env: { PATH: readEnvironment().PATH },
  })
  let heard = ''
  child.stdout.on('data', (text: Buffer) => (heard += text))
  child.stderr.on('data', (text: Buffer) => (heard += text))
  const end = new Promise<{ code: number | null; heard: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, heard })),
  )
  return { child, end }
}

/**
 * Repeats a query until the number matches. Uses separate connections, because our own would look like a running
 * server.
 */
async function until(
  database: DatabaseConfig,
  question: string,
  fits: (n: number) => boolean,
): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const n = await ask(database, question).catch(() => 0)
    if (fits(n)) return
    await sleep(20)
  }
  throw new Error(`waited in vain: ${question}`)
}

async function ask(database: DatabaseConfig, question: string): Promise<number> {
  if (database.kind === 'sqlite') {
    const raw = new DatabaseSync(await copyOf(database.file))
    try {
      return Number((raw.prepare(question).get() as { n: number }).n)
    } finally {
      raw.close()
    }
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return Number((await client.query<{ n: string }>(question)).rows[0]?.n)
  } finally {
    await client.end()
  }
}

/** Returns a copy to read: this process would keep a lock on a file it has once opened, also after closing it. */
async function copyOf(file: string): Promise<string> {
  const copy = join(folder, `look-${newId()}.sqlite`)
  await copyFile(file, copy)
  await copyFile(`${file}-wal`, `${copy}-wal`).catch(() => {})
  return copy
}

async function contents(database: DatabaseConfig): Promise<Record<string, string>> {
  const db = await openDatabase(database)
  try {
    const found: Record<string, string> = {}
    for (const table of wholeTables) {
      const rows = await readRows(db.read, table, undefined, 100_000)
      // The two engines may list the columns of a table in another order.
      found[table.name] = JSON.stringify(rows.map((row) => Object.entries(row).sort()))
    }
    return found
  } finally {
    await db.close()
  }
}
