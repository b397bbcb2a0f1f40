import type { Context } from '../src/context/context.ts'
import { newId } from '../src/core/secrets/ids.ts'
import { insertReport, type ReportedThing } from '../src/db/queries/desk/reports.ts'
import { addCompany } from './rows.ts'

interface GivenReport {
  thing?: ReportedThing
  email?: string
  words?: string
  createdAt?: number
  reason?: 'spam' | 'fraud'
}

/** Stores an open report, without the API; returns its id. Default: about a new company. */
export async function addReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    thing,
    email = '',
    words = 'The same house ten times.',
    createdAt = clock(),
    reason = 'spam',
  }: GivenReport = {},
): Promise<string> {
  const about = thing ?? { kind: 'profile', id: await addCompany(db) }
  const id = newId()
  const language = 'en' as const
  const row = {
    id,
    reason,
    language,
    words,
    email,
    byCompanyId: null,
    fingerprint: null,
    createdAt,
  }
  await db.note((trx) => insertReport(trx, about, row))
  return id
}
