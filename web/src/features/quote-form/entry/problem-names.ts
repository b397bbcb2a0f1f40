import type { Bill } from '@tameer/quotes'
import * as feeWords from '#words/quote-fee'
import * as words from '#words/quote-form'
import { deliverables } from '#words/quote-values'
import { nameOfPlace } from '../terms/place-names.ts'
import type { PlaceKey } from './entry.ts'

const fields: Readonly<Record<string, string>> = {
  house: words.wholeHouse,
  total: words.theTotal,
  tax: words.tax,
  taxPkr: words.taxSum,
  stages: words.payments,
  validUntil: words.validUntil,
  durationWeeks: words.durationWeeks,
  warrantyMonths: words.warrantyMonths,
  changesPercent: words.changes,
  changesOwn: words.changes,
  extras: words.extras,
  alternates: words.alternates,
  discount: words.discount,
  fee: feeWords.yourFee,
  revisions: feeWords.revisions,
  weeksToSubmission: feeWords.weeksToSubmission,
  visits: feeWords.howManyVisits,
}

/** Name of the place of a problem, from the name of its field. */
export function problemPlace(field: string, bill: Bill | undefined): string {
  const space = field.indexOf(' ')
  if (space === -1) return fields[field] ?? ''
  const [kind, rest] = [field.slice(0, space), field.slice(space + 1)]
  const number = Number.parseInt(rest, 10) + 1
  if (kind === 'stages') return words.stageNumber(number)
  if (kind === 'extras') return words.extra(number)
  if (kind === 'alternates') return words.alternate(number)
  if (kind === 'deliverables') return deliverables[rest as keyof typeof deliverables] ?? rest
  if (bill && (kind === 'price' || kind === 'sum')) return nameOfPlace(bill, rest as PlaceKey)
  return fields[kind] ?? ''
}
