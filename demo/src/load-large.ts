import type { Context } from '@tameer/api/src/context/context.ts'
import { newId } from '@tameer/api/src/core/secrets/ids.ts'
import { insertMany } from '@tameer/api/src/db/many-rows.ts'
import { partsOf, searchText, writeSearch } from '@tameer/api/src/db/portfolio-search/index.ts'
import {
  listBuildingTypes,
  listCategories,
  listCities,
} from '@tameer/api/src/db/queries/companies/catalogue.ts'
import type { StoredPicture } from '@tameer/api/src/db/queries/companies/companies.ts'
import { placeStep } from '@tameer/api/src/db/queries/portfolios/portfolio-order.ts'
import { positionMissing, type Schema } from '@tameer/api/src/db/schema.ts'
import { emptyColumns } from '@tameer/contract'
import type { Insertable } from 'kysely'
import { inHands, listPictures } from './demo-pictures.ts'
import { describeProject, nameCompany, nameProject } from './large-words.ts'
import { createRandom, type Random } from './random.ts'
import { storePictures } from './store-pictures.ts'

const batch = 1000
/** Batches written at once, if the engine allows more than one. */
const hands = 2
const sharedPictures = 12

/** Values with their shares, which sum to 1. */
type Shares<Value> = readonly (readonly [value: Value, share: number])[]

/** Companies without a project. */
const idleShare = 0.2
const categoryShares: Shares<number> = [
  [5, 0.55],
  [4, 0.3],
  [6, 0.15],
]
const secondCategoryShare = 0.1
const priceShares: Shares<string> = [
  ['100-120', 0.5],
  ['120-250', 0.3],
  ['250-above', 0.15],
  ['', 0.049],
  ['400 and more', 0.001],
]
const typeCountShares: Shares<number> = [
  [1, 0.8],
  [2, 0.15],
  [0, 0.05],
]
/**
 * Shares of companies: one in fifty has not confirmed its mailbox and is not shown; three in twenty are older than the
 * confirmation.
 */
const unlistedShare = 0.02
const unaskedShare = 0.15

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[]

interface Place {
  companyId: string
  positionKey: number
}

/**
 * Adds companies and portfolios for measuring. Names, cities, trades and prices are distributed as unevenly as in
 * reality: one city has two fifths of everything, a few companies have thousands of projects and one in five has none.
 * All share a dozen pictures of the demo. `report` is called from time to time with the number of stored portfolios.
 */
export async function loadLarge(
  context: Context,
  size: { companies: number; portfolios: number },
  report: (portfolios: number) => void,
): Promise<void> {
  const random = createRandom('large')
  const pictures = await storeShared(context)
  const places = await addCompanies(context, size.companies, random)
  const active = places.slice(0, Math.max(1, Math.round(places.length * (1 - idleShare))))
  const cities = fallingShares(await listCities(context.db.read))
  const types = fallingShares(await listBuildingTypes(context.db.read))
  let stored = 0
  await inBatches(size.portfolios, async (from, until) => {
    const rows = emptyRows()
    for (let number = from; number < until; number += 1) {
      // Squared, so that the first companies get far more projects than the others.
      const place = active[Math.floor(random.next() ** 2 * active.length)]
      if (place)
        addPortfolio(rows, { number, place, now: context.clock() }, { cities, types, pictures, random })
    }
    await context.db.write(async (trx) => {
      await insertMany(trx, 'portfolios', rows.portfolios)
      await insertMany(trx, 'portfolioCities', rows.cities)
      await insertMany(trx, 'portfolioBuildingTypes', rows.types)
      await insertMany(trx, 'portfolioCityTypes', rows.cityTypes)
      await insertMany(trx, 'images', rows.images)
    })
    stored += until - from
    report(stored)
  })
  await inBatches(active.length, (from, until) =>
    context.db.write(async (trx) => {
      for (const { companyId } of active.slice(from, until)) await writeSearch(trx, companyId)
    }),
  )
  await context.db.analyze()
}

async function addCompanies(context: Context, count: number, random: Random): Promise<Place[]> {
  const names = new Map((await listCategories(context.db.read)).map(({ id, name }) => [id, name]))
  const places: Place[] = []
  await inBatches(count, async (from, until) => {
    const now = context.clock()
    const accounts: Rows<'accounts'> = []
    const companies: Rows<'companies'> = []
    const companyCategories: Rows<'companyCategories'> = []
    const companySearchParts: Rows<'companySearchParts'> = []
    const emailConfirmations: Rows<'emailConfirmations'> = []
    for (let number = from + 1; number <= until; number += 1) {
      const [companyId, accountId, categoryIds] = [newId(), newId(), drawCategories(random)]
      const name = nameCompany(number, categoryIds[0] ?? 0, random)
      const text = searchText([name, ...categoryIds.toSorted().map((id) => names.get(id) ?? '')])
      const position = random.chance(0.5) ? random.int(1, count) : null
      const positionKey = position ?? positionMissing
      const asked = !random.chance(unaskedShare)
      const unlisted = asked && random.chance(unlistedShare)
      accounts.push(newAccount(accountId, now))
      companies.push({
        id: companyId,
        accountId,
        name,
        position,
        positionKey,
        searchText: text,
        unlisted: unlisted ? 1 : 0,
        createdAt: now,
        updatedAt: now,
      })
      companyCategories.push(...categoryIds.map((categoryId) => ({ companyId, categoryId, positionKey })))
      companySearchParts.push(...partsOf(text).map((part) => ({ companyId, part, positionKey })))
      if (asked) emailConfirmations.push(newConfirmation(accountId, unlisted, now))
      places.push({ companyId, positionKey })
    }
    await context.db.write(async (trx) => {
      await insertMany(trx, 'accounts', accounts)
      await insertMany(trx, 'companies', companies)
      await insertMany(trx, 'companyCategories', companyCategories)
      await insertMany(trx, 'companySearchParts', companySearchParts)
      await insertMany(trx, 'emailConfirmations', emailConfirmations)
    })
  })
  return places
}

function newAccount(id: string, now: number): Insertable<Schema['accounts']> {
  const email = `large-${id}@demo.tameer.example`
  // Nobody can log in with these accounts: a text that is not a hash matches no password.
  return { id, email, emailKey: email, passwordHash: 'none', role: 'Company', createdAt: now, updatedAt: now }
}

function newConfirmation(
  accountId: string,
  unlisted: boolean,
  now: number,
): Insertable<Schema['emailConfirmations']> {
  return {
    // A text of the right length that is not a hash, so that no link confirms one of them.
    accountId,
    tokenHash: `none-${accountId}`,
    confirmedAt: unlisted ? null : now,
    expiresAt: now,
    createdAt: now,
  }
}

function drawCategories(random: Random): number[] {
  const first = draw(categoryShares, random)
  const second = random.chance(secondCategoryShare) ? draw(categoryShares, random) : first
  return [...new Set([first, second])]
}

interface PortfolioRows {
  portfolios: Rows<'portfolios'>
  cities: Rows<'portfolioCities'>
  types: Rows<'portfolioBuildingTypes'>
  cityTypes: Rows<'portfolioCityTypes'>
  images: Rows<'images'>
}

function emptyRows(): PortfolioRows {
  return { portfolios: [], cities: [], types: [], cityTypes: [], images: [] }
}

interface Choices {
  cities: Shares<number>
  types: Shares<number>
  pictures: readonly StoredPicture[]
  random: Random
}

function addPortfolio(
  rows: PortfolioRows,
  { number, place, now }: { number: number; place: Place; now: number },
  { cities, types, pictures, random }: Choices,
): void {
  const id = newId()
  // Different numbers give different places within a company.
  const placed = { ...place, place: number * placeStep, hidden: 0 }
  const link = { portfolioId: id, ...placed }
  const [price, cityId] = [draw(priceShares, random), draw(cities, random)]
  const drawn = Array.from({ length: draw(typeCountShares, random) }, () => draw(types, random))
  rows.portfolios.push({
    id,
    ...placed,
    ...emptyColumns,
    createdAt: now,
    updatedAt: now,
    title: nameProject(number, random),
    content: describeProject(random),
    price,
    phone: '+923000000001',
    email: 'large@demo.tameer.example',
  })
  rows.cities.push({ ...link, cityId })
  for (const buildingTypeId of new Set(drawn)) {
    rows.types.push({ ...link, buildingTypeId })
    rows.cityTypes.push({ ...link, cityId, buildingTypeId, price })
  }
  const [first, count] = [random.int(0, pictures.length - 1), random.int(1, 3)]
  for (let position = 0; position < count; position += 1) {
    const picture = pictures[(first + position) % pictures.length]
    if (picture) rows.images.push({ ...picture, id: newId(), portfolioId: id, position, createdAt: now })
  }
}

/** Falling shares: the second has about a third of the first's, the tenth a thirtieth. */
function fallingShares(list: readonly { id: number }[]): Shares<number> {
  const weights = list.map((_, index) => 1 / (index + 1) ** 1.5)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const ids = list.map(({ id }) => id).toSorted((a, b) => a - b)
  return ids.map((id, index) => [id, (weights[index] ?? 0) / whole])
}

function draw<Value>(shares: Shares<Value>, random: Random): Value {
  let left = random.next()
  for (const [value, share] of shares) {
    left -= share
    if (left < 0) return value
  }
  const [last] = shares.at(-1) ?? []
  if (last === undefined) throw new Error('nothing to draw from')
  return last
}

/** Calls `work` for `total` items in batches, a few at a time. */
async function inBatches(total: number, work: (from: number, until: number) => Promise<void>): Promise<void> {
  const starts = Array.from({ length: Math.ceil(total / batch) }, (_, number) => number * batch)
  await inHands(starts, hands, (from) => work(from, Math.min(from + batch, total)))
}

/** Stores the first pictures of a dozen of the demo's projects. */
async function storeShared(context: Context): Promise<StoredPicture[]> {
  const first = (await listPictures()).filter((path) => path.includes('/1-')).slice(0, sharedPictures)
  const pictures = await storePictures(context, first)
  return pictures.map(({ file, width, height }) => ({ file, width, height }))
}
