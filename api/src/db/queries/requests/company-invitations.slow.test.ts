import { type InvitationState, invitationFilters } from '@tameer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine, openTestDatabase } from '../../../../test/databases.ts'
import { fillInvitations } from '../../../../test/many-invitations.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { addCompany } from '../../../../test/rows.ts'
import { newId } from '../../../core/secrets/ids.ts'
import type { Database } from '../../engines/connect.ts'
import { countInvitationsByState, listInvitationPage } from './company-invitations.ts'
import { findLastQuoteWithRates } from './quotes.ts'
import { listQuestionsOf } from './request-questions.ts'

// A page of a company's list must cost the same however many invitations it has.

const many = 10_000
/** Plans with a scan of a table, or with a sort of everything. */
const costly = {
  // Rows that the scans have found, at most a page of each state, may be sorted.
  sqlite: /AUTOMATIC|SCAN (i|r|q|invitations|requests|quotes)\b|SEARCH invitations.*\nUSE TEMP B-TREE/,
  postgres: /Seq Scan on|Merge Join|Hash Join/,
}

describeOnEachEngine('a company’s list of many invitations', (_open, engine) => {
  let db: Database
  let companyId: string
  beforeAll(async () => {
    db = await openTestDatabase(engine)
    companyId = await addCompany(db)
    await fillInvitations(db, companyId, many)
  })
  afterAll(() => db.close())

  const filters: [string, readonly InvitationState[] | undefined][] = [
    ['all', undefined],
    ...Object.entries(invitationFilters),
  ]
  it.each(filters)('uses indexes for %s', async (_name, wanted) => {
    for (const after of [undefined, { sentAt: 5_000, id: newId() }]) {
      const plans = await plansOf(db, (reader) =>
        listInvitationPage(reader, { companyId, states: wanted, limit: 24, after }),
      )
      expect(plans).not.toMatch(costly[engine])
    }
  })

  it('counts so far, and finds questions and the last rates, the same way', async () => {
    expect(await countInvitationsByState(db.read, companyId, 100)).toEqual({
      ...{ sent: 100, seen: 10, quoted: 10, declined: 10, expired: 10 },
      ...{ withdrawn: 0, chosen: 0, 'not-chosen': 0 },
    })
    const place = { companyId, service: 5, city: 'Lahore' }
    const requestIds = Array.from({ length: 24 }, () => newId())
    for (const ask of [
      (reader: Database['read']) => countInvitationsByState(reader, companyId, 100),
      (reader: Database['read']) => listQuestionsOf(reader, { companyId, requestIds }),
      (reader: Database['read']) => findLastQuoteWithRates(reader, place),
    ]) {
      expect(await plansOf(db, ask)).not.toMatch(costly[engine])
    }
  })

  it('has the same first page as a plain query', async () => {
    const page = await listInvitationPage(db.read, { companyId, limit: 24 })
    expect(page.rows.map(({ sentAt }) => sentAt)).toEqual(
      Array.from({ length: 24 }, (_, place) => many - place),
    )
    const closed = await listInvitationPage(db.read, {
      companyId,
      states: invitationFilters.closed,
      limit: 24,
    })
    expect(closed.rows.map(({ sentAt }) => sentAt)).toEqual([
      50, 46, 45, 41, 40, 36, 35, 31, 30, 26, 25, 21, 20, 16, 15, 11, 10, 6, 5, 1,
    ])
  })
})
