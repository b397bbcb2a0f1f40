import { clientLink, dayMs, daysLater, screens } from '@tameer/contract'
import { postReminder } from '../../access/reminders.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { median } from '../../core/median.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import {
  forgetEndedDocuments,
  listCheckTimes,
  listEndingMarks,
  noteMarkReminded,
} from '../../db/queries/marks/desk-marks.ts'
import { removeDocuments } from '../../images/keep-document.ts'
import { markEndsMail } from '../../mail/templates/marks.ts'

/**
 * Days before the end of a mark at which its company is mailed. The nearest come first, so that a mark entered late
 * gets one mail.
 */
const remindedDays = [7, 30] as const
/** Days that a mark's paper is kept after the mark's end. */
const documentKeptDays = 30
const atOnce = 100
/** Accepted marks that tell how long a check takes: those of the last days, and fewer than `fewest` tell nothing. */
const checks = { days: 90, most: 200, fewest: 3 } as const

/** Reminds companies of marks that end soon. Returns the number of mails made. */
export async function remindOfMarks(context: Context): Promise<number> {
  const { db, clock } = context
  const today = dayInPakistan(clock())
  let mailed = 0
  let checkDays: number | null | undefined
  for (const days of remindedDays) {
    const question = { today, until: daysLater(today, days), days, most: atOnce }
    for (;;) {
      const ending = await listEndingMarks(db.read, question)
      for (const { id, companyId } of ending) {
        checkDays ??= await usualCheckDays(context)
        if (await remindOf(context, { id, companyId, days, checkDays })) mailed += 1
      }
      if (ending.length < atOnce) break
    }
  }
  return mailed
}

/** Days that half of the latest checks took at most, at least one; null when there were too few. */
async function usualCheckDays({ db, clock }: Context): Promise<number | null> {
  const times = await listCheckTimes(db.read, clock() - checks.days * dayMs, checks.most)
  const usualMs = times.length < checks.fewest ? null : median(times)
  return usualMs === null ? null : Math.max(1, Math.ceil(usualMs / dayMs))
}

interface Ending {
  id: string
  companyId: string
  days: number
  checkDays: number | null
}

/** In one transaction, so that no company is reminded twice or never. */
function remindOf(context: Context, { id, companyId, days, checkDays }: Ending): Promise<boolean> {
  return context.db.note(async (trx) => {
    const company = await holdCompany(trx, companyId)
    const mark = company && (await noteMarkReminded(trx, id, days))
    if (!mark) return false
    const link = context.config.publicUrl + clientLink(screens.settings.to('marks'), company.language)
    const facts = { ...company, kind: mark.kind, lastDay: mark.validUntil, link, checkDays }
    return postReminder(context, trx, company, {
      write: (stopLink) => markEndsMail({ ...facts, stopLink }),
      lifeMs: 3 * dayMs,
    })
  })
}

/** Deletes the papers of marks that ended long enough ago. Returns their number. */
export async function forgetPapers(context: Context): Promise<number> {
  const before = daysLater(dayInPakistan(context.clock()), -documentKeptDays)
  let forgotten = 0
  for (;;) {
    const files = await context.db.note((trx) => forgetEndedDocuments(trx, before, atOnce))
    await removeDocuments(pictureTools(context), files)
    forgotten += files.length
    if (files.length < atOnce) return forgotten
  }
}
