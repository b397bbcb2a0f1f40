import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  addresses,
  deskAddresses,
  fillPath,
  type RequestView,
  type SentQuote,
  type Session,
} from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from '../src/context/context.ts'
import { readEnvironment } from '../src/core/config/config.ts'
import { createSecretHasher } from '../src/core/secrets/keys.ts'
import { type Database, openDatabase } from '../src/db/engines/connect.ts'
import { migrateToLatest } from '../src/db/migrate.ts'
import { listDeskLines } from '../src/db/queries/desk/desk-log.ts'
import { listPriceChanges } from '../src/db/queries/price-changes.ts'
import { databaseForProcess } from './databases.ts'
import { addDeskAccount, deskTokenOf } from './desk-rows.ts'
import { bearer, multipart, signUpFields } from './factories.ts'
import type { LivedCall, MortalCall } from './mortal-call.ts'
import { plainPng } from './pictures.ts'
import { soundPrices } from './price-requests.ts'
import { requestFields } from './request-calls.ts'
import { quoteFor } from './request-rows.ts'
import { addPortfolio } from './rows.ts'

// The promise: after a kill between any two steps of sending, quoting and choosing, or of publishing prices, all of it is
// stored or nothing, and a repeated call takes effect once. A separate process makes each call and dies before one step,
// then before another: before each of about 80 steps of a request when KILL_ROUNDS is set, otherwise before every third.

const program = [
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL('./mortal-call.ts', import.meta.url)),
]
const { PATH, KILL_ROUNDS } = readEnvironment()
const stride = KILL_ROUNDS ? 1 : 3
const secret = 'the secret of a server that dies at every step'
type Name =
  | 'signUp'
  | 'createRequest'
  | 'confirmRequest'
  | 'saveQuoteDraft'
  | 'sendQuote'
  | 'chooseQuote'
  | 'publishPrices'
type Call = Omit<MortalCall, 'dieBefore'>

let db: Database
let env: Record<string, string>
let remove: () => Promise<void>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-steps-'))
  const place = await databaseForProcess(folder)
  const limits = { LIMIT_SIGN_UP: 'off', LIMIT_REQUEST: 'off', LIMIT_WRITE: 'off' }
  const server = { NODE_ENV: 'development', LOG_LEVEL: 'error', SESSION_SECRET: secret }
  env = { DATA_DIR: folder, ...place.env, ...limits, ...server }
  db = await openDatabase(place.options)
  await migrateToLatest(db)
  remove = async () => {
    await db.close()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
})
afterAll(() => remove())

it('a request is sent, priced and chosen whole, whatever step the server dies before', {
  timeout: 900_000,
}, async () => {
  const companies = [await signUp(), await signUp()]
  const [first, second] = companies.map(({ token }) => ({ authorization: `Bearer ${token}` }))
  const fields = requestFields(companies.map(({ user }) => user.id))
  const picture = { field: 'images', filename: 'plot.png', bytes: await plainPng(), type: 'image/png' }
  const form = multipart({ request: JSON.stringify(fields) }, [picture])
  const kills: Record<string, number> = {}
  const survive = async (what: string, call: Call, after: object): Promise<LivedCall> => {
    const { count, lived } = await killAtEveryStep(call, () => storedOf(fields.email), after, stride)
    kills[what] = count
    return lived
  }

  const asked = (sent: boolean) => ({ invitations: Array(2).fill(['sent', sent]), mails: 1, images: 1 })
  const none = { quotes: [], drafts: 0, notices: [] }
  const created = await survive('create', callOf('createRequest', {}, form.payload, form.headers), {
    ...{ ...none, ...asked(false), states: ['unconfirmed'] },
  })
  expect(created.statusCode).toBe(201)
  const { request, key, confirmToken } = JSON.parse(created.body)

  const open = { ...asked(true), states: ['open'] }
  const told = ['invited', 'invited']
  const confirm = callOf('confirmRequest', {}, { token: confirmToken })
  expect(await survive('confirm', confirm, { ...none, ...open, notices: told })).toMatchObject({
    statusCode: 200,
  })

  const own = { 'x-request-key': key }
  const { invitations } = await viewOf(request.id, own)
  const [mine, other] = companies.map(({ user }) => invitations.find((one) => one.companyId === user.id)?.id)
  const states = (...names: string[]) => names.map((state) => [state, true])
  const draft = callOf('saveQuoteDraft', { id: mine }, { draft: { a: 1 }, version: 0 }, first)
  expect(await survive('draft', draft, { ...none, ...open, notices: told, drafts: 1 })).toMatchObject({
    statusCode: 200,
  })
  const quote = (id: string | undefined, headers: typeof first, given = {}) =>
    callOf('sendQuote', { id }, quoteFor(Date.now, given), headers)
  const priced = async (what: string, call: Call, quotes: number[], ...names: string[]) => {
    const notices = [...told, ...quotes.map(() => 'quote')]
    const after = { ...none, ...open, notices, quotes, invitations: states(...names) }
    const { statusCode, body } = await survive(what, call, after)
    expect(statusCode, body).toBe(201)
    return JSON.parse(body) as SentQuote
  }
  await priced('quote', quote(mine, first), [1], 'quoted', 'sent')
  const better = quote(mine, first, { tax: 'not-included' })
  const { id: quoteId } = await priced('better quote', better, [1, 2], 'quoted', 'sent')
  await priced('other quote', quote(other, second), [1, 1, 2], 'quoted', 'quoted')

  const choose = callOf('chooseQuote', { id: request.id }, { quoteId }, own)
  const chosen = await survive('choose', choose, {
    ...{ ...none, ...open, states: ['chosen'], quotes: [1, 1, 2] },
    invitations: states('chosen', 'not-chosen'),
    notices: ['chosen', ...told, 'not-chosen', 'quote', 'quote', 'quote'],
  })
  // A choice that was stored before the response was lost is refused the second time.
  expect([200, 409]).toContain(chosen.statusCode)
  for (const [what, count] of Object.entries(kills)) expect(count, what).toBeGreaterThan(7 / stride)
})

it('prices are published once with their line in the log, whatever step the server dies before', {
  timeout: 300_000,
}, async () => {
  const context = { db, hashSecret: createSecretHasher(secret), clock: Date.now } as unknown as Context
  const headers = bearer(await deskTokenOf(context, await addDeskAccount(context)))
  const stored = async () => ({
    prices: (await listPriceChanges(db.read)).length,
    lines: (await listDeskLines(db.read, { event: 'prices-published' }, undefined, 9)).length,
  })
  const call = callOf('publishPrices', {}, await soundPrices(context), headers)
  const { count, lived } = await killAtEveryStep(call, stored, { prices: 1, lines: 1 }, 1)
  // Prices that were stored before the response was lost are no longer compared with the newest.
  expect(lived.statusCode, lived.body).toBe(409)
  expect(count).toBeGreaterThan(4)
})

/**
 * Repeats a call that dies before one step after the other (or every so many), until one survives. After each death all
 * of it is stored or nothing.
 */
async function killAtEveryStep(call: Call, read: () => Promise<object>, after: object, every: number) {
  const before = await read()
  for (let count = 0; ; count += 1) {
    const lived = await make({ ...call, dieBefore: 1 + count * every })
    const now = await read()
    if (lived) {
      expect(now).toEqual(after)
      return { count, lived }
    }
    if (JSON.stringify(now) !== JSON.stringify(before)) expect(now).toEqual(after)
  }
}

/** Reads everything stored about the requests of a mailbox. */
async function storedOf(email: string) {
  const { read } = db
  const requests = await read.selectFrom('requests').selectAll().where('emailKey', '=', email).execute()
  const ids = ['none', ...requests.map(({ id }) => id)]
  const invitations = await read
    .selectFrom('invitations')
    .selectAll()
    .where('requestId', 'in', ids)
    .orderBy('id')
    .execute()
  const invited = ['none', ...invitations.map(({ id }) => id)]
  const ofInvited = <Table extends 'quotes' | 'quoteDrafts'>(table: Table) =>
    read
      .selectFrom(table as 'quotes')
      .selectAll()
      .where('invitationId', 'in', invited)
      .execute()
  const quotes = await ofInvited('quotes')
  const images = read.selectFrom('requestImages').select('id').where('requestId', 'in', ids)
  const notices = read.selectFrom('requestNotices').select('event').where('requestId', 'in', ids)
  const mails = read.selectFrom('mailOutbox').select('id').where('recipient', '=', email)
  return {
    states: requests.map(({ state }) => state),
    invitations: invitations.map(({ state, sentAt }) => [state, sentAt !== null]),
    quotes: quotes.map(({ revision }) => revision).toSorted(),
    drafts: (await ofInvited('quoteDrafts')).length,
    images: (await images.execute()).length,
    notices: (await notices.execute()).map(({ event }) => event).toSorted(),
    mails: (await mails.execute()).length,
  }
}

function callOf(
  name: Name,
  params: Record<string, string | undefined>,
  body: object,
  headers: Record<string, string> = {},
): Call {
  const { method, path } = { ...addresses, ...deskAddresses }[name]
  const isForm = Buffer.isBuffer(body)
  const type = isForm ? {} : { 'content-type': 'application/json' }
  return {
    method: method as Call['method'],
    url: `/api${fillPath(path, params as Record<string, string>)}`,
    headers: { ...type, ...headers },
    payload: (isForm ? body : Buffer.from(JSON.stringify(body))).toString('base64'),
  }
}

/** Returns the call's response, or undefined when its process died. Throws when it ended in another way. */
function make(call: MortalCall): Promise<LivedCall | undefined> {
  return new Promise((resolve, reject) => {
    const args = [...program, JSON.stringify(call)]
    execFile(process.execPath, args, { env: { PATH, ...env } }, (error, out, complaints) => {
      if (!error) resolve(JSON.parse(out))
      else if (error.signal === 'SIGKILL') resolve(undefined)
      else reject(new Error(complaints || error.message))
    })
  })
}

async function signUp(): Promise<Session> {
  const lived = await make({ ...callOf('signUp', {}, signUpFields()), dieBefore: 0 })
  const session = JSON.parse(lived?.body ?? '') as Session
  await addPortfolio(db, session.user.id)
  return session
}

async function viewOf(id: string, headers: Record<string, string>): Promise<RequestView> {
  const { path } = addresses.getRequest
  const call = { method: 'GET' as 'POST', url: `/api${fillPath(path, { id })}`, headers, payload: '' }
  return JSON.parse((await make({ ...call, dieBefore: 0 }))?.body ?? '')
}
