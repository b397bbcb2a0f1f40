import type { DeskEndpointName } from '@tameer/contract'
import type { Context } from '../src/context/context.ts'
import { randomToken } from '../src/core/secrets/random.ts'
import { insertConfirmation } from '../src/db/queries/accounts/email-confirmations.ts'
import { type Restrictable, restrict } from '../src/db/queries/accounts/restrictions.ts'
import { holdCompany } from '../src/db/queries/companies/companies.ts'
import { insertDeskLine } from '../src/db/queries/desk/desk-log.ts'
import { beginEmailChangeAtDesk } from '../src/features/auth/email-change-begin.ts'
import type { call } from './factories.ts'
import { accountOf, addCompany, addPortfolio } from './rows.ts'

type Asked = NonNullable<Parameters<typeof call>[2]>
export type DeskCompanyCall = Exclude<
  Extract<DeskEndpointName, `${string}${'Compan' | 'Project'}${string}`>,
  'listFittingCompanies' | 'suggestCompanies'
>

/** Hides a thing from visitors, without the API. */
export function restrictThing(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  thing: Restrictable,
  measure: 'hide' | 'suspend' = 'hide',
): Promise<boolean> {
  const why = { measure, reason: 'spam', words: 'The same house ten times.', createdAt: clock() } as const
  return db.write((trx) => restrict(trx, thing, why))
}

/** Stores a company whose mailbox is not confirmed, without the API; returns its id. */
export async function addUnconfirmed({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string> {
  const id = await addCompany(db, { unlisted: true })
  const now = clock()
  const accountId = await accountOf(db, id)
  const link = { accountId, tokenHash: randomToken().padEnd(64, '0'), expiresAt: now + 1000, now }
  await db.note((trx) => insertConfirmation(trx, link))
  return id
}

/** Begins a change of address at the desk, with its line, without the API. */
async function beginAtDesk(context: Context, id: string): Promise<void> {
  const { db, clock } = context
  await db.note(async (trx) => {
    const company = await holdCompany(trx, id)
    if (company) await beginEmailChangeAtDesk(context, trx, company, `${id}@moved.example`)
    const line = { event: 'address-change-begun', subject: { kind: 'company', id } } as const
    await insertDeskLine(trx, { ...line, actorId: null, actor: 'A test', network: '', now: clock() })
  })
}

/** Returns a valid request for a call of the desk about companies, with its own companies. */
export async function soundDeskRequest(context: Context, name: DeskCompanyCall): Promise<Asked> {
  const { db } = context
  const companyId = name === 'confirmCompanyMailbox' ? await addUnconfirmed(context) : await addCompany(db)
  const projectId = await addPortfolio(db, companyId)
  if (name === 'restoreCompany') await restrictThing(context, { kind: 'company', id: companyId })
  if (name === 'restoreProject') await restrictThing(context, { kind: 'portfolio', id: projectId, companyId })
  if (name === 'cancelCompanyEmailChange') await beginAtDesk(context, companyId)
  const plain = { version: 0 }
  const why = { ...plain, reason: 'spam', words: 'The same house ten times.' }
  const payloads: Partial<Record<DeskCompanyCall, object>> = {
    placeCompany: { ...plain, position: 3, why: 'Better pictures' },
    hideCompany: why,
    suspendCompany: why,
    hideProject: why,
    changeCompanyEmail: { ...plain, newEmail: `${companyId}@moved.example` },
    exportCompany: {},
    deleteCompany: { ...plain, name: 'A Company' },
  }
  const reads: DeskCompanyCall[] = [
    ...(['listDeskCompanies', 'getDeskCompany', 'getDeskCompanyAccount', 'listDeskProjects'] as const),
  ]
  if (name === 'listDeskCompanies') return {}
  if (name === 'exportDeskCompanies') return { payload: {} }
  const params = { id: companyId, ...(/^(hide|restore)Project$/.test(name) && { projectId }) }
  return reads.includes(name) ? { params } : { params, payload: payloads[name] ?? plain }
}
