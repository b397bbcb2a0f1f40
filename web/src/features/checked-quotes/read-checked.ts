// Reads a typed quote out of what somebody sent or a device kept, as strictly as its form does.
import { cleanLine, cleanText } from '@tameer/contract'
import {
  type CheckedPrice,
  type CheckedQuote,
  type ChipAnswer,
  checkedChips,
  checkedRows,
  type Due,
  dues,
  judgeChecked,
  type RowAnswer,
  type StageShare,
} from '@tameer/quotes'

type Found = Readonly<Record<string, unknown>>

/** The quote with its known fields alone; undefined when it has faults. Never throws. */
export function readChecked(found: unknown): CheckedQuote | undefined {
  const from = fieldsOf(found)
  const way = oneOf(['material', 'labour'] as const, from.way)
  const scope = oneOf(['grey', 'complete'] as const, from.scope)
  const id = typeof from.id === 'string' && /^[\w-]{1,60}$/.test(from.id) ? from.id : undefined
  const price = priceOf(fieldsOf(from.price))
  if (!way || !scope || !id || !price) return undefined
  const checked: CheckedQuote = {
    id,
    name: lineOf(from.name) ?? '',
    way,
    scope,
    price,
    rows: pick(checkedRows, from.rows, rowOf),
    out: pick(checkedChips, from.out, chipOf),
    extras: listOf(from.extras)?.map(extraOf) ?? [],
    beforePercent: figureOf(from.beforePercent),
    keptPercent: figureOf(from.keptPercent),
    between: listOf(from.between)?.map(stageOf),
    tax: oneOf(['included', 'on-top'] as const, from.tax),
    taxPkr: figureOf(from.taxPkr),
    durationWeeks: figureOf(from.durationWeeks),
    warrantyMonths: figureOf(from.warrantyMonths),
    changes: lineOf(from.changes),
    validUntil: lineOf(from.validUntil),
    message: typeof from.message === 'string' ? cleanText(from.message) : undefined,
  }
  return judgeChecked(checked).length === 0 ? checked : undefined
}

/** The fields of an object; none of anything else. */
export function fieldsOf(found: unknown): Found {
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Found) : {}
}

/** A text on one line; undefined for anything else. */
export function lineOf(found: unknown): string | undefined {
  return typeof found === 'string' ? cleanLine(found) : undefined
}

function priceOf({ kind, amountPkr, ratePkr, areaSft }: Found): CheckedPrice | undefined {
  if (kind === 'lump') return { kind, amountPkr: figureOf(amountPkr) ?? Number.NaN }
  if (kind !== 'per-sft') return undefined
  return { kind, ratePkr: figureOf(ratePkr) ?? Number.NaN, areaSft: figureOf(areaSft) }
}

function rowOf(found: unknown): RowAnswer | undefined {
  if (found === 'in' || found === undefined) return found
  return { amountPkr: figureOf(fieldsOf(found).amountPkr) }
}

function chipOf(found: unknown): ChipAnswer | undefined {
  if (found === undefined) return undefined
  const named = oneOf(['excluded', 'owner'] as const, found)
  return named ?? { asidePkr: figureOf(fieldsOf(found).asidePkr) ?? Number.NaN }
}

function extraOf(found: unknown): CheckedQuote['extras'][number] {
  const { item, amountPkr } = fieldsOf(found)
  return { item: lineOf(item) ?? '', amountPkr: figureOf(amountPkr) ?? Number.NaN }
}

function stageOf(found: unknown): StageShare {
  const { stage, due, percent } = fieldsOf(found)
  return { stage: lineOf(stage) ?? '', due: oneOf<Due>(dues, due), percent: figureOf(percent) ?? Number.NaN }
}

/** A figure that was not said; what is none is a fault. */
function figureOf(found: unknown): number | undefined {
  if (found === undefined || found === null) return undefined
  return typeof found === 'number' ? found : Number.NaN
}

/** Far longer lists are a fault as well as one that is a little too long. */
function listOf(found: unknown): unknown[] | undefined {
  return Array.isArray(found) ? found.slice(0, 100) : undefined
}

function oneOf<Value>(values: readonly Value[], found: unknown): Value | undefined {
  return values.find((value) => value === found)
}

function pick<Key extends string, Value>(
  keys: readonly Key[],
  found: unknown,
  read: (found: unknown) => Value | undefined,
): Partial<Record<Key, Value>> {
  const fields = fieldsOf(found)
  const entries = keys.map((key) => [key, read(fields[key])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<Record<Key, Value>>
}
