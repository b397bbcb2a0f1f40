import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { HouseView, NewHouse } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '../src/core/secrets/ids.ts'
import { randomToken } from '../src/core/secrets/random.ts'
import { type Database, openDatabase } from '../src/db/engines/connect.ts'
import { testEngine } from './databases.ts'
import { ownPriceFields, withHouseKey } from './house-calls.ts'
import { plainPng } from './pictures.ts'
import { killRounds, startMortal } from './server-process.ts'

// The promise: an act in a house is stored with its line of the diary, its pictures and its notice, or not at all; a call
// repeated after a lost response takes effect once; a deleted house leaves nothing.
const kills = killRounds(testEngine === 'sqlite' ? 12 : 6)
/** Houses that are written into at the same time; every third is deleted at its end. */
const houses = 6

interface Flow {
  fields: NewHouse
  /** Of the builder's link. */
  key: string
  linkId: string
  pictureIds: string[]
  claimId: string
  paymentId: string
  deletes: boolean
  /** Steps with a response. */
  done: Set<string>
}

const newFlow = (number: number): Flow => ({
  fields: ownPriceFields(),
  key: randomToken(),
  linkId: newId(),
  pictureIds: [newId(), newId(), newId()],
  claimId: newId(),
  paymentId: newId(),
  deletes: number % 3 === 2,
  done: new Set(),
})

let address: string
let picture: Blob

it(`acts in houses survive ${kills} kills whole, and happen once`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const server = await startMortal({ NODE_ENV: 'development', LOG_LEVEL: 'error' })
  const db = await openDatabase(server.database)
  onTestFinished(db.close)
  picture = new Blob([new Uint8Array(await plainPng())], { type: 'image/png' })
  const all: Flow[] = []
  for (let round = 0; round < kills; round += 1) {
    address = server.address()
    const flows = Array.from({ length: houses }, (_, number) => newFlow(number))
    all.push(...flows)
    const work = Promise.all(flows.map((flow) => play(db, flow)))
    await pause((round * 61) % 500)
    await server.kill()
    await work
    for (const flow of all) await expectWhole(db, flow)
    await server.restart()
    address = server.address()
    // Repeated for every lost response, and while a server that has just started is too busy.
    for (let tries = 0; tries < 5 && flows.some(isUnfinished); tries += 1)
      await Promise.all(flows.filter(isUnfinished).map((flow) => play(db, flow)))
    for (const flow of flows) {
      expect(isUnfinished(flow), [...flow.done].join()).toBe(false)
      await expectWhole(db, flow)
    }
  }
  await server.kill()
  await expectFiles(db, server.folder)
})

const isUnfinished = ({ done, deletes }: Flow) => !done.has(deletes ? 'delete' : 'confirm')

/** Begins a house, claims and agrees a stage, pays, and deletes it, as far as the server lives. Goes on where it stopped. */
async function play(db: Database, flow: Flow): Promise<void> {
  const { fields, key, linkId, pictureIds, claimId, paymentId, done } = flow
  const path = `/houses/${fields.id}`
  const own = withHouseKey(fields.key)
  const builder = withHouseKey(key)
  const stageOf = async () => {
    const view = await send('GET', path, own)
    return view?.ok ? ((await view.json()) as HouseView).stages[1]?.id : undefined
  }
  const step = async (name: string, status: number, call: () => Promise<Response | undefined>) => {
    if (!done.has(name) && (await call())?.status === status) done.add(name)
    return done.has(name)
  }
  if (!(await step('begin', 201, () => send('POST', '/houses', {}, fields)))) return
  await confirmMailbox(db, fields.id)
  const link = { name: 'Ustad Rafiq', money: true, key }
  if (!(await step('link', 200, () => send('PUT', `${path}/keys/site/${linkId}`, own, link)))) return
  if (!done.has('pictures') && !(await sendPictures(`${path}/pictures`, builder, pictureIds))) return
  done.add('pictures')
  const stage = `${path}/stages/${await stageOf()}`
  const claim = { id: claimId, text: '', pictureIds }
  if (!(await step('claim', 201, () => send('POST', `${stage}/claim`, builder, claim)))) return
  if (!(await step('agree', 200, () => send('POST', `${stage}/agree`, own, { claimId })))) return
  const payment = { id: paymentId, pkr: 1_000_000, way: 'cash', day: fields.startsOn }
  if (!(await step('note', 201, () => send('POST', `${path}/payments`, own, payment)))) return
  const answer = () => send('POST', `${path}/payments/${paymentId}/answer`, builder, { received: true })
  if (!(await step('confirm', 200, answer)) || !flow.deletes || done.has('delete')) return
  const deleted = await send('DELETE', path, own)
  // It was deleted before the server died: then its key opens nothing any more.
  if (deleted?.status === 204 || deleted?.status === 404) done.add('delete')
}

/** Gives the house a mailbox, so that the family is told of what the builder does. */
async function confirmMailbox(db: Database, id: string): Promise<void> {
  const mailbox = { email: `${id}@example.com`, emailKey: id, emailConfirmedAt: Date.now() }
  await db.note((trx) => trx.updateTable('houses').set(mailbox).where('id', '=', id).execute())
}

async function sendPictures(
  path: string,
  headers: Record<string, string>,
  ids: readonly string[],
): Promise<boolean> {
  for (const id of ids) {
    const form = new FormData()
    form.append('kind', 'work')
    form.append('image', picture, 'wall.png')
    const sent = await send('PUT', `${path}/${id}`, headers, form)
    if (sent?.status !== 201 && sent?.status !== 200) return false
  }
  return true
}

/** Expects every act to be stored whole or not at all, and each that had a response to be stored. */
async function expectWhole(db: Database, { fields, claimId, paymentId, pictureIds, done }: Flow) {
  const of = fields.id
  const house = await db.read.selectFrom('houses').selectAll().where('id', '=', of).executeTakeFirst()
  const entries = await db.read.selectFrom('houseEntries').selectAll().where('houseId', '=', of).execute()
  const stages = await db.read.selectFrom('houseStages').selectAll().where('houseId', '=', of).execute()
  const pictures = await db.read.selectFrom('housePictures').selectAll().where('houseId', '=', of).execute()
  const payments = await db.read.selectFrom('housePayments').selectAll().where('houseId', '=', of).execute()
  if (!house) {
    expect(done.has('begin') && !done.has('confirm'), 'a house that was begun is gone').toBe(false)
    expect([...entries, ...stages, ...pictures, ...payments]).toEqual([])
    return
  }
  expect(done.has('delete')).toBe(false)
  expect(stages).toHaveLength(3)
  const order = entries.map(({ seq }) => seq).toSorted((a, b) => a - b)
  expect(order).toEqual(Array.from({ length: house.seq }, (_, place) => place + 1))

  const claims = entries.filter(({ kind }) => kind === 'claim')
  const state = stages.find(({ position }) => position === 1)?.state ?? ''
  expect(claims.map(({ id }) => id)).toEqual(claims.length === 1 ? [claimId] : [])
  expect(['claimed', 'agreed'].includes(state)).toBe(claims.length === 1)
  const named = pictures.filter(({ thingId }) => thingId === claimId).map(({ id }) => id)
  expect(named.toSorted()).toEqual(claims.length === 1 ? pictureIds.toSorted() : [])
  const told = await db.read.selectFrom('houseNotices').select('event').where('houseId', '=', of).execute()
  const ofClaim = told.filter(({ event }) => event === 'claim').length
  if (state === 'claimed') expect(ofClaim).toBe(1)
  expect(ofClaim).toBeLessThanOrEqual(claims.length)

  expect(payments.map(({ id }) => id)).toEqual(payments.length === 1 ? [paymentId] : [])
  const [payment] = payments
  const lines = (kind: string) => entries.filter((entry) => entry.kind === kind).length
  expect(lines('agreed')).toBe(state === 'agreed' ? 1 : 0)
  expect(lines('payment-noted')).toBe(payments.length)
  expect(lines('payment-confirmed')).toBe(payment?.state === 'confirmed' ? 1 : 0)
  if (done.has('claim')) expect(claims).toHaveLength(1)
  if (done.has('agree')) expect(state).toBe('agreed')
  if (done.has('note')) expect(payment).toBeDefined()
  if (done.has('confirm')) expect(payment?.state).toBe('confirmed')
}

/** Expects that no row lacks its files, by looking at the disk while the server is stopped. */
async function expectFiles(db: Database, folder: string): Promise<void> {
  const rows = await db.read.selectFrom('housePictures').select('file').execute()
  const paths = await readdir(join(folder, 'uploads'), { recursive: true })
  const files = new Set(paths.map((path) => path.split('/').at(-1)))
  expect(rows.length).toBeGreaterThan(kills)
  for (const { file } of rows) expect(files.has(`${file}.jpg`), `the file of picture ${file}`).toBe(true)
}

/** Returns the response, or undefined when the server died before it. */
async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    // An incomplete response is no acknowledgement.
    return new Response(response.status === 204 ? null : await response.text(), { status: response.status })
  } catch {
    return undefined
  }
}
