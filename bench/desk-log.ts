import { join } from 'node:path'
import { type Database, openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { type DeskLogFilter, listDeskLines } from '../api/src/db/queries/desk-log.ts'
import { listWaitingMails } from '../api/src/db/queries/desk-mails.ts'
import { fillDesk } from '../api/test/many-desk-rows.ts'
import { note } from './report.ts'
import { freshFolder, removeFolder } from './server.ts'

const turns = 200
const pageSize = 24
const now = Date.UTC(2026, 10, 23)
const minuteMs = 60_000

const filters: Record<string, DeskLogFilter> = {
  'no filter': {},
  'an event': { event: 'signed-in' },
  'a seldom event': { event: 'company-deleted' },
  'a person': { actorId: 'actor-3' },
  'a subject': { subjectId: 'subject-7' },
  'a month': { from: now - 9000 * minuteMs, until: now - 4000 * minuteMs },
  'a person and an event': { actorId: 'actor-3', event: 'signed-in' },
  'a person and a seldom event': { actorId: 'actor-0', event: 'company-deleted' },
  'a subject and an event': { subjectId: 'subject-7', event: 'company-hidden' },
  'a seldom event of a month': { event: 'company-deleted', from: now - 9000 * minuteMs },
}

/** Measures pages of the desk's log and mails by each filter: many lines against few. */
export async function benchDeskLog(): Promise<void> {
  const folder = await freshFolder()
  const open = async (name: string, lines: number, mails: number) => {
    const db = await openDatabase({ kind: 'sqlite', file: join(folder, `${name}.sqlite`) })
    await migrateToLatest(db)
    await fillDesk(db, { lines, mails, now })
    return db
  }
  const few = await open('few', 10_000, 1000)
  const many = await open('many', 1_000_000, 100_000)
  try {
    const pages = Object.entries(filters).map(
      ([name, filter]) =>
        [name, (db: Database, most: number) => listDeskLines(db.read, filter, undefined, most)] as const,
    )
    await compare('page of the log at the desk, 1,000,000 lines against 10,000', { few, many }, pages)
    const mails = ([false, true] as const).map(
      (failed) =>
        [
          failed ? 'not taken' : 'all that wait',
          (db: Database, most: number) => listWaitingMails(db.read, { now, failed, after: undefined }, most),
        ] as const,
    )
    await compare('page of waiting mails at the desk, 100,000 against 1,000', { few, many }, mails)
  } finally {
    await Promise.all([few.close(), many.close()])
    await removeFolder(folder)
  }
}

type Page = readonly [name: string, load: (db: Database, most: number) => Promise<unknown[]>]

async function compare(what: string, { few, many }: Record<'few' | 'many', Database>, pages: Page[]) {
  let worst = { name: '', ratio: 0, ms: 0 }
  for (const [name, load] of pages) {
    const taken = { few: [] as number[], many: [] as number[] }
    // As many lines of each: the few may not fill a page.
    const most = (await load(few, pageSize)).length
    // In turns, so that a busy moment of the machine affects both.
    for (let turn = -20; turn < turns; turn++) {
      for (const [size, db] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const started = performance.now()
        await load(db, most)
        if (turn >= 0) taken[size].push(performance.now() - started)
      }
    }
    const ms = median(taken.many)
    const ratio = ms / median(taken.few)
    console.log(`  ${name}: ${ratio.toFixed(2)} times (${most} lines, ${ms.toFixed(2)} ms)`)
    if (ratio > worst.ratio) worst = { name, ratio, ms }
  }
  const measured = `${worst.ratio.toFixed(2)} times (${worst.ms.toFixed(2)} ms)`
  note(`${what}, slowest ratio (${worst.name}), SQLite`, measured, 'at most 1.3 times', worst.ratio <= 1.3)
}

function median(taken: number[]): number {
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
}
