import type { Context } from '@tameer/api/src/context/context.ts'
import { newId } from '@tameer/api/src/core/ids.ts'
import { listCities } from '@tameer/api/src/db/queries/catalogue.ts'
import { createCompany, findCompany, updateCompany } from '@tameer/api/src/db/queries/companies.ts'
import { updateFacts } from '@tameer/api/src/db/queries/company-facts.ts'
import { findAnyPortfolio, insertPortfolio } from '@tameer/api/src/db/queries/portfolios.ts'
import { type ContactText, inheritedColumns, inheritedTexts } from '@tameer/contract'
import { type DemoCompany, demoCompanies } from './demo-companies.ts'
import { demoFacts } from './demo-facts.ts'
import { demoId, demoTime } from './demo-ids.ts'
import { demoMark } from './demo-marks.ts'
import { type DemoPortfolio, demoPortfolios } from './demo-portfolios.ts'
import { giveDemoRates } from './demo-rates.ts'
import { takeDemoTurn } from './demo-turn.ts'
import { drawLogo } from './drawings/draw-logo.ts'
import { drawPicture } from './drawings/draw-picture.ts'
import { loadDesk } from './load-desk.ts'
import { loadPayments } from './load-payments.ts'
import { loadReports } from './load-reports.ts'
import { loadRequests } from './load-requests.ts'
import { loadWaitingMarks } from './load-waiting-marks.ts'
import { storeDrawings } from './store-drawing.ts'

/** Password of every demo company. */
const demoPassword = 'demo-password'

export interface DemoProgress {
  portfolios: number
  of: number
}

/**
 * Fills an empty database with demo companies, their portfolios and families' requests, once, however many servers
 * start on it. Does nothing when there are companies already, unless an earlier load was interrupted: then it continues
 * that load.
 */
export async function loadDemo(context: Context, report: (progress: DemoProgress) => void): Promise<void> {
  const turn = await takeDemoTurn(context)
  if (!turn) return
  try {
    await fill(context, report)
  } catch (error) {
    await turn.leave().catch(() => undefined)
    throw error
  }
  await turn.done()
}

async function fill(context: Context, report: (progress: DemoProgress) => void): Promise<void> {
  const passwordHash = await context.passwords.hash(demoPassword)
  const cities = new Map((await listCities(context.db.read)).map((city) => [city.name, city.id]))
  for (const [number, company] of demoCompanies.entries()) {
    await addCompany(context, company, { number, passwordHash, cities })
  }
  await loadRequests(context)
  await loadDesk(context)
  let loaded = 0
  for (const [number, portfolio] of oneOfEachFirst()) {
    const cityId = cities.get(portfolio.cityName)
    if (cityId === undefined) throw new Error(`the demo names an unknown city: ${portfolio.cityName}`)
    await addPortfolio(context, portfolio, number, cityId)
    loaded += 1
    report({ portfolios: loaded, of: demoPortfolios.length })
  }
  await loadReports(context)
  await loadWaitingMarks(context)
  await loadPayments(context)
}

/** The first project of every company, then all others, so that the directory is complete early. */
function oneOfEachFirst(): [number, DemoPortfolio][] {
  const seen = new Set<string>()
  const numbered = [...demoPortfolios.entries()]
  const first = numbered.filter(([, { companyKey }]) => !seen.has(companyKey) && seen.add(companyKey))
  return [...new Set([...first, ...numbered])]
}

interface Beside {
  number: number
  passwordHash: string
  /** Ids of the catalogue's cities by name. */
  cities: ReadonlyMap<string, number>
}

async function addCompany(
  context: Context,
  company: DemoCompany,
  { number, passwordHash, cities }: Beside,
): Promise<void> {
  const id = demoId('company', number)
  if (await findCompany(context.db.read, id)) return
  const [image] = await storeDrawings(context, [drawLogo(company.logo)], 'logo')
  const { name, email, categoryIds, position } = company
  const now = demoTime(number)
  await context.db.write(async (trx) => {
    await createCompany(trx, {
      id,
      accountId: newId(),
      name,
      email,
      passwordHash,
      categoryIds,
      position,
      now,
    })
    if (image) await updateCompany(trx, id, { image, now })
    const { cityNames, ...facts } = demoFacts(company, number)
    await updateFacts(trx, id, { ...facts, cities: cityNames.flatMap((one) => cities.get(one) ?? []) }, now)
    const mark = demoMark(company, { companyId: id, number, now })
    if (mark) await trx.insertInto('marks').values(mark).execute()
    await giveDemoRates(trx, company, { companyId: id, now: context.clock() })
  })
}

async function addPortfolio(context: Context, portfolio: DemoPortfolio, number: number, cityId: number) {
  const id = demoId('portfolio', number)
  if (await findAnyPortfolio(context.db.read, id)) return
  const { companyKey, texts, buildingTypeIds, pictures } = portfolio
  const companyId = demoId(
    'company',
    demoCompanies.findIndex(({ key }) => key === companyKey),
  )
  const drawn = await storeDrawings(context, pictures.map(drawPicture), 'photograph')
  const images = drawn.map((picture) => ({ ...picture, id: picture.file }))
  const now = demoTime(number)
  const row = { id, companyId, texts, cityIds: [cityId], buildingTypeIds, images, now }
  await context.db.write(async (trx) => {
    const company = await findCompany(trx, companyId)
    // The contact of the company is that of its first project; its other projects inherit it.
    if (company?.cityId === null)
      await updateCompany(trx, companyId, { contact: contactOf(portfolio), cityId, now })
    await insertPortfolio(trx, row)
  })
}

function contactOf({ companyKey, texts }: DemoPortfolio): Partial<Record<ContactText, string>> {
  const office = demoCompanies.find(({ key }) => key === companyKey)?.officeAddress
  const shared = inheritedColumns.map((column) => [inheritedTexts[column], texts[column]])
  return { ...Object.fromEntries(shared), ...(office && { officeAddress: office }) }
}
