import {
  clientLink,
  dayMs,
  daysBetween,
  noticeDays,
  type PaidPlan,
  type PlanStanding,
  screens,
  standing,
} from '@tameer/contract'
import { postReminder } from '../../access/reminders.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import {
  findLastPaid,
  listPaidTimes,
  listPaidTimesOf,
  listPayingCompanies,
  noteReminded,
} from '../../db/queries/payments/plan-times.ts'
import { graceEndsMail, planEndsMail } from '../../mail/templates/billing.ts'

const atOnce = 200

interface Due {
  /** The reminder, as payments remember it (`PaymentsTable.reminded`). */
  reminder: number
  plan: PaidPlan
  /** The last day of all that is paid. */
  until: string
  /** Days until then; negative afterwards. */
  days: number
}

/** The reminder of the end that is due today, read from what the company has today; undefined when there is none. */
function reminderDue({ plan, phase, until, graceUntil, next }: PlanStanding, today: string): Due | undefined {
  if (plan === 'basic' || until === null) return undefined
  const last = { plan: next?.plan ?? plan, until: next?.until ?? until }
  const days = daysBetween(today, last.until)
  if (phase === 'grace') return today === graceUntil ? { ...last, days, reminder: 4 } : undefined
  if (days > noticeDays) return undefined
  return { ...last, days, reminder: days === 0 ? 3 : days === 1 ? 2 : 1 }
}

/**
 * Mails companies whose paid days end: 7 days before, 1 day before, on the last day of all, and on the last of the days of
 * grace; each once. Returns the number of mails made.
 */
export async function remindOfPlans(context: Context): Promise<number> {
  const today = dayInPakistan(context.clock())
  let mailed = 0
  let after = ''
  for (;;) {
    const companies = await listPayingCompanies(context.db.read, after, atOnce)
    const times = await listPaidTimesOf(context.db.read, companies)
    for (const companyId of companies) {
      const due = reminderDue(standing(times.get(companyId) ?? [], today), today)
      if (due && (await remindOf(context, companyId, today))) mailed += 1
    }
    after = companies.at(-1) ?? ''
    if (companies.length < atOnce) return mailed
  }
}

/** In one transaction, so that no company is reminded twice, or of a plan that it has just renewed. */
function remindOf(context: Context, companyId: string, today: string): Promise<boolean> {
  return context.db.note(async (trx) => {
    const company = await holdCompany(trx, companyId)
    const newest = await findLastPaid(trx, companyId)
    const due = reminderDue(standing(await listPaidTimes(trx, companyId), today), today)
    if (!company || !newest || !due || due.reminder <= newest.reminded) return false
    await noteReminded(trx, newest.id, due.reminder)
    const { name, language } = company
    const link = context.config.publicUrl + clientLink(screens.billing.to(), language)
    const facts = { language, name, plan: due.plan, until: due.until, link }
    return postReminder(context, trx, company, {
      write: (stopLink) =>
        due.reminder === 4
          ? graceEndsMail({ ...facts, stopLink })
          : planEndsMail({ ...facts, days: due.days, stopLink }),
      lifeMs: dayMs,
    })
  })
}
