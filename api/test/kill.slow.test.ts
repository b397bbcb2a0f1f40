import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Portfolio, Session } from '@tameer/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../src/db/connect.ts'
import { databaseForProcess, testEngine } from './databases.ts'

// The promise: a write that was acknowledged survives the death of the process, and nothing is ever half there.
const kills = testEngine === 'sqlite' ? 20 : 8
/** Writes before the first kill in the middle of them; one more before each later one. */
const fewest = testEngine === 'sqlite' ? 2 : 4
const writers = 4
const picturesEach = 2

let folder: string
let base: string
let port: number
let server: ChildProcess | undefined
let database: Awaited<ReturnType<typeof databaseForProcess>>
let token: string
let picture: Blob

let acknowledged = 0
/** Acknowledged portfolios by id, with the title last acknowledged. */
const alive = new Map<string, string>()
const deleted = new Set<string>()
/** Titles somebody asked for without hearing back: they may stand, whole, or not. */
const unsure = new Map<string, Set<string>>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-kill-'))
  database = await databaseForProcess(folder)
  port = await freePort()
  base = `http://127.0.0.1:${port}/api`
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
  await start()
  const response = await fetch(`${base}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Hard to kill',
      email: 'kill@example.com',
      password: 'kill-me-not',
      confirmPassword: 'kill-me-not',
      categoryIds: [5],
    }),
  })
  expect(response.status).toBe(201)
  token = ((await response.json()) as Session).token
})

afterAll(async () => {
  if (server) await kill()
  await rm(folder, { recursive: true, force: true })
  await database.remove()
})

it(`keeps every acknowledged write through ${kills} kills, and nothing half`, {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < kills; round++) {
    const stop = new AbortController()
    const work = Array.from({ length: writers }, (_, writer) => writeUntil(stop.signal, `${round}-${writer}`))
    // In every fourth round before the first response, otherwise somewhere in the middle of the writing.
    const wanted = acknowledged + (round % 4 === 0 ? 0 : fewest + round)
    for (let tries = 0; acknowledged < wanted && tries < 1_000; tries++) await pause(10)
    await pause((round * 37) % 150)
    await kill()
    stop.abort()
    await Promise.all(work)
    await start()
    await expectAllThere()
  }
  expect(acknowledged).toBeGreaterThan(kills * 5)
  expect(alive.size).toBeGreaterThan(kills)
  expect(deleted.size).toBeGreaterThan(0)
  await kill()
  await expectRowsAndFilesAgree()
})

/** One company's busy day: publishes, now and then changes or removes, until told to stop. */
async function writeUntil(stop: AbortSignal, name: string): Promise<void> {
  for (let turn = 0; !stop.aborted; turn++) {
    const title = `Project ${name}-${turn}`
    const created = await send('POST', '/portfolios', formOf(title, picturesEach))
    if (created?.status !== 201) return
    acknowledged += 1
    const { id } = (await created.json()) as Portfolio
    alive.set(id, title)
    if (turn % 3 === 1) {
      unsure.set(id, new Set([title, `${title} changed`]))
      const changed = await send('PUT', `/portfolios/${id}`, formOf(`${title} changed`, 0))
      if (changed?.status !== 200) return
      unsure.delete(id)
      alive.set(id, `${title} changed`)
    }
    if (turn % 3 === 2) {
      alive.delete(id)
      const removed = await send('DELETE', `/portfolios/${id}`)
      if (removed?.status !== 204) return
      deleted.add(id)
    }
  }
}

async function expectAllThere(): Promise<void> {
  const found = await listAll()
  for (const [id, title] of alive) {
    const portfolio = found.get(id)
    const titles = unsure.get(id) ?? new Set([title])
    expect(titles, `portfolio ${id} after a kill`).toContain(portfolio?.title)
    alive.set(id, portfolio?.title ?? title)
    unsure.delete(id)
  }
  for (const id of deleted) expect(found.has(id), `deleted portfolio ${id}`).toBe(false)
  for (const portfolio of found.values()) {
    expect(portfolio.portfolioImages).toHaveLength(picturesEach)
    expect(portfolio.portfolioCities).toHaveLength(1)
    expect(portfolio.portfolioBuildingTypes).toHaveLength(2)
  }
}

async function listAll(): Promise<Map<string, Portfolio>> {
  const found = new Map<string, Portfolio>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const response = await fetch(
      `${base}/portfolios?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    expect(response.status).toBe(200)
    const page = (await response.json()) as { data: Portfolio[]; nextCursor: string | null }
    for (const portfolio of page.data) found.set(portfolio.id, portfolio)
    cursor = page.nextCursor
  }
  return found
}

/** No row without its file: looked at on the disk itself, with the server dead. */
async function expectRowsAndFilesAgree(): Promise<void> {
  const db = await openDatabase(database.options)
  const rows = await db.read.selectFrom('images').select('file').execute()
  await db.close()
  const files = new Set(
    (await readdir(join(folder, 'uploads'), { recursive: true })).map((path) => path.split('/').at(-1)),
  )
  expect(rows.length).toBeGreaterThan(kills)
  for (const { file } of rows) expect(files.has(`${file}.jpg`), `the file of image ${file}`).toBe(true)
}

function formOf(title: string, pictures: number): FormData {
  const form = new FormData()
  form.set('title', title)
  form.set('content', 'Written while the server is about to die')
  form.append('cities[]', '1')
  form.append('buildingTypes[]', '5')
  form.append('buildingTypes[]', '6')
  for (let number = 0; number < pictures; number++) form.append('images', picture, `${number}.jpg`)
  return form
}

/** The response, or undefined when the server died before giving one. */
async function send(method: string, path: string, body?: FormData): Promise<Response | undefined> {
  try {
    const response = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : {}),
    })
    // A response cut off is no acknowledgement.
    const text = await response.text()
    return new Response(response.status === 204 ? null : text, { status: response.status })
  } catch {
    return undefined
  }
}

async function start(): Promise<void> {
  server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...database.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 1_000; tries++) {
    const response = await fetch(`${base}/health`).catch(() => undefined)
    if (response?.ok) return
    if (server.exitCode !== null) throw new Error('the server did not start again')
    await pause(20)
  }
  throw new Error('the server did not answer')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function kill(): Promise<void> {
  const victim = server
  server = undefined
  if (!victim || victim.exitCode !== null) return
  const gone = once(victim, 'exit')
  victim.kill('SIGKILL')
  await gone
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
