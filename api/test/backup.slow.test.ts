import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Portfolio, Session } from '@tameer/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readEnvironment } from '../src/core/config/config.ts'
import { openDatabase } from '../src/db/engines/connect.ts'
import { storedNames } from '../src/images/image-names.ts'
import { plainJpeg } from './pictures.ts'
import { spawnServer } from './server-process.ts'

// The promise: a backup of a server that is written to all the time is complete, and so is a restore of it.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const writers = 3
const password = 'a-long-enough-one'

let folder: string
let live: Awaited<ReturnType<typeof spawnServer>>
let base: string
let picture: Blob
let backup: string
/** Addresses of companies that signed up before the backup began. */
const known: string[] = []
/** Ids of portfolios that existed before the backup began and were not changed since. */
const standing: string[] = []
/** Ids of portfolios published after the backup. */
const later: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-backup-'))
  picture = new Blob([new Uint8Array(await plainJpeg(900, 600))], { type: 'image/jpeg' })
  live = await spawnServer({ LOG_LEVEL: 'error' })
  base = await live.ready()
  for (let number = 0; number < writers; number += 1) known.push(`writer-${number}@example.com`)
  const tokens = await Promise.all(known.map(signUp))
  for (const token of tokens) {
    await send('PUT', '/users/profile', token, logo())
    for (let number = 0; number < 4; number += 1) standing.push(await publish(token, `Standing ${number}`))
  }

  const stop = new AbortController()
  const work = [...tokens.map((token) => publishAndRemove(token, stop.signal)), openAccounts(stop.signal)]
  await pause(500)
  backup = join(folder, 'backup')
  const made = await command('backup', [backup], live.folder)
  stop.abort()
  await Promise.all(work)
  later.push(await publish(tokens[0] ?? '', 'After it all'))
  expect(made, made.heard).toMatchObject({ code: 0 })
  expect(made.heard).toContain(`Backed up to ${backup}.`)
})

afterAll(async () => {
  await live?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('holds every picture of every row, and every picture matches its sum', async () => {
  const restored = join(folder, 'restored')
  const put = await command('restore', [backup], restored)
  expect(put, put.heard).toMatchObject({ code: 0 })
  const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))
  expect(manifest.lost).toEqual([])
  expect(manifest.counts.companies).toBeGreaterThanOrEqual(writers)
  const sums = await readSums()
  expect(manifest.counts.files).toBe(sums.size)

  const server = await spawnServer({ DATA_DIR: restored })
  try {
    const there = await server.ready()
    for (const email of known) {
      expect((await signIn(there, email)).status).toBe(200)
    }
    const portfolios = await listAll(there)
    expect(portfolios).toHaveLength(manifest.counts.portfolios)
    const ids = new Set(portfolios.map(({ id }) => id))
    for (const id of standing) expect(ids.has(id), id).toBe(true)
    for (const id of later) expect(ids.has(id), id).toBe(false)

    const checked = new Set(['tameer.sqlite'])
    for (const path of pathsOf(portfolios)) {
      const response = await fetch(`${there}/${path}`)
      expect(response.status, path).toBe(200)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(sums.get(path))
      checked.add(path)
    }
    for (const path of await pathsOfLogos(join(restored, 'tameer.sqlite'))) {
      const bytes = await readFile(join(restored, path))
      expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(sums.get(path))
      checked.add(path)
    }
    // No other file was copied.
    expect([...checked].sort()).toEqual([...sums.keys()].sort())

    const again = await command('restore', [backup], restored)
    expect(again.code).toBe(1)
    expect(again.heard).toMatch(/A backup is restored where nothing is, and there is \S+ already\.\n$/)
    expect((await fetch(`${there}/api/ready`)).status).toBe(200)
  } finally {
    await server.stop()
  }
})

it('refuses a damaged backup, and leaves the place empty', async () => {
  const [name = ''] = await readdir(join(backup, 'uploads'))
  const path = join(backup, 'uploads', name)
  const sound = await readFile(path)
  const bytes = Buffer.from(sound)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(path, bytes)
  const refused = await command('restore', [backup], join(folder, 'never'))
  await writeFile(path, sound)
  expect(refused.code).toBe(1)
  expect(refused.heard).toContain(`is damaged: uploads/${name} is missing or not as it was written.`)
  expect(await readdir(folder)).not.toContain('never')
})

it('leaves nothing that looks like a backup when it is killed', async () => {
  const target = join(folder, 'killed')
  const made = await command('backup', [target], live.folder, (child) => {
    const watch = setInterval(async () => {
      const begun = (await readdir(folder)).some((name) => name.startsWith('killed.unfinished-'))
      if (begun) child.kill('SIGKILL')
    }, 2)
    child.once('exit', () => clearInterval(watch))
  })
  expect(made.code).toBeNull()
  const left = (await readdir(folder)).filter((name) => name.startsWith('killed'))
  expect(left).toHaveLength(1)
  expect(left[0]).toMatch(/^killed\.unfinished-/)
})

it('says why it cannot run', async () => {
  const nowhere = await command('backup', [], live.folder)
  expect(nowhere).toEqual({
    code: 1,
    heard: 'Name one new folder for the backup: npm run backup -- FOLDER\n',
  })
  const occupied = await command('backup', [backup], live.folder)
  expect(occupied).toEqual({
    code: 1,
    heard: `A backup goes into a new folder, and ${backup} is not empty.\n`,
  })
  const url = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
  for (const name of ['backup', 'restore'] as const) {
    const other = await command(name, [join(folder, 'any')], live.folder, undefined, url)
    expect(other.code).toBe(1)
    expect(other.heard).toContain('see "Back up and restore" in docs/operations.md')
  }
})

/** Publishes and deletes portfolios, so that files disappear while they are copied. */
async function publishAndRemove(token: string, stop: AbortSignal): Promise<void> {
  const mine: string[] = []
  while (!stop.aborted) {
    mine.push(await publish(token, 'Here today'))
    if (mine.length > 3) {
      const removed = await send('DELETE', `/portfolios/${mine.shift()}`, token)
      expect(removed.status).toBe(204)
    }
    expect((await send('PUT', '/users/profile', token, logo())).status).toBe(200)
  }
}

async function openAccounts(stop: AbortSignal): Promise<void> {
  for (let number = 0; !stop.aborted; number += 1) await signUp(`late-${number}@example.com`)
}

async function signUp(email: string): Promise<string> {
  const form = { name: 'Busy Builders', email, password, confirmPassword: password, categoryIds: [5] }
  const response = await send('POST', '/auth/signup', '', form)
  expect(response.status).toBe(201)
  return ((await response.json()) as Session).token
}

function signIn(address: string, email: string): Promise<Response> {
  return fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}

async function publish(token: string, title: string): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title, content: 'Built with care.', 'cities[]': '1' })) {
    form.set(name, value)
  }
  for (let number = 0; number < 2; number += 1) form.append('images', picture, `${number}.jpg`)
  const response = await send('POST', '/portfolios', token, form)
  expect(response.status).toBe(201)
  return ((await response.json()) as Portfolio).id
}

function logo(): FormData {
  const form = new FormData()
  form.append('image', picture, 'logo.jpg')
  return form
}

function send(method: string, path: string, token: string, body?: FormData | object): Promise<Response> {
  const isForm = body instanceof FormData
  return fetch(`${base}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
}

async function listAll(address: string): Promise<Portfolio[]> {
  const found: Portfolio[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const response = await fetch(`${address}/api/portfolios?limit=500${query}`)
    const page = (await response.json()) as { data: Portfolio[]; nextCursor: string | null }
    found.push(...page.data)
    cursor = page.nextCursor
  }
  return found
}

/** Lists every file of every photograph in a list. */
function pathsOf(portfolios: Portfolio[]): string[] {
  return portfolios.flatMap(({ portfolioImages }) =>
    portfolioImages.flatMap(({ image, widths }) => [
      `uploads${image}`,
      ...widths.map((width) => `uploads${image.replace('.jpg', `-${width}.webp`)}`),
    ]),
  )
}

/** Lists every file of every logo that the rows name. */
async function pathsOfLogos(file: string): Promise<string[]> {
  const db = await openDatabase({ kind: 'sqlite', file })
  const rows = await db.read.selectFrom('companies').select(['imageFile', 'imageWidth']).execute()
  await db.close()
  const paths = rows.flatMap(({ imageFile, imageWidth }) => {
    const names = storedNames({ file: imageFile ?? '', width: imageWidth ?? 0 }, 'logo')
    return imageFile ? names.map((name) => `uploads/${name}`) : []
  })
  expect(paths.length).toBeGreaterThanOrEqual(writers * 2)
  return paths
}

async function readSums(): Promise<Map<string, string>> {
  const lines = (await readFile(join(backup, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n')
  return new Map(lines.map((line): [string, string] => [line.slice(66), line.slice(0, 64)]))
}

/** Runs a command to its end; `heard` is its whole output. */
async function command(
  name: 'backup' | 'restore',
  args: string[],
  dataDir: string,
  meddle?: (child: ReturnType<typeof spawn>) => void,
  env: Record<string, string> = {},
): Promise<{ code: number | null; heard: string }> {
  const script = fileURLToPath(new URL(`../src/cli/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...args], {
    cwd: folder,
    env: { PATH: readEnvironment().PATH, DATA_DIR: dataDir, ...env },
  })
  let heard = ''
  child.stdout.on('data', (text: Buffer) => (heard += text))
  child.stderr.on('data', (text: Buffer) => (heard += text))
  meddle?.(child)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, heard }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
