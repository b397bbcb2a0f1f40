import { limitsSoldOn, type PlanLimits, problem, standing } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { dayInPakistan } from '../core/day-in-pakistan.ts'
import { AppError } from '../core/errors.ts'
import type { Reader, Writer } from '../db/database.ts'
import { countProjects, listPaidTimes } from '../db/queries/payments/plan-times.ts'

type Tools = Pick<Context, 'clock' | 'config'>

/** Limits of a company today. While nothing is sold here, they are those of the highest plan. */
export async function limitsOf({ clock, config }: Tools, db: Reader, companyId: string): Promise<PlanLimits> {
  const today = dayInPakistan(clock())
  if (!config.plans) return limitsSoldOn(today).pro
  return standing(await listPaidTimes(db, companyId), today).limits
}

/**
 * Throws `plan-limit` when a company has more projects than its plan allows: call it in the transaction that has
 * just added one. The company must be locked, so that of many writes at once only those within the limit are stored.
 */
export async function requirePlanRoom(tools: Tools, trx: Writer, companyId: string): Promise<void> {
  const { projects: most } = await limitsOf(tools, trx, companyId)
  if ((await countProjects(trx, companyId)) > most) {
    throw new AppError('plan-limit', problem('planFull', { most }))
  }
}
