import type { Context } from '@tameer/api/src/context/context.ts'
import { newId } from '@tameer/api/src/core/secrets/ids.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import { listCities } from '@tameer/api/src/db/queries/companies/catalogue.ts'
import {
  countCompanies,
  createCompany,
  updateCompany,
} from '@tameer/api/src/db/queries/companies/companies.ts'
import { updateFacts } from '@tameer/api/src/db/queries/companies/company-facts.ts'
import { takeJob } from '@tameer/api/src/db/queries/job-runs.ts'
import { insertPortfolio } from '@tameer/api/src/db/queries/portfolios/portfolios.ts'
import { type ContactText, inheritedColumns, inheritedTexts } from '@tameer/contract'
import { listPictures, type SizedPicture } from './demo-pictures.ts'
import { companyIdOf, type DemoCompany, demoCompanies } from './facts/demo-companies.ts'
import { demoFacts } from './facts/demo-facts.ts'
import { demoId, joinedAt, publishedAt } from './facts/demo-ids.ts'
import { demoMark } from './facts/demo-marks.ts'
import { type DemoPortfolio, demoPortfolios } from './facts/demo-portfolios.ts'
import { giveDemoRates } from './facts/demo-rates.ts'
import { loadDesk } from './load-desk.ts'
import { loadHouses, storeHousePictures } from './load-houses.ts'
import { loadPayments, storeSlip } from './load-payments.ts'
import { loadReports } from './load-reports.ts'
import { loadRequests } from './load-requests.ts'
import { loadVisits } from './load-visits.ts'
import { loadWaitingMarks, storeMarkPapers } from './load-waiting-marks.ts'
import { storePictures } from './store-pictures.ts'

/** Password of every demo company. */
const demoPassword = 'demo-password'

/**
 * Fills an empty database with the whole demo in one transaction, once, however many servers start on it. Returns false
 * when there are companies already.
 */
export async function loadDemo(context: Context): Promise<boolean> {
  if ((await countCompanies(context.db.read)) > 0) return false
  const [pictures, ofHouses, papers, slip, passwordHash] = await Promise.all([
    storePictures(context, await listPictures()),
    storeHousePictures(context),
    storeMarkPapers(context),
    storeSlip(context),
    context.passwords.hash(demoPassword),
  ])
  return context.db.write(async (trx) => {
    // Of two servers that start at once, the second waits here for the first one's commit.
    const now = context.clock()
    await takeJob(trx, 'demo', { owner: newId(), now, until: now })
    if ((await countCompanies(trx)) > 0) return false
    const cities = new Map((await listCities(trx)).map((city) => [city.name, city.id]))
    const beside: Beside = { pictures, passwordHash, cities, now }
    for (const [number, company] of demoCompanies.entries()) await addCompany(trx, company, number, beside)
    for (const [number, portfolio] of demoPortfolios.entries())
      await addPortfolio(trx, portfolio, number, beside)
    await loadRequests(context, trx)
    await loadHouses(context, trx, ofHouses)
    await loadDesk(context, trx)
    await loadReports(context, trx)
    await loadWaitingMarks(context, trx, papers)
    await loadPayments(context, trx, slip)
    await loadVisits(context, trx)
    return true
  })
}

interface Beside {
  pictures: readonly SizedPicture[]
  passwordHash: string
  /** Ids of the catalogue's cities by name. */
  cities: ReadonlyMap<string, number>
  /** Time of loading, ms since 1970. */
  now: number
}

async function addCompany(
  trx: Writer,
  company: DemoCompany,
  number: number,
  { pictures, passwordHash, cities, now }: Beside,
): Promise<void> {
  const id = demoId('company', number)
  const joined = joinedAt(number, now)
  const { name, email, categoryIds, position } = company
  const account = { id, accountId: newId(), name, email, passwordHash, categoryIds, position }
  await createCompany(trx, { ...account, now: joined })
  const first = demoPortfolios.find(({ companyKey }) => companyKey === company.key)
  await updateCompany(trx, id, {
    image: pictures.find(({ path }) => path === `logos/${company.key}.webp`) ?? null,
    // Its contact is that of its first project; its other projects inherit it.
    contact: first ? contactOf(first, company) : {},
    cityId: first && cities.get(first.cityName),
    now: joined,
  })
  const { cityNames, ...facts } = demoFacts(company, number)
  await updateFacts(trx, id, { ...facts, cities: cityNames.flatMap((one) => cities.get(one) ?? []) }, joined)
  const mark = demoMark(company, { companyId: id, number, joined, now })
  if (mark) await trx.insertInto('marks').values(mark).execute()
  await giveDemoRates(trx, company, { companyId: id, now })
}

async function addPortfolio(
  trx: Writer,
  { companyKey, cityName, texts, buildingTypeIds, folder }: DemoPortfolio,
  number: number,
  { pictures, cities, now }: Beside,
): Promise<void> {
  const cityId = cities.get(cityName)
  if (cityId === undefined) throw new Error(`the demo names an unknown city: ${cityName}`)
  const shown = pictures.filter(({ path }) => path.startsWith(`${folder}/`))
  await insertPortfolio(trx, {
    id: demoId('portfolio', number),
    companyId: companyIdOf(companyKey),
    texts,
    cityIds: [cityId],
    buildingTypeIds,
    images: shown.map(({ file, width, height }) => ({ id: newId(), file, width, height })),
    now: publishedAt(number, now),
  })
}

function contactOf(
  { texts }: DemoPortfolio,
  { officeAddress }: DemoCompany,
): Partial<Record<ContactText, string>> {
  const shared = inheritedColumns.map((column) => [inheritedTexts[column], texts[column]])
  return { ...Object.fromEntries(shared), officeAddress }
}
