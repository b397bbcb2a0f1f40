// The lines of a bill that the form of a typed quote asks about, as rows and chips.
import type { Bill, FrozenLine } from '../bill.ts'
import { lineGroups } from '../line-groups.ts'
import {
  type CheckedChip,
  type CheckedQuote,
  type CheckedRow,
  checkedChips,
  checkedRows,
} from './checked-quote.ts'

/** A row or a chip with its lines in the bill. The parapet has none: bricks, cement and labour hold it. */
export interface PartOfBill<Id> {
  readonly id: Id
  readonly lines: readonly FrozenLine[]
}

type Kind = Pick<CheckedQuote, 'way' | 'scope'>

/** Section of meters, bore and plan approval, which no rate for labour holds. */
export const utilities = 'utilities_installation'

const rowLines: Record<Exclude<CheckedRow, 'parapet' | 'fees'>, readonly string[]> = {
  shuttering: ['formwork'],
  tank: ['oh_tank'],
  septic: ['septic'],
  wall: ['boundary_wall'],
  gate: ['gate'],
  front: ['cladding'],
  kitchen: ['cabinets', 'counter', 'sink', 'hob'],
}

const greyChips = checkedChips.slice(0, 4)
const wholeHouse: readonly CheckedRow[] = ['gate', 'front', 'kitchen']

const rowsByLine = byLine(rowLines)
const chipsByLine = byLine<CheckedChip>(
  Object.fromEntries(checkedChips.map((chip) => [chip, lineGroups[chip]])),
)

/** The row that a line belongs to. */
export function rowOf({ id, section }: Pick<FrozenLine, 'id' | 'section'>): CheckedRow | undefined {
  return section === utilities ? 'fees' : rowsByLine.get(id)
}

/** The chip that a line belongs to. A row wins over a chip. */
export function chipOf(line: Pick<FrozenLine, 'id' | 'section'>): CheckedChip | undefined {
  return rowOf(line) ? undefined : chipsByLine.get(line.id)
}

/** The rows to ask of such a quote, in order. A row whose lines the bill lacks is left out. */
export function rowsFor(bill: Bill, kind: Kind): PartOfBill<CheckedRow>[] {
  return partsOf(
    bill,
    checkedRows.filter((row) => isAsked(row, kind)),
    rowOf,
  ).filter(({ id, lines }) => id === 'parapet' || lines.length > 0)
}

/** The chips to offer for such a quote, in order. None for labour: the family buys all material. */
export function chipsFor(bill: Bill, { way, scope }: Kind): PartOfBill<CheckedChip>[] {
  if (way === 'labour') return []
  const chips = scope === 'grey' ? greyChips : checkedChips
  return partsOf(bill, chips, chipOf).filter(({ lines }) => lines.length > 0)
}

function isAsked(row: CheckedRow, { way, scope }: Kind): boolean {
  if (row === 'shuttering') return way === 'labour'
  if (row === 'fees') return way === 'material' && scope === 'complete'
  return scope === 'complete' || !wholeHouse.includes(row)
}

function partsOf<Id>(
  bill: Bill,
  ids: readonly Id[],
  of: (line: FrozenLine) => Id | undefined,
): PartOfBill<Id>[] {
  const parts = ids.map((id) => ({ id, lines: [] as FrozenLine[] }))
  const byId = new Map(parts.map(({ id, lines }) => [id, lines]))
  for (const line of bill.lines) {
    const id = of(line)
    if (id !== undefined) byId.get(id)?.push(line)
  }
  return parts
}

function byLine<Id extends string>(lines: Partial<Record<Id, readonly string[]>>): Map<string, Id> {
  const entries = Object.entries(lines) as [Id, readonly string[]][]
  return new Map(entries.flatMap(([id, ids]) => ids.map((line): [string, Id] => [line, id])))
}
