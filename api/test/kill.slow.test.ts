import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Portfolio, Session } from '@tameer/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openDatabase } from '../src/db/engines/connect.ts'
import { testEngine } from './databases.ts'
import { signUpFields } from './factories.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: an acknowledged write survives the death of the process, and nothing is stored in part.
const kills = killRounds(testEngine === 'sqlite' ? 20 : 8)
/** Writes before the first kill; each later round has one more. */
const fewest = testEngine === 'sqlite' ? 2 : 4
const writers = 4
const picturesEach = 2

let server: Awaited<ReturnType<typeof startMortal>>
let token: string
let picture: Blob

let acknowledged = 0
/** Last acknowledged title of each acknowledged portfolio, by id. */
const alive = new Map<string, string>()
const deleted = new Set<string>()
/** Titles that were sent without a response, by id: they may be stored completely or not at all. */
const unsure = new Map<string, Set<string>>()

it(`keeps every acknowledged write through ${kills} kills, and stores nothing in part`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  server = await startMortal({ NODE_ENV: 'development', LOG_LEVEL: 'error' })
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
  token = await signUp()
  for (let round = 0; round < kills; round++) {
    const stop = new AbortController()
    const work = Array.from({ length: writers }, (_, writer) => writeUntil(stop.signal, `${round}-${writer}`))
    // Every fourth round kills before the first response, the others during the writes.
    const wanted = acknowledged + (round % 4 === 0 ? 0 : fewest + round)
    for (let tries = 0; acknowledged < wanted && tries < 1_000; tries++) await pause(10)
    await pause((round * 37) % 150)
    await server.kill()
    stop.abort()
    await Promise.all(work)
    await server.restart()
    await expectAllThere()
  }
  expect(acknowledged).toBeGreaterThan(kills * 5)
  expect(alive.size).toBeGreaterThan(kills)
  expect(deleted.size).toBeGreaterThan(0)
  await server.kill()
  await expectRowsAndFilesAgree()
})

async function signUp(): Promise<string> {
  const response = await fetch(`${server.address()}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUpFields()),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as Session).token
}

/** Publishes as one company, and sometimes changes or deletes, until told to stop. */
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
      `${server.address()}/api/portfolios?limit=500${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    expect(response.status).toBe(200)
    const page = (await response.json()) as { data: Portfolio[]; nextCursor: string | null }
    for (const portfolio of page.data) found.set(portfolio.id, portfolio)
    cursor = page.nextCursor
  }
  return found
}

/** Expects that no row lacks its file, by looking at the disk while the server is stopped. */
async function expectRowsAndFilesAgree(): Promise<void> {
  const db = await openDatabase(server.database)
  const rows = await db.read.selectFrom('images').select('file').execute()
  await db.close()
  const files = new Set(
    (await readdir(join(server.folder, 'uploads'), { recursive: true })).map((path) =>
      path.split('/').at(-1),
    ),
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

/** Returns the response, or undefined when the server died before it. */
async function send(method: string, path: string, body?: FormData): Promise<Response | undefined> {
  try {
    const response = await fetch(`${server.address()}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : {}),
    })
    // An incomplete response is no acknowledgement.
    const text = await response.text()
    return new Response(response.status === 204 ? null : text, { status: response.status })
  } catch {
    return undefined
  }
}
