import type { Writer } from '../src/db/database.ts'
import { insertMany } from '../src/db/many-rows.ts'
import { positionMissing } from '../src/db/schema.ts'
import { far } from './odd-values.ts'

/** The least that a column may hold, which is null or an empty text where it may be, and the most. */
type Edges = readonly [least: string | number | null, most: string | number | null]

const greatest = 2_147_483_647
const id: Edges = ['0190f000-0000-7000-a000-000000000000', '0190f000-0000-7000-a000-000000000001']
const time: Edges = [0, far]
const optionalTime: Edges = [null, far]
const count: Edges = [0, greatest]
const size: Edges = [1, greatest]
const optionalSize: Edges = [null, greatest]
const categoryId: Edges = [4, 6]
const cityId: Edges = [1, 44]
const buildingTypeId: Edges = [1, 9]

/** Texts of these lengths, of a letter with two units in JavaScript and four bytes in a database. */
const text = (least: number, most: number): Edges => [letters(least), letters(most)]
const optionalText = (most: number): Edges => [null, letters(most)]
const letters = (length: number) => '👷'.repeat(length)

const times = { createdAt: time, expiresAt: time }
const changed = { createdAt: time, updatedAt: time }
const positionKey: Edges = [positionMissing, greatest - 1]
const owner = { companyId: id, positionKey }
const link = { ...owner, portfolioId: id }
const price = text(0, 100)
const links = 'facebookLink twitterLink linkedinLink instagramLink tiktokLink'
const portfolioTexts = `${links} address phone email website magazineLink publication`.split(' ')

/** The columns of 0.1.0 but those of its catalogues, by table, each table after those that it refers to. */
const tables: Record<string, Record<string, Edges>> = {
  accounts: {
    id,
    email: text(3, 320),
    emailKey: text(3, 320),
    passwordHash: text(1, 500),
    role: ['Operator', 'Editor'],
    ...changed,
  },
  sessions: {
    tokenHash: text(32, 128),
    id: text(0, 100),
    accountId: id,
    device: text(0, 100),
    lastUsedAt: time,
    ...times,
  },
  resetCodes: {
    id,
    accountId: id,
    codeHash: text(32, 500),
    guessesLeft: count,
    usedAt: optionalTime,
    ...times,
  },
  emailConfirmations: { accountId: id, tokenHash: text(32, 128), confirmedAt: optionalTime, ...times },
  companies: {
    id,
    accountId: id,
    name: text(1, 200),
    imageFile: optionalText(100),
    imageWidth: optionalSize,
    imageHeight: optionalSize,
    position: [null, greatest - 1],
    positionKey,
    searchText: text(0, 20_000),
    unlisted: [0, 1],
    ...changed,
  },
  companyCategories: { ...owner, categoryId },
  portfolios: {
    ...owner,
    id,
    title: text(1, 400),
    content: text(1, 20_000),
    price,
    ...Object.fromEntries(portfolioTexts.map((name) => [name, text(0, 1000)])),
    ...changed,
  },
  portfolioCities: { ...link, cityId },
  portfolioBuildingTypes: { ...link, buildingTypeId },
  portfolioCityTypes: { ...link, cityId, buildingTypeId, price },
  images: {
    id,
    portfolioId: id,
    file: text(1, 100),
    width: size,
    height: size,
    position: [0, 9],
    createdAt: time,
  },
  idempotencyKeys: {
    companyId: id,
    key: text(1, 64),
    fingerprint: text(64, 64),
    portfolioId: id,
    createdAt: time,
  },
  mailOutbox: {
    id,
    recipient: text(3, 320),
    subject: text(1, 500),
    text: text(0, 20_000),
    html: text(0, 20_000),
    attempts: count,
    nextAttemptAt: time,
    claimedBy: optionalText(100),
    claimedUntil: time,
    lastError: optionalText(2000),
    sentAt: optionalTime,
    ...times,
  },
  rateLimits: { key: text(32, 128), events: text(0, 20_000), strikes: count, expiresAt: time },
  jobRuns: {
    name: text(1, 50),
    owner: text(0, 100),
    heldUntil: time,
    nextAt: time,
    finishedAt: optionalTime,
  },
  accountRemovals: { id, mailboxKey: text(32, 128), removedAt: time },
}

/** Stores two rows in each table of 0.1.0 but its catalogues: one with the least that each column may hold, one with the most. */
export async function addEdgeRows(trx: Writer): Promise<void> {
  for (const edge of [0, 1] as const) {
    for (const [table, columns] of Object.entries(tables)) {
      const row = Object.fromEntries(Object.entries(columns).map(([name, edges]) => [name, edges[edge]]))
      await insertMany(trx, table as 'companies', [row as never])
    }
  }
}
