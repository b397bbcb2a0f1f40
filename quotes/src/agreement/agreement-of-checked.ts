import type { Bill } from '../bill.ts'
import type { CheckedChip, CheckedQuote, CheckedRow } from '../checked/checked-quote.ts'
import { checkedStages } from '../checked/checked-stages.ts'
import { chipsFor, rowsFor, utilities } from '../checked/parts-of-bill.ts'
import { readable } from '../rupees.ts'
import { agreedExtras, agreedRate, inRupees } from './agreed-sums.ts'
import type { AddedSum, Agreement, NamedPart } from './agreement.ts'

/** The agreement from a typed quote within its limits, and its bill. */
export function agreementOfChecked(bill: Bill, checked: CheckedQuote): Agreement {
  const { way, scope, rows: answers, durationWeeks, warrantyMonths, changes } = checked
  const rows = rowsFor(bill, checked).map(({ id }) => id)
  const allChips = chipsFor(bill, checked)
  const chips = allChips.filter(({ id }) => typeof checked.out[id] === 'string')
  const { rates, lumpPkr } = mainPrice(bill, checked)
  const added = addedTo(rows, allChips, checked)
  const totalPkr = [...rates, ...added].reduce((sum, { amountPkr }) => sum + amountPkr, lumpPkr)
  const answered = (row: CheckedRow) => answers[row] === 'in' || sumApart(answers[row]) !== undefined
  return {
    way,
    scope,
    also: rows.filter(answered),
    notIn: [...chips.map(({ id }) => chipOf(id)), ...utilitiesOf(bill, checked)],
    openRows: rows
      .filter((row) => !answered(row))
      .map((row) => ({ row, isApart: answers[row] !== undefined })),
    rates,
    lumpPkr,
    added,
    totalPkr,
    ...taxOf(checked),
    stages: inRupees(totalPkr, checkedStages(checked)),
    keepsNothing: checked.keptPercent === 0,
    weeks: durationWeeks,
    familyBuys: chips.map(({ id, lines }) => ({ part: chipOf(id), lines })),
    changes: changes?.trim() || undefined,
    warrantyMonths,
  }
}

const chipOf = (id: CheckedChip): NamedPart => ({ is: 'chip', id })

function sumApart(answer: CheckedQuote['rows'][CheckedRow]): number | undefined {
  return typeof answer === 'object' ? answer.amountPkr : undefined
}

/** No rate for labour holds meters and plan approval. */
function utilitiesOf(bill: Bill, { way }: CheckedQuote): NamedPart[] {
  const isThere = way === 'labour' && bill.lines.some(({ section }) => section === utilities)
  return isThere ? [{ is: 'row', id: 'fees' }] : []
}

function mainPrice(bill: Bill, { price }: CheckedQuote): Pick<Agreement, 'rates' | 'lumpPkr'> {
  if (price.kind === 'lump') return { rates: [], lumpPkr: readable(price.amountPkr) }
  const { ratePkr, areaSft = bill.coveredAreaSft } = price
  return { rates: [agreedRate(ratePkr, areaSft)], lumpPkr: 0 }
}

/** Rows apart, sums set aside and extras, without those of 0. */
function addedTo(
  rows: readonly CheckedRow[],
  chips: readonly { id: CheckedChip }[],
  { rows: answers, out, extras }: CheckedQuote,
): AddedSum[] {
  return [
    ...rows.map(
      (id): AddedSum => ({
        for: 'part',
        parts: [{ is: 'row', id }],
        amountPkr: readable(sumApart(answers[id])),
      }),
    ),
    ...chips.map(({ id }): AddedSum => {
      const answer = out[id]
      const asidePkr = typeof answer === 'object' ? answer.asidePkr : 0
      return { for: 'aside', parts: [chipOf(id)], amountPkr: readable(asidePkr) }
    }),
    ...agreedExtras(extras),
  ].filter(({ amountPkr }) => amountPkr !== 0)
}

function taxOf({ tax, taxPkr }: CheckedQuote): Pick<Agreement, 'tax'> {
  return tax ? { tax: { is: tax, amountPkr: tax === 'on-top' ? taxPkr : undefined } } : {}
}
