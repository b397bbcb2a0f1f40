import type { Context } from '../../context/context.ts'
import { dayInPakistan, startInPakistan } from '../../core/day-in-pakistan.ts'
import type { Writer } from '../../db/database.ts'
import { deleteDeskLinesBefore, findOldestDeskLine, insertDeskLine } from '../../db/queries/desk/desk-log.ts'

/**
 * Time for which a line of the log is kept, ms: three years with a leap day, and one day more, since the clock of the
 * database may be behind.
 */
const keptMs = 1097 * 24 * 60 * 60_000

/**
 * Deletes each month of the log, as Pakistan counts it, of which every line is older than three years, and writes a line
 * that says so. Returns how many lines were deleted.
 */
export async function dropOldLogMonths({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  for (let dropped = 0; ; ) {
    const lines = await db.note((trx) => dropOldestMonth(trx, clock()))
    if (lines === 0) return dropped
    dropped += lines
  }
}

async function dropOldestMonth(trx: Writer, now: number): Promise<number> {
  const oldest = await findOldestDeskLine(trx)
  if (oldest === undefined) return 0
  const month = dayInPakistan(oldest).slice(0, 7)
  const end = startInPakistan(`${monthAfter(month)}-01`)
  if (end > now - keptMs) return 0
  const lines = await deleteDeskLinesBefore(trx, end)
  await insertDeskLine(trx, {
    event: 'log-month-dropped',
    actorId: null,
    actor: 'server',
    network: '',
    subject: { kind: 'log', id: month },
    after: { month, lines },
    now,
  })
  return lines
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}
