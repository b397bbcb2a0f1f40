import { type CheckedQuote, paymentStages } from '@tameer/quotes'
import { groupDigits } from '#words/amounts'
import { wayOf } from '../../../features/checked-quotes/ways.ts'
import { entryOfTerms } from '../../../features/quote-form/entry/terms-entry.ts'
import { blankCheck, type CheckEntry } from './check-entry.ts'

/** A figure as the form writes it: `4,700`. */
function writeFigure(value: number | undefined): string {
  return value === undefined ? '' : Number.isInteger(value) ? groupDigits(value) : String(value)
}

/** The form of a kept quote. */
export function entryOfChecked(quote: CheckedQuote): CheckEntry {
  const { price, extras, between = [], changes, durationWeeks, warrantyMonths, validUntil = '' } = quote
  const terms = entryOfTerms(
    { stages: between, changes, durationWeeks, warrantyMonths, validUntil },
    (stage) => stage in paymentStages,
  )
  return {
    ...blankCheck(wayOf(quote)),
    name: quote.name,
    scope: quote.scope,
    figure: writeFigure(price.kind === 'lump' ? price.amountPkr : price.ratePkr),
    kind: price.kind === 'lump' ? 'lump' : 'rate',
    area: price.kind === 'lump' ? '' : writeFigure(price.areaSft),
    rows: mapped(quote.rows, (answer) =>
      answer === 'in' ? { is: 'in', sum: '' } : { is: 'apart', sum: writeFigure(answer.amountPkr) },
    ),
    out: mapped(quote.out, (answer) =>
      typeof answer === 'string'
        ? { how: answer, sum: '' }
        : { how: 'aside', sum: writeFigure(answer.asidePkr) },
    ),
    before: writeFigure(quote.beforePercent),
    kept: writeFigure(quote.keptPercent),
    between: terms.stages,
    tax: quote.tax ?? '',
    taxSum: writeFigure(quote.taxPkr),
    durationWeeks: terms.durationWeeks,
    warrantyMonths: terms.warrantyMonths,
    changes: terms.changes,
    changesPercent: terms.changesPercent,
    changesOwn: terms.changesOwn,
    extras: extras.map(({ item, amountPkr }) => ({ item, amount: writeFigure(amountPkr) })),
    validUntil,
    message: quote.message ?? '',
  }
}

function mapped<Key extends string, From, To>(from: Partial<Record<Key, From>>, to: (value: From) => To) {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value as From)])) as Partial<
    Record<Key, To>
  >
}
