// The way from the price as quoted to the price for the same house, in the terms of the form.
import { type Bill, sumRanges } from '../bill.ts'
import type { FilledIn, LevelledQuote } from '../level-quote.ts'
import {
  type CheckedChip,
  type CheckedQuote,
  type CheckedRow,
  checkedChips,
  checkedRows,
} from './checked-quote.ts'
import { chipsFor, rowsFor, utilities } from './parts-of-bill.ts'

/** Why the estimate fills in a line. */
export type FillReason =
  /** A row that was not said, or is apart without a sum. */
  | { readonly code: 'notSaid' | 'apart'; readonly row: CheckedRow }
  | { readonly code: 'leftOut' | 'owner' | 'aside'; readonly chip: CheckedChip }
  /** `material`: what the family buys with labour only. `utilities`: in no rate for labour. */
  | { readonly code: 'material' | 'finishing' | 'utilities' }

/** One step in whole rupees; the price as quoted and all steps add up to the price for the same house. */
export type AddedStep = (
  | FillReason
  /** Sums set aside and extras, taken out; the tax on top. */
  | { readonly code: 'sumsAside' | 'extras' | 'tax' }
) & { readonly amountPkr: number }

/** The reason of each line that the estimate fills in. */
export function fillReasons(bill: Bill, checked: CheckedQuote): (line: FilledIn) => FillReason {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const rows = byLine(rowsFor(bill, checked))
  const chips = byLine(chipsFor(bill, checked))
  return ({ id, cover }) => {
    const row = rows.get(id)
    if (row && cover === 'excluded')
      return { code: checked.rows[row] === undefined ? 'notSaid' : 'apart', row }
    const chip = chips.get(id)
    const answer = chip && checked.out[chip]
    if (answer) return { code: chipCodes[typeof answer === 'string' ? answer : 'allowance'], chip }
    if (cover !== 'excluded') return { code: 'material' }
    return {
      code: lines.get(id)?.section === utilities && checked.scope === 'complete' ? 'utilities' : 'finishing',
    }
  }
}

const chipCodes = { excluded: 'leftOut', owner: 'owner', allowance: 'aside' } as const

/** The steps of a typed quote: what is taken out, chips, what is not in its scope, rows, tax. */
export function addedSteps(bill: Bill, checked: CheckedQuote, levelled: LevelledQuote): AddedStep[] {
  const reasonOf = fillReasons(bill, checked)
  const groups = new Map<string, { reason: FillReason; lines: FilledIn[] }>()
  for (const line of levelled.filledIn) {
    const reason = reasonOf(line)
    const key = Object.values(reason).join(' ')
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { reason, lines: [line] })
  }
  const filled = [...groups.values()].map(
    ({ reason, lines }): AddedStep => ({ ...reason, amountPkr: sumRanges(lines).costPkr }),
  )
  const steps: AddedStep[] = [
    { code: 'extras', amountPkr: 0 - levelled.extrasToPayPkr },
    { code: 'sumsAside', amountPkr: 0 - levelled.allowancesPkr },
    ...filled.toSorted((one, other) => placeOf(one) - placeOf(other)),
    { code: 'tax', amountPkr: levelled.taxPkr ?? 0 },
  ]
  return steps.filter(({ amountPkr }) => amountPkr !== 0)
}

const order = ['aside', 'leftOut', 'owner', 'material', 'finishing', 'utilities', 'apart', 'notSaid']

/** By the code; rows and chips as in the form. */
function placeOf(step: AddedStep): number {
  const within =
    'row' in step ? checkedRows.indexOf(step.row) : 'chip' in step ? checkedChips.indexOf(step.chip) : 0
  return order.indexOf(step.code) * 100 + within
}

function byLine<Id>(parts: readonly { id: Id; lines: readonly { id: string }[] }[]): Map<string, Id> {
  return new Map(parts.flatMap(({ id, lines }) => lines.map((line): [string, Id] => [line.id, id])))
}
