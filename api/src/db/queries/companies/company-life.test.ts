import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addQuote, addRequest } from '../../../../test/request-rows.ts'
import { addCompany } from '../../../../test/rows.ts'
import { createSecretHasher } from '../../../core/secrets/keys.ts'
import { findCompanyLife } from './company-life.ts'

const hourMs = 3_600_000
const now = Date.UTC(2026, 10, 30)

describeOnEachEngine('signs of life', (open) => {
  it('are the requests of 30 days, and the hours in which most of 90 days were answered', async () => {
    const db = await open()
    const [asked, silent, fresh] = [await addCompany(db), await addCompany(db), await addCompany(db)]
    const ask = async (company: string, daysAgo: number, answeredAfterHours?: number) => {
      const sent = now - daysAgo * 24 * hourMs
      const app = { db, hashSecret: createSecretHasher('of a test'), clock: () => sent }
      const { invitationIds } = await addRequest(app, [company])
      const [invitationId = ''] = invitationIds
      const clock = () => sent + (answeredAfterHours ?? 0) * hourMs
      if (answeredAfterHours !== undefined)
        await addQuote({ db, clock }, { invitationId, companyId: company })
      return invitationId
    }
    await ask(asked, 100, 1)
    await ask(asked, 60, 5.5)
    await ask(asked, 20, 40)
    const refused = await ask(asked, 3)
    for (const daysAgo of [10, 11, 12]) await ask(silent, daysAgo)
    await ask(fresh, 1, 2)
    const life = () => findCompanyLife(db.read, [asked, silent, fresh], now)
    const others: [string, object][] = [
      [silent, { asked: 3, answersWithinHours: null }],
      [fresh, { asked: 1, answersWithinHours: null }],
    ]
    expect(await life()).toEqual(new Map([[asked, { asked: 2, answersWithinHours: 40 }], ...others]))
    await db.write((trx) =>
      trx
        .updateTable('invitations')
        .set({ state: 'declined', declinedAt: now - 3 * 24 * hourMs + hourMs })
        .where('id', '=', refused)
        .execute(),
    )
    expect(await life()).toEqual(new Map([[asked, { asked: 2, answersWithinHours: 6 }], ...others]))
    expect(await findCompanyLife(db.read, [await addCompany(db)], now)).toEqual(new Map())
    expect(await findCompanyLife(db.read, [], now)).toEqual(new Map())
  })
})
