import { once } from 'node:events'
import { mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../src/db/engines/connect.ts'
import { migrateToLatest } from '../src/db/migrate.ts'
import { startProcess } from './server-process.ts'

// Processes start slowly beside other tests.
vi.setConfig({ testTimeout: 120_000 })

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-refused-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a server that must refuse to start; returns its whole standard error. */
async function refusalWith(env: Record<string, string>, code = 1): Promise<string> {
  const server = await startProcess(env)
  const outcome = await Promise.race([server.exit, server.ready().catch(() => 'silence')])
  expect(outcome, server.heard()).toBe(code)
  return server.complaints()
}

const sentence = /^Tameer could not start: [^\n]+\.\n$/

describe('beside a restore that was interrupted', () => {
  it.each<[string, (folder: string) => Promise<unknown>]>([
    [
      'before the pictures were in place',
      (folder) => mkdir(join(folder, '.restoring-0190a3c5', 'uploads'), { recursive: true }),
    ],
    [
      'before the database was in place',
      (folder) => writeFile(join(folder, 'tameer.sqlite.restoring-0190a3c5'), 'x'),
    ],
  ])('(%s) the server does not start', async (_, interrupt) => {
    const folder = await emptyFolder()
    await interrupt(folder)
    const refusal = await refusalWith({ DATA_DIR: folder })
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(`restore into ${folder}`)
    expect(refusal).toContain('npm run restore')
  })
})

describe('a port that is taken', () => {
  it.each([
    ['PORT', ({ port }: { port: string }) => ({ PORT: port })],
    ['METRICS_PORT', ({ port }: { port: string }) => ({ METRICS_PORT: port })],
  ])('(%s) is named', async (name, settings) => {
    const taken = createServer()
    await once(taken.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const refusal = await refusalWith(settings({ port: String(port) }))
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(`: ${name} ${port} is in use already`)
  })
})

describe('settings that cannot work', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'METRICS_PORT is PORT',
      { PORT: '3999', METRICS_PORT: '3999' },
      'METRICS_PORT must be another port than PORT',
    ],
    ['everybody is a proxy', { TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must list addresses or networks'],
    ['everybody is a proxy (IPv6)', { TRUST_PROXY: '::/0' }, 'TRUST_PROXY must list addresses or networks'],
  ])('%s', async (_, env, words) => {
    const refusal = await refusalWith(env, 78)
    expect(refusal).toMatch(/^The configuration cannot be used:\n {2}- [^\n]+\n$/)
    expect(refusal).toContain(words)
  })

  it.each<[string, Record<string, string>, string]>([
    [
      'a HOST that is not here',
      { HOST: '203.0.113.1' },
      'HOST 203.0.113.1 is not an address of this machine',
    ],
    ['a HOST that is nowhere', { HOST: 'nowhere.invalid' }, 'HOST nowhere.invalid is not an address'],
    [
      'a METRICS_HOST that is not here',
      { METRICS_PORT: '0', METRICS_HOST: '203.0.113.1' },
      'METRICS_HOST 203.0.113.1',
    ],
    ['a DATA_DIR that cannot be made', { DATA_DIR: '/sys/tameer' }, 'DATA_DIR /sys/tameer cannot be used'],
    ['a DATA_DIR that cannot be written to', { DATA_DIR: '/sys' }, 'DATA_DIR /sys cannot be used'],
    ['a database in no folder', { DATABASE_URL: 'sqlite:/sys/tameer/a.sqlite' }, '/sys/tameer/a.sqlite'],
    [
      'PostgreSQL that is away',
      { DATABASE_URL: 'postgres://a:hidden@127.0.0.1:9/main' },
      'The database at 127.0.0.1:9 cannot be reached',
    ],
  ])('%s', async (_, env, words) => {
    const refusal = await refusalWith(env)
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(words)
    expect(refusal).not.toContain('hidden')
  })

  it('a DATA_DIR that is a file', async () => {
    const file = join(await emptyFolder(), 'data')
    await writeFile(file, 'a file')
    const refusal = await refusalWith({ DATA_DIR: file })
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(`DATA_DIR ${file} cannot be used`)
  })
})

describe('a database file', () => {
  it.each<[string, (file: string) => Promise<void>]>([
    ['that is no database', (file) => writeFile(file, 'Dear diary. '.repeat(1000))],
    ['that is damaged', damageDatabase],
  ])('%s is named, with the page that says how to restore one', async (_, spoil) => {
    const file = join(await emptyFolder(), 'tameer.sqlite')
    await spoil(file)
    const refusal = await refusalWith({ DATABASE_URL: `sqlite:${file}` })
    expect(refusal).toMatch(sentence)
    expect(refusal).toContain(file)
    expect(refusal).toContain('docs/operations.md')
  })
})

/** Damages one of our databases: only its first page is left. */
async function damageDatabase(file: string): Promise<void> {
  const database = await openDatabase({ kind: 'sqlite', file })
  await migrateToLatest(database)
  await database.close()
  const { size } = await stat(file)
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096)
  await handle.close()
}
