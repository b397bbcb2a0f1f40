import { clientLink, dayMs, daysLater, rateShownDays, screens } from '@tameer/contract'
import { postReminder } from '../../access/reminders.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan, startInPakistan } from '../../core/day-in-pakistan.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import { listEndedRates, takeEndedRates } from '../../db/queries/companies/company-rates.ts'
import { ratesEndedMail } from '../../mail/templates/rates.ts'

const atOnce = 100

/** Mails companies whose rates have expired for visitors, once for each rate. Returns the number of mails made. */
export async function remindOfRates(context: Context): Promise<number> {
  const { db, clock } = context
  const before = startInPakistan(daysLater(dayInPakistan(clock()), -rateShownDays))
  let mailed = 0
  for (const companyId of await listEndedRates(db.read, before, atOnce)) {
    if (await remindOf(context, companyId, before)) mailed += 1
  }
  return mailed
}

/** In one transaction, so that no company is asked twice or never. */
function remindOf(context: Context, companyId: string, before: number): Promise<boolean> {
  return context.db.note(async (trx) => {
    const company = await holdCompany(trx, companyId)
    const ended = company ? await takeEndedRates(trx, companyId, before) : []
    if (!company || ended.length === 0) return false
    const link = context.config.publicUrl + clientLink(screens.settings.to('rates'), company.language)
    const rates = ended.map(({ kind, pkr, givenAt }) => ({ kind, pkr, givenOn: dayInPakistan(givenAt) }))
    return postReminder(context, trx, company, {
      write: (stopLink) => ratesEndedMail({ ...company, rates, link, stopLink }),
      lifeMs: 3 * dayMs,
    })
  })
}
