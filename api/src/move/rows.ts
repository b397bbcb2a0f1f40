import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database, Reader } from '../db/engines/connect.ts'
import {
  countRows,
  findLastKey,
  insertRows,
  keyOf,
  type RowKey,
  readRows,
  type WholeRow,
  type WholeTable,
  wholeTables,
} from '../db/whole-tables.ts'
import type { Work } from './work.ts'

// Limit of a page in characters, not rows: ten thousand short rows or a hundred long ones need about the same memory.
const pageSize = 2_000_000
const fewestRows = 100
const mostRows = 10_000
const firstRows = 500

/** State of the source when a move begins. */
export interface Origin {
  rows: number
  /** Identifies the source. Changes when rows are added or deleted. */
  fingerprint: string
}

export async function readOrigin(db: Reader): Promise<Origin> {
  const hash = createHash('sha256')
  let rows = 0
  for (const table of wholeTables) {
    const count = await countRows(db, table)
    rows += count
    hash.update(JSON.stringify([table.name, count, await findLastKey(db, table)]))
  }
  return { rows, fingerprint: hash.digest('hex') }
}

/**
 * Copies every row that is missing; those of the catalogue are there since the move began. Rows are copied in key order and a page is stored completely or not at all, so the
 * greatest key at the target is the place to continue from.
 */
export async function copyRows(from: Reader, to: Database, { rows }: Origin, work: Work): Promise<void> {
  let done = 0
  for (const table of wholeTables) {
    done += await countRows(to.read, table)
    if (table.isCatalogue) continue
    for await (const page of pagesOf(from, table, await findLastKey(to.read, table))) {
      work.signal.throwIfAborted()
      await to.write((trx) => insertRows(trx, table, page))
      done += page.length
      work.progress('Copying rows', done, rows)
    }
  }
}

/** All rows of the tables that the migrations fill and the desk changes. They are few. */
export async function readCatalogue(db: Reader): Promise<{ table: WholeTable; rows: WholeRow[] }[]> {
  const read = []
  for (const table of wholeTables.filter(({ isCatalogue }) => isCatalogue)) {
    read.push({ table, rows: await readRows(db, table, undefined, mostRows) })
  }
  return read
}

export interface RowsJudgement {
  rows: number
  /** SHA-256 over the sums of all tables, hex. */
  sum: string
  /** Differences, one sentence each. */
  differences: string[]
}

/** Compares all rows of both sides by one sum for each table. Calls `tell` with the number of rows done. */
export async function compareRows(
  from: Reader,
  to: Reader,
  tables: readonly WholeTable[],
  tell: (rows: number) => void,
): Promise<RowsJudgement> {
  const sums = createHash('sha256')
  const differences: string[] = []
  let rows = 0
  for (const table of tables) {
    const [ours, theirs] = [createTally(), createTally()]
    let differing: RowKey | undefined
    for await (const [one, other] of pairsOf(from, to, table)) {
      ours.add(one)
      theirs.add(other)
      differing ??= firstDifference(table, one, other)
      tell(rows + ours.count())
    }
    rows += ours.count()
    const sum = ours.sum()
    sums.update(`${table.name} ${sum}\n`)
    if (sum === theirs.sum()) continue
    const counts = `${ours.count()} rows at the source, ${theirs.count()} at the target`
    differences.push(`${table.name}: ${counts}; the first to differ has the key ${differing?.join(', ')}`)
  }
  return { rows, sum: sums.digest('hex'), differences }
}

/** Rows, with the same text for each of them on both engines. */
interface Page {
  rows: WholeRow[]
  lines: string[]
  last: RowKey | undefined
  /** Number of characters of all lines. */
  size: number
}

async function readPage(
  db: Reader,
  table: WholeTable,
  after: RowKey | undefined,
  most: number,
): Promise<Page> {
  // The embedded engine returns synchronously: without this pause no signal would ever be handled.
  await nextTurn()
  const rows = await readRows(db, table, after, most)
  const columns = Object.keys(rows[0] ?? {}).sort()
  const lines = rows.map((row) => JSON.stringify(columns.map((column) => row[column])))
  const last = rows.at(-1)
  return {
    rows,
    lines,
    last: last && keyOf(table, last),
    size: lines.reduce((sum, line) => sum + line.length, 0),
  }
}

async function* pagesOf(db: Reader, table: WholeTable, after?: RowKey): AsyncGenerator<WholeRow[]> {
  let most = firstRows
  for (;;) {
    const page = await readPage(db, table, after, most)
    if (!page.last) return
    yield page.rows
    after = page.last
    most = nextSize(page)
  }
}

/** Pages of both sides with the same number of rows each, until both sides end. */
async function* pairsOf(from: Reader, to: Reader, table: WholeTable): AsyncGenerator<[Page, Page]> {
  let most = firstRows
  let after: (RowKey | undefined)[] = []
  for (;;) {
    const [one, other] = await Promise.all([
      readPage(from, table, after[0], most),
      readPage(to, table, after[1], most),
    ])
    if (!one.last && !other.last) return
    yield [one, other]
    after = [one.last ?? after[0], other.last ?? after[1]]
    most = nextSize(one.last ? one : other)
  }
}

function nextSize({ rows, size }: Page): number {
  const perRow = size / rows.length
  return Math.max(fewestRows, Math.min(mostRows, Math.round(pageSize / perRow)))
}

function createTally() {
  const hash = createHash('sha256')
  let count = 0
  return {
    add({ lines }: Page) {
      count += lines.length
      if (lines.length > 0) hash.update(`${lines.join('\n')}\n`)
    },
    count: () => count,
    sum: () => hash.digest('hex'),
  }
}

function firstDifference(table: WholeTable, one: Page, other: Page): RowKey | undefined {
  const longest = Math.max(one.lines.length, other.lines.length)
  for (let place = 0; place < longest; place += 1) {
    if (one.lines[place] === other.lines[place]) continue
    const row = one.rows[place] ?? other.rows[place]
    return row && keyOf(table, row)
  }
  return undefined
}
