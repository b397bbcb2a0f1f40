import { currentPriceBook } from '@tameer/calculator'
import type { addresses, HouseView, NewHouse } from '@tameer/contract'
import { newId } from '../src/core/secrets/ids.ts'
import { randomToken } from '../src/core/secrets/random.ts'
import { call, multipart } from './factories.ts'
import { plainPng } from './pictures.ts'
import { houseAnswers, houseTotal, mailsTo } from './request-calls.ts'
import type { TestApp } from './test-app.ts'

/** A key with which a test calls about a house. */
export interface HouseKey {
  id: string
  key: string
  headers: Record<string, string>
}

export function withHouseKey(key: string): { 'x-house-key': string } {
  return { 'x-house-key': key }
}

/** Three stages of an own price: an advance, the walls and the handover. */
export const ownStages = [
  { stage: 'advance', percent: 10 },
  { stage: 'walls', percent: 60 },
  { stage: 'handover', percent: 30 },
]

/** Fields of a house with an own price, as the form sends them. */
export function ownPriceFields(given: Partial<NewHouse> = {}): NewHouse {
  return {
    id: newId(),
    key: randomToken(),
    basis: 'own-price',
    builder: 'Ustad Rafiq',
    basePkr: 10_000_000,
    stages: ownStages,
    city: 'Lahore',
    locality: 'Johar Town',
    startsOn: '2026-11-01',
    weeks: 30,
    language: 'en',
    ...given,
  }
}

/** Fields of a house that is built by an estimate. */
export function estimateFields(given: Partial<NewHouse> = {}): NewHouse {
  return {
    id: newId(),
    key: randomToken(),
    basis: 'estimate',
    answers: houseAnswers,
    city: 'Lahore',
    totalPkr: houseTotal(),
    priceBook: currentPriceBook.version,
    startsOn: '2026-11-01',
    language: 'en',
    ...given,
  }
}

/** Begins a house through the API; returns the family's own key. */
export async function newHouse(test: TestApp, fields: NewHouse = ownPriceFields()): Promise<HouseKey> {
  const response = await call(test.app, 'createHouse', { payload: fields })
  if (response.statusCode !== 201) throw new Error(response.body)
  return { id: fields.id, key: fields.key, headers: withHouseKey(fields.key) }
}

/** Calls about a house with a key. */
export function callHouse(
  { app }: TestApp,
  name: keyof typeof addresses,
  { id, headers }: Pick<HouseKey, 'id' | 'headers'>,
  {
    payload,
    ...params
  }: { payload?: object; stageId?: string; entryId?: string; linkId?: string } & {
    changeId?: string
    paymentId?: string
    snagId?: string
  } = {},
) {
  return call(app, name, { params: { id, ...params }, headers, ...(payload ? { payload } : {}) })
}

/** Reads a house as the holder of a key. */
export async function houseOf(test: TestApp, key: Pick<HouseKey, 'id' | 'headers'>): Promise<HouseView> {
  const response = await callHouse(test, 'getHouse', key)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

/** Makes a site link and returns its key. */
export async function newSiteLink(
  test: TestApp,
  own: HouseKey,
  { money = false, name = 'Ustad Rafiq', linkId = newId() } = {},
): Promise<HouseKey & { linkId: string }> {
  const key = randomToken()
  const made = await callHouse(test, 'putSiteLink', own, { linkId, payload: { name, money, key } })
  if (made.statusCode !== 200) throw new Error(made.body)
  return { id: own.id, key, linkId, headers: withHouseKey(key) }
}

/** Makes the family's link and returns its key. */
export async function newFamilyLink(test: TestApp, own: HouseKey): Promise<HouseKey> {
  const key = randomToken()
  const made = await callHouse(test, 'putFamilyHouseKey', own, { payload: { key } })
  if (made.statusCode !== 200) throw new Error(made.body)
  return { id: own.id, key, headers: withHouseKey(key) }
}

let picture: Promise<Buffer> | undefined

/** Sends a picture and returns the response. */
export async function sendPicture(
  { app }: TestApp,
  { id, headers }: Pick<HouseKey, 'id' | 'headers'>,
  { pictureId = newId(), kind = 'work', bytes }: { pictureId?: string; kind?: string; bytes?: Buffer } = {},
) {
  picture ??= plainPng()
  const file = { field: 'image', filename: 'wall.png', bytes: bytes ?? (await picture), type: 'image/png' }
  const form = multipart({ kind }, [file])
  return call(app, 'sendHousePicture', {
    params: { id, pictureId },
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
}

/** Sends pictures and returns their ids. */
export async function newPictures(
  test: TestApp,
  by: Pick<HouseKey, 'id' | 'headers'>,
  count: number,
  kind = 'work',
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  for (const pictureId of ids) {
    const response = await sendPicture(test, by, { pictureId, kind })
    if (response.statusCode !== 201) throw new Error(response.body)
  }
  return ids
}

/** Stores rows of pictures that nothing names yet, without files: for tests of what names them. */
export async function addPictures(
  { context }: TestApp,
  houseId: string,
  count: number,
  kind: 'work' | 'slip' = 'work',
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...{ houseId, id: newId(), file: `private-${newId()}`, width: 900, height: 600, kind, takenAt: null },
    ...{ sentSha256: 'a'.repeat(64), storedSha256: 'b'.repeat(64), bytes: 1000, side: 'family' as const },
    ...{ authorId: null, thing: null, thingId: null, createdAt: context.clock() },
  }))
  await context.db.write((trx) => trx.insertInto('housePictures').values(rows).execute())
  return rows.map(({ id }) => id)
}

/** Puts a mailbox in place and confirms it with the code of its mail. */
export async function confirmMailbox(test: TestApp, own: HouseKey, email: string): Promise<void> {
  const put = await callHouse(test, 'putHouseMailbox', own, { payload: { email, key: own.key } })
  if (put.statusCode !== 200) throw new Error(put.body)
  const payload = { code: await codeTo(test, email) }
  const confirmed = await callHouse(test, 'confirmHouseMailbox', own, { payload })
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
}

/** The code in the newest mail to a mailbox. */
export async function codeTo(test: TestApp, email: string): Promise<string> {
  const texts = (await mailsTo(test, email)).map(({ text }) => text)
  return texts.flatMap((text) => /Your code: (\d{6})\./.exec(text)?.[1] ?? []).at(-1) ?? ''
}

/** Stores a link that opens a house, without its mail; returns its token. */
export async function addWayBack({ context }: TestApp, houseId: string): Promise<string> {
  const { db, hashSecret, clock } = context
  const token = randomToken()
  const tokenHash = hashSecret('house-way-back', token)
  const times = { expiresAt: clock() + 3_600_000, createdAt: clock() }
  const row = { tokenHash, houseId, mailboxKey: 'a'.repeat(64), usedKeyHash: null, ...times }
  await db.write((trx) => trx.insertInto('houseWaysBack').values(row).execute())
  return token
}

/** Events of a house that are still to be told, with their recipient, oldest first; null for the family. */
export function noticesOfHouse({ context }: TestApp, houseId: string) {
  const notices = context.db.read
    .selectFrom('houseNotices')
    .select(['companyId', 'event', 'thingId', 'dueAt'])
  return notices.where('houseId', '=', houseId).orderBy('id').execute()
}
