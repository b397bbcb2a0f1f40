import sharp from 'sharp'
import { note } from '../report.ts'
import { seedLarge } from '../seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from '../server.ts'
import { summarize } from '../timings.ts'
import { freshAddress } from '../web/fresh-address.ts'
import { Crowd, requestBytes, type TimedResponse } from './callers.ts'
import { noteEqualTimes } from './equal-times.ts'

/** Connections opened before the measurement: as many as there are concurrent requests. */
const crowdSize = 250
/** Accounts whose response times are compared with those of as many unknown addresses. */
const accountCount = 300
const account = { name: 'Bench', email: 'bench@example.com', password: 'bench-password', categoryIds: [5] }
const unlimited = {
  LIMIT_LOGIN_ACCOUNT: 'off',
  LIMIT_LOGIN_ADDRESS: 'off',
  LIMIT_RESET: 'off',
  LIMIT_RESET_TRY: 'off',
  LIMIT_RESET_TRY_ACCOUNT: 'off',
  LIMIT_SIGN_UP: 'off',
  LIMIT_UPLOAD: 'off',
  LIMIT_WRITE: 'off',
}

/**
 * Measures if timing reveals accounts, how fast uncached list pages are during a flood, and how fast requests are
 * refused.
 */
export async function benchAbuse(): Promise<void> {
  const folder = await freshFolder()
  try {
    await seedLarge(folder, { companies: 200, portfolios: 5_000 })
    const server = await startServer(folder, unlimited)
    try {
      await abuse(server)
    } finally {
      await server.stop()
    }
  } finally {
    await removeFolder(folder)
  }
}

async function abuse(server: RunningServer): Promise<void> {
  const crowd = new Crowd(server.url)
  try {
    const token = await signUp(server)
    await crowd.gather(crowdSize)
    await noteEqualTimes(crowd, await openAccounts(server))
    await benchLogins(crowd)
    await benchPictures(crowd, token)
  } finally {
    crowd.close()
  }
}

async function benchLogins(crowd: Crowd): Promise<void> {
  const body = JSON.stringify({ email: account.email, password: 'a wrong one' })
  const login = requestBytes('POST /api/auth/login', { 'content-type': 'application/json' }, body)
  const logIn = () => crowd.send(login)
  const { pages } = await watchPages(crowd, async () => {
    for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 40 }, logIn))
  })
  notePages('during 40 simultaneous logins', pages)
  const flood = await Promise.all(Array.from({ length: 200 }, logIn))
  noteRefusals('200 simultaneous logins', flood)
}

/** Uploads pictures with the largest allowed number of pixels in a few kilobytes: much work, few bytes. */
async function benchPictures(crowd: Crowd, token: string): Promise<void> {
  const hostile = await sharp({
    create: { width: 7000, height: 7000, channels: 3, background: '#123456' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const one = await formOf(hostile, 1, token)
  const ten = await formOf(hostile, 10, token)
  const send = (form: Buffer) => crowd.send(form)
  const { pages } = await watchPages(crowd, () => Promise.all(Array.from({ length: 12 }, () => send(one))))
  notePages('during 12 hostile pictures', pages)
  const flood = Array.from({ length: 7 }, () => send(ten))
  // By then the forms are read and hardly a picture is finished, so there is no room for another form.
  await new Promise((resolve) => setTimeout(resolve, 400))
  const late = await Promise.all(Array.from({ length: 20 }, () => send(ten)))
  noteRefusals('20 forms when the queue of pictures is full', late)
  await Promise.all(flood)
}

/** Requests a new page every 20 ms until the work is done, without waiting for earlier responses. */
async function watchPages(crowd: Crowd, work: () => Promise<unknown>): Promise<{ pages: TimedResponse[] }> {
  const asked: Promise<TimedResponse>[] = []
  const timer = setInterval(() => {
    asked.push(crowd.send(requestBytes(`GET ${freshAddress('/api/portfolios?limit=24')}`)))
  }, 20)
  await work()
  clearInterval(timer)
  return { pages: await Promise.all(asked) }
}

function notePages(when: string, pages: TimedResponse[]): void {
  const { p50, p99 } = summarize(pages.map(({ ms }) => ms))
  const failed = pages.filter(({ status }) => status !== 200).length
  note(
    `list pages ${when}`,
    `p99 ${p99.toFixed(0)} ms (p50 ${p50.toFixed(0)} ms, ${pages.length} pages, ${failed} failed)`,
    'p99 below 300 ms, none failed',
    p99 < 300 && failed === 0,
  )
}

function noteRefusals(what: string, responses: TimedResponse[]): void {
  const refused = responses.filter(({ status }) => status === 503)
  const { p50, p99 } = summarize(refused.map(({ ms }) => ms))
  const told = refused.every(({ retryAfter }) => Number(retryAfter) > 0)
  note(
    `refusals of ${what}`,
    `${refused.length} of ${responses.length}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    'some, at p50 below 50 ms, each with Retry-After',
    refused.length > 0 && p50 < 50 && told,
  )
}

async function openAccounts(server: RunningServer): Promise<string[]> {
  const addresses = Array.from({ length: accountCount }, (_, place) => `company-${place}@example.com`)
  for (const email of addresses) await signUp(server, email)
  return addresses
}

async function signUp(server: RunningServer, email = account.email): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, email, confirmPassword: account.password }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { token: string }).token
}

/** A complete form, made in advance, because making it is not measured. */
async function formOf(picture: Buffer, count: number, token: string): Promise<Buffer> {
  const form = new FormData()
  form.set('title', 'Bench')
  form.set('content', 'Hostile')
  form.append('cities[]', '1')
  for (let number = 0; number < count; number += 1) {
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `${number}.png`)
  }
  const shaped = new Response(form)
  const type = shaped.headers.get('content-type') ?? ''
  const headers = { 'content-type': type, authorization: `Bearer ${token}` }
  return requestBytes('POST /api/portfolios', headers, Buffer.from(await shaped.arrayBuffer()))
}
