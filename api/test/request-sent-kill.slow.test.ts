import { setTimeout as pause } from 'node:timers/promises'
import { addresses, type NewRequest } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { outboxFolder } from '../src/context/context.ts'
import { readConfig } from '../src/core/config/config.ts'
import { createSecretHasher } from '../src/core/secrets/keys.ts'
import { type Database, openDatabase } from '../src/db/engines/connect.ts'
import { listInvitationsTo } from '../src/db/queries/requests/invitations.ts'
import { listRequestImages } from '../src/db/queries/requests/request-images.ts'
import { readOutbox } from '../src/mail/outbox-folder.ts'
import { testEngine } from './databases.ts'
import { plainPng } from './pictures.ts'
import { requestFields } from './request-calls.ts'
import { addShownCompany } from './rows.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: a request is stored completely or not at all, and sent to its companies completely or not at all.
// Repeated after a lost response, it is the same request with the same key, and nobody gets a mail twice.
const kills = killRounds(testEngine === 'sqlite' ? 5 : 4)
const flows = 4
const secret = 'a secret that outlives every server of this test'
const hashSecret = createSecretHasher(secret)

interface Flow {
  form: NewRequest
  /** First response about the request, if there was one. */
  said?: { id: string; key: string }
  confirmed?: true
}

it(`requests survive ${kills} kills whole, and are sent once`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const limits = { LIMIT_SIGN_UP: 'off', LIMIT_REQUEST: 'off', MAILS_PER_HOUR: '1000' }
  const env = { SESSION_SECRET: secret, NODE_ENV: 'development', LOG_LEVEL: 'info', ...limits }
  const server = await startMortal(env)
  const picture = new Blob([new Uint8Array(await plainPng())], { type: 'image/png' })
  const db = await openDatabase(server.database)
  onTestFinished(db.close)
  const all: Flow[] = []
  for (let round = 0; round < kills; round += 1) {
    // Each round has its own company, because a mailbox gets only so many mails an hour.
    const company = await addShownCompany(db)
    const now = Array.from({ length: flows }, (): Flow => ({ form: requestFields([company]) }))
    all.push(...now)
    const work = Promise.all(now.map((flow) => play(server.address(), flow, picture)))
    await pause((round * 97) % 700)
    await server.kill()
    await work
    for (const flow of all) await expectWhole(db, flow)
    await server.restart()
    await Promise.all(now.map((flow) => play(server.address(), flow, picture)))
    for (const flow of now) {
      expect(flow.confirmed).toBe(true)
      await expectWhole(db, flow)
    }
  }
  await expectOneMailEach(db, server.place, all)
})

/** Sends the request and confirms it, as far as the server lives. A repeated call must give the same response. */
async function play(address: string, flow: Flow, picture: Blob): Promise<void> {
  const form = new FormData()
  form.set('request', JSON.stringify(flow.form))
  form.append('images', picture, 'plot.png')
  const stored = await send(`${address}/api${addresses.createRequest.path}`, form)
  if (stored?.status !== 201) return
  const { request, key } = (await stored.json()) as { request: { id: string }; key: string }
  flow.said ??= { id: request.id, key }
  expect({ id: request.id, key }).toEqual(flow.said)
  const token = tokenOf(flow)
  const confirmed = await send(`${address}/api${addresses.confirmRequest.path}`, JSON.stringify({ token }))
  if (confirmed?.status === 200) flow.confirmed = true
}

/** Token of the mailed link: it is derived from the request's key and the server's secret. */
function tokenOf({ form }: Flow): string {
  const made = hashSecret('request-made', `confirmation\0${form.key}`)
  return Buffer.from(made, 'hex').toString('base64url')
}

/**
 * Expects the request and its sending each to be stored completely or not at all, and everything acknowledged to be
 * stored.
 */
async function expectWhole({ read }: Database, { form, said, confirmed }: Flow): Promise<void> {
  const emailKey = form.email.toLowerCase()
  const rows = await read.selectFrom('requests').selectAll().where('emailKey', '=', emailKey).execute()
  expect(rows.length).toBeLessThanOrEqual(1)
  const [row] = rows
  if (said) expect(row?.id).toBe(said.id)
  if (!row) return
  expect(await listRequestImages(read, row.id)).toHaveLength(1)
  const invitations = await listInvitationsTo(read, row.id)
  expect(invitations).toHaveLength(1)
  const isOpen = row.state === 'open'
  if (confirmed) expect(isOpen).toBe(true)
  expect(invitations.every(({ sentAt }) => (sentAt !== null) === isOpen)).toBe(true)
  const notices = await read
    .selectFrom('requestNotices')
    .select('event')
    .where('requestId', '=', row.id)
    .execute()
  expect(notices).toHaveLength(isOpen ? 1 : 0)
}

async function expectOneMailEach(db: Database, place: Record<string, string>, all: Flow[]): Promise<void> {
  const waiting = () => db.read.selectFrom('mailOutbox').select('id').where('sentAt', 'is', null).execute()
  await expect
    .poll(async () => (await waiting()).length, { timeout: 60_000 + kills * 5_000, interval: 500 })
    .toBe(0)
  const folder = outboxFolder(readConfig({ NODE_ENV: 'development', ...place }))
  const sent: string[] = []
  for await (const { to } of readOutbox(folder)) sent.push(to)
  for (const { form } of all) expect(sent.filter((to) => to === form.email)).toHaveLength(1)
}

/** Returns the response, or undefined when the server died before it. */
async function send(url: string, body: string | FormData): Promise<Response | undefined> {
  try {
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await fetch(url, { method: 'POST', headers, body })
    // An incomplete response is no acknowledgement.
    return new Response(await response.text(), { status: response.status })
  } catch {
    return undefined
  }
}
