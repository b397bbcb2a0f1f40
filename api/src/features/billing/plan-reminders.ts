import { clientLink, daysBetween, daysLater, graceDays, noticeDays, screens } from '@tameer/contract'
import { postReminder } from '../../access/reminders.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { holdCompany } from '../../db/queries/companies.ts'
import { type EndingPeriod, findEnding, listEnding, noteReminded } from '../../db/queries/plan-periods.ts'
import { graceEndsMail, planEndsMail } from '../../mail/templates/billing.ts'

const atOnce = 100
const dayMs = 24 * 60 * 60_000

/** The reminder that is due for a period, in the order of `plan_periods.reminded`; 0: none yet. */
function reminderDue({ endsOn }: Pick<EndingPeriod, 'endsOn'>, today: string): number {
  const days = daysBetween(today, endsOn)
  if (days <= -graceDays) return 4
  if (days > noticeDays || days < 0) return 0
  return days === 0 ? 3 : days === 1 ? 2 : 1
}

/**
 * Mails companies whose plan ends with nothing paid behind it: 7 days before, 1 day before, on the day, and on the last
 * of the days of grace; each once. Returns the number of mails made.
 */
export async function remindOfPlans(context: Context): Promise<number> {
  const today = dayInPakistan(context.clock())
  const days = { first: daysLater(today, -graceDays), last: daysLater(today, noticeDays) }
  let mailed = 0
  let after = ''
  for (;;) {
    const ending = await listEnding(context.db.read, { ...days, after, most: atOnce })
    for (const period of ending) {
      if (reminderDue(period, today) > period.reminded && (await remindOf(context, period, today)))
        mailed += 1
    }
    after = ending.at(-1)?.companyId ?? ''
    if (ending.length < atOnce) return mailed
  }
}

/** In one transaction, so that no company is reminded twice, or of a plan that it has just renewed. */
function remindOf(context: Context, { companyId }: EndingPeriod, today: string): Promise<boolean> {
  return context.db.note(async (trx) => {
    const company = await holdCompany(trx, companyId)
    const period = company && (await findEnding(trx, companyId))
    if (!company || !period) return false
    const due = reminderDue(period, today)
    if (due <= period.reminded) return false
    await noteReminded(trx, period, due)
    const { name, language } = company
    const link = context.config.publicUrl + clientLink(screens.billing.to(), language)
    const facts = { language, name, plan: period.plan, until: period.endsOn, link }
    const days = daysBetween(today, period.endsOn)
    return postReminder(context, trx, company, {
      write: (stopLink) =>
        due === 4 ? graceEndsMail({ ...facts, stopLink }) : planEndsMail({ ...facts, days, stopLink }),
      lifeMs: dayMs,
    })
  })
}
