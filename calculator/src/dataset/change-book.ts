// A version as the change on the version before: `changes.json` says only what differs. Used when a price book is made
// and by its tests, never in the browser.
import { gradeMultipliers, type ModelLine } from './compile-line.ts'
import type { VersionFiles } from './compile-price-book.ts'

/**
 * Fields and their new values. Null takes a field away, an object changes fields of the object that was there, and
 * anything else takes the place of what was there, a list as a whole.
 */
export interface FieldChanges {
  readonly [field: string]: unknown
}

/** `changes.json` of a version. */
export interface BookChange {
  /** The version before, which is changed. */
  readonly base: string
  /** ISO date of the prices, also where they stay. */
  readonly pricesAsOf: string
  readonly sources?: FieldChanges
  /** By the line's id. `why` is for those who read the file. */
  readonly changedLines?: { readonly [id: string]: FieldChanges & { readonly why?: string } }
  /** Whole lines, each with the id of the line that it stands after. */
  readonly addedLines?: readonly (ModelLine & { readonly after: string })[]
  readonly removedLines?: readonly string[]
  /** By the vector's name; null for a version whose figures no other implementation has found. */
  readonly testVectors?: { readonly [name: string]: FieldChanges } | null
  /** All else that changes in each of the three files. */
  readonly costs?: FieldChanges
  readonly model?: FieldChanges
  readonly supplement?: FieldChanges
}

type Fields = Record<string, unknown>

/** Every part that a change may have: a misspelt one would say nothing. */
const parts: readonly string[] = [
  'base',
  'pricesAsOf',
  'sources',
  'changedLines',
  'addedLines',
  'removedLines',
  'testVectors',
  'costs',
  'model',
  'supplement',
] satisfies (keyof BookChange)[]

/**
 * Applies a version's change to the files of the version before, which stay as they are. The items of the reference
 * house are left out: they are of the older rates. Throws an error with every part that does not fit, such as a line
 * that does not exist.
 */
export function applyChange(version: string, before: VersionFiles, change: BookChange): VersionFiles {
  const faults = Object.keys(change).flatMap((part) => (parts.includes(part) ? [] : `has no part ${part}`))
  const { pricesAsOf, base } = change
  const { lineItems, supplementaryLineItems, lineItemTotals, ...costs } = before.costs
  const { sources } = before.supplement
  const files = {
    costs: changeFields({ ...costs, pricesAsOf }, change.costs ?? {}, 'costs', faults),
    model: changeFields({ ...before.model, pricesAsOf }, change.model ?? {}, 'model', faults),
    supplement: changeFields({ ...before.supplement }, change.supplement ?? {}, 'supplement', faults),
  } as unknown as VersionFiles
  files.costs.quickEstimateOf ??= base
  files.model.lines = changeLines(before.model.lines, change, faults)
  files.model.testVectors =
    change.testVectors === null
      ? []
      : changeNamed(before.model.testVectors, 'name', 'test vector', change.testVectors, faults)
  files.supplement.sources = changeFields(sources, change.sources ?? {}, 'sources', faults) as typeof sources
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `${version}/changes.json: ${fault}`).join('\n'))
  return files
}

/** Changes that make the one object of the other, so that `applyChange` gives it again. */
export function findChanges(before: object, after: object): FieldChanges {
  const [old, now] = [before as Fields, after as Fields]
  const changes: Fields = {}
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [was, is] = [old[field], now[field]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    // Rates of the three grades are read side by side.
    const areParts = isFields(was) && isFields(is) && typeof is.Standard !== 'number'
    changes[field] = is === undefined ? null : areParts ? findChanges(was, is) : is
  }
  return changes
}

function changeLines(
  before: readonly ModelLine[],
  { changedLines, addedLines = [], removedLines = [] }: BookChange,
  faults: string[],
): ModelLine[] {
  for (const id of removedLines)
    if (!before.some((line) => line.id === id)) faults.push(`there is no line ${id}`)
  const left = before.filter(({ id }) => !removedLines.includes(id))
  const lines = changeNamed(left, 'id', 'line', changedLines, faults).map(({ why, ...line }) =>
    changedLines?.[line.id] ? { ...line, gradeMultiplier: gradeMultipliers(line) } : line,
  )
  for (const { after, ...line } of addedLines) {
    const place = lines.findIndex(({ id }) => id === after)
    if (place === -1) faults.push(`there is no line ${after}, after which ${line.id} would stand`)
    lines.splice(place + 1, 0, line)
  }
  return lines
}

/** Changes those entries of a list that are named. */
function changeNamed<Key extends string, Entry extends Record<Key, string>>(
  list: readonly Entry[],
  key: Key,
  kind: string,
  changes: { readonly [name: string]: FieldChanges } = {},
  faults: string[],
): (Entry & { why?: string })[] {
  for (const name of Object.keys(changes))
    if (!list.some((entry) => entry[key] === name)) faults.push(`there is no ${kind} ${name}`)
  return list.map((entry) => {
    const own = changes[entry[key]]
    return own ? (changeFields(entry, own, entry[key], faults) as Entry) : entry
  })
}

function changeFields(before: object, changes: FieldChanges, name: string, faults: string[]): Fields {
  const after = { ...before } as Fields
  for (const [field, value] of Object.entries(changes)) {
    const old = after[field]
    if (value !== null) {
      const inside = isFields(old) && isFields(value)
      after[field] = inside ? changeFields(old, value, `${name}, ${field}`, faults) : value
    } else if (field in after) delete after[field]
    else faults.push(`${name}: there is no ${field} to take away`)
  }
  return after
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
