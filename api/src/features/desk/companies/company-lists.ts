import { dayMs, silentAfterDays } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { notFound } from '../../../core/errors.ts'
import { findRestriction } from '../../../db/queries/accounts/restrictions.ts'
import { listSessionsOf } from '../../../db/queries/accounts/sessions.ts'
import { findAnyProfile } from '../../../db/queries/companies/company-facts.ts'
import {
  type DeskCompanyFilter,
  type DeskCompanyPlace,
  findDeskCompany,
  listDeskCompanyPage,
} from '../../../db/queries/desk/desk-companies.ts'
import { listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import { listMailsTo } from '../../../db/queries/mail-outbox.ts'
import { listMarksOf } from '../../../db/queries/marks/marks.ts'
import { headRow, presentCsvCompany, type SeenAtDesk } from './company-presenter.ts'

/** Companies of the CSV file that are read at once. */
const rowsAtOnce = 500
/** Mails and log lines that are shown of a company. */
const newest = 50

export type AskedFilter = Omit<DeskCompanyFilter, 'silentBefore'>

/** Converts the asked filter into the filter of the query. */
export function filterOf({ clock }: Context, asked: AskedFilter): DeskCompanyFilter {
  return { ...asked, silentBefore: clock() - silentAfterDays * dayMs }
}

/** Loads a company as the desk sees it. Throws `not-found`. */
export async function loadSeen({ db, clock }: Context, id: string): Promise<SeenAtDesk> {
  const record = await findDeskCompany(db.read, id)
  const profile = record && (await findAnyProfile(db.read, id, dayInPakistan(clock())))
  if (!profile) throw notFound('companyGone')
  return { record, profile, restriction: await findRestriction(db.read, { kind: 'company', id }) }
}

/** Loads a company's account, which only operators see. Throws `not-found`. */
export async function loadAccountOf({ db, clock, config }: Context, id: string) {
  const company = await findDeskCompany(db.read, id)
  if (!company) throw notFound('companyGone')
  const now = clock()
  const { accountId, email } = company
  return {
    accountId,
    email,
    sessions: await listSessionsOf(db.read, accountId, { now, idleSince: now - config.session.idleMs }),
    marks: await listMarksOf(db.read, id),
    mails: await listMailsTo(db.read, email, newest),
    lines: await listDeskLines(db.read, { subjectId: id }, undefined, newest),
  }
}

/** Writes the CSV file of all companies that match, page by page: they may not fit in memory. */
export async function* csvOf({ db }: Context, filter: DeskCompanyFilter): AsyncGenerator<string> {
  yield headRow
  let after: DeskCompanyPlace | undefined
  do {
    const { rows, next } = await listDeskCompanyPage(db.read, { ...filter, limit: rowsAtOnce, after })
    if (rows.length > 0) yield rows.map(presentCsvCompany).join('')
    after = next ?? undefined
  } while (after)
}
