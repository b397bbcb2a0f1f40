import { setTimeout as pause } from 'node:timers/promises'
import type { SentQuote, Session } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { createSecretHasher } from '../src/core/secrets/keys.ts'
import { type Database, openDatabase } from '../src/db/engines/connect.ts'
import { testEngine } from './databases.ts'
import { signUpFields } from './factories.ts'
import { addRequest, quoteFor } from './request-rows.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: a quote is sent completely or not at all, a choice is made completely or not at all, and a call repeated
// after a lost response takes effect once.
const kills = killRounds(testEngine === 'sqlite' ? 12 : 6)
/** Requests that are quoted and chosen at the same time. */
const flows = 6
/** Fixed start of the quotes' validity, so that a repeated quote is the same one. */
const startOfTest = Date.now()
const secret = 'a secret that outlives every server of this test'

/** A request with the invitations of both companies, and the acknowledged calls about it. */
type Flow = Awaited<ReturnType<typeof addRequest>> & { quoted: Set<string>; chosen: boolean }

it(`quotes and choices survive ${kills} kills whole, and happen once`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const server = await startMortal({ SESSION_SECRET: secret, LIMIT_WRITE: 'off', LOG_LEVEL: 'error' })
  const companies = [await signUp(server.address()), await signUp(server.address())]
  const db = await openDatabase(server.database)
  onTestFinished(db.close)
  const app = { db, hashSecret: createSecretHasher(secret), clock: Date.now }
  const all: Flow[] = []
  for (let round = 0; round < kills; round += 1) {
    const ids = companies.map(({ user }) => user.id)
    const now: Flow[] = []
    for (let number = 0; number < flows; number += 1) {
      now.push({ ...(await addRequest(app, ids)), quoted: new Set<string>(), chosen: false })
    }
    all.push(...now)
    const work = Promise.all(now.map((flow) => play(server.address(), companies, flow)))
    await pause((round * 53) % 400)
    await server.kill()
    await work
    for (const flow of all) await expectWhole(db, flow)
    await server.restart()
    // Repeated for every lost response, and while a server that has just started is too busy.
    for (let tries = 0; tries < 5 && now.some(({ chosen }) => !chosen); tries += 1) {
      const unheard = now.filter(({ chosen }) => !chosen)
      await Promise.all(unheard.map((flow) => play(server.address(), companies, flow)))
    }
    for (const flow of now) {
      expect(flow).toMatchObject({ chosen: true, quoted: new Set(flow.invitationIds) })
      await expectWhole(db, flow)
    }
  }
})

/** Sends both companies' quotes and chooses the first, as far as the server lives. Continues where it stopped. */
async function play(address: string, companies: readonly Session[], flow: Flow): Promise<void> {
  const quotes = await Promise.all(
    flow.invitationIds.map(async (id, number) => {
      const headers = { authorization: `Bearer ${companies[number]?.token}` }
      const path = `${address}/api/invitations/${id}`
      if (flow.chosen) return undefined
      await send(`${path}/draft`, 'PUT', headers, { draft: {}, version: 0 })
      const sent = await send(
        `${path}/quotes`,
        'POST',
        headers,
        quoteFor(() => startOfTest),
      )
      if (sent?.status === 201) flow.quoted.add(id)
      return sent?.status === 201 ? ((await sent.json()) as SentQuote) : undefined
    }),
  )
  const headers = { 'x-request-key': flow.key }
  // Chosen before the server died: then no quote is possible any more.
  const view = await send(`${address}/api/requests/${flow.id}`, 'GET', headers)
  const state = view?.ok ? ((await view.json()) as { request: { state: string } }).request.state : undefined
  if (state === 'chosen') {
    flow.chosen = true
    for (const id of flow.invitationIds) flow.quoted.add(id)
  }
  const [first, second] = quotes
  if (!first || !second) return
  const body = { quoteId: first.id }
  const chosen = await send(`${address}/api/requests/${flow.id}/choice`, 'POST', headers, body)
  if (chosen?.status === 200) flow.chosen = true
}

/**
 * Expects every quote and every choice to be stored completely and once, or not at all, and all acknowledged ones to be
 * stored.
 */
async function expectWhole(db: Database, flow: Flow): Promise<void> {
  const of = flow.id
  const request = await db.read
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', of)
    .executeTakeFirstOrThrow()
  const invitations = await db.read
    .selectFrom('invitations')
    .selectAll()
    .where('requestId', '=', of)
    .execute()
  const notices = await db.read
    .selectFrom('requestNotices')
    .select('event')
    .where('requestId', '=', of)
    .execute()
  const count = (event: string) => notices.filter((notice) => notice.event === event).length
  let quoted = 0
  for (const { id, state, quoteRevision } of invitations) {
    const quotes = await db.read
      .selectFrom('quotes')
      .select('revision')
      .where('invitationId', '=', id)
      .execute()
    expect(quotes.map(({ revision }) => revision)).toEqual(quoteRevision === 0 ? [] : [1])
    expect(quoteRevision === 1).toBe(['quoted', 'chosen', 'not-chosen'].includes(state))
    if (flow.quoted.has(id)) expect(quoteRevision).toBe(1)
    const drafts = await db.read
      .selectFrom('quoteDrafts')
      .select('version')
      .where('invitationId', '=', id)
      .execute()
    // A draft may be started after the quote, but none from before may be left.
    if (request.state === 'chosen') expect(drafts).toEqual([])
    quoted += quoteRevision
  }
  expect(count('quote')).toBe(quoted)
  const isChosen = request.state === 'chosen'
  if (flow.chosen) expect(isChosen).toBe(true)
  expect(
    invitations
      .map(({ state }) => state)
      .filter((state) => /chosen/.test(state))
      .toSorted(),
  ).toEqual(isChosen ? ['chosen', 'not-chosen'] : [])
  expect([count('chosen'), count('not-chosen')]).toEqual(isChosen ? [1, 1] : [0, 0])
}

async function signUp(address: string): Promise<Session> {
  const response = await send(`${address}/api/auth/signup`, 'POST', {}, signUpFields())
  if (response?.status !== 201) throw new Error('nobody signed up')
  return (await response.json()) as Session
}

/** Returns the response, or undefined when the server died before it. */
async function send(url: string, method: string, headers: Record<string, string>, body?: object) {
  try {
    const type = body ? { 'content-type': 'application/json' } : {}
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...type },
      ...(body && { body: JSON.stringify(body) }),
    })
    // An incomplete response is no acknowledgement.
    const text = await response.text()
    return new Response(text, { status: response.status })
  } catch {
    return undefined
  }
}
