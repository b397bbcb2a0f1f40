// Payment and terms of offers as rows, the same for a bill and for a fee.
import { mostBeforeWorkPercent, type StageShare, stagesInRupees, type Terms } from '@tameer/quotes'
import { displayDate, groupDigits } from '#words/amounts'
import { changesInWords } from '#words/quote-changes'
import * as words from '#words/quote-comparison'
import { taxes } from '#words/quote-values'
import type { AnyOffer, Compared } from '../compared.ts'
import { type Cell, cell, type Figure, type Group, type Row } from './row.ts'
import { nameOfStage } from './stage-name.ts'

interface TermRow {
  readonly id: string
  readonly label: string
  /** The usual value, in the column of the estimate. */
  readonly estimate?: string
  /** Text for companies that say nothing. Default: "not said". */
  readonly absent?: string
  readonly isText?: boolean
  /** Returns undefined when the company says nothing. */
  readonly show: (offer: AnyOffer) => Cell | undefined
}

/** A term that no company states has no row. */
export function termGroup(compared: Compared, figure: Figure): Group {
  return {
    id: 'terms',
    title: words.paymentAndTerms,
    rows: rowsOf(compared.offers, [...paymentRows(figure), ...termRows(compared), ...textRows(figure)]),
  }
}

/** The same rows without the payments. */
export function termsAlone(compared: Compared): Row[] {
  return rowsOf(compared.offers, [taxRow(groupDigits), ...termRows(compared), ...textRows(groupDigits)])
}

function rowsOf(offers: readonly AnyOffer[], rows: readonly TermRow[]): Row[] {
  return rows.flatMap(({ id, label, estimate, absent = words.notSaid, isText = false, show }): Row[] => {
    const cells = offers.map(show)
    if (cells.every((one) => one === undefined)) return []
    return [
      {
        id,
        label,
        isText,
        estimate: estimate ? { ...cell(estimate), isQuiet: true } : null,
        cells: cells.map((one) => one ?? cell(absent)),
      },
    ]
  })
}

function paymentRows(figure: Figure): TermRow[] {
  return [
    {
      id: 'payments',
      label: words.payments,
      isText: true,
      show: ({ quote, levelled }) => listed(payments(quote.terms.stages, levelled.headlinePkr, figure)),
    },
    {
      id: 'beforeWork',
      label: words.beforeWork,
      estimate: words.usualBefore(mostBeforeWorkPercent),
      show: (offer) => saidPayment(offer, 'beforeWorkPercent'),
    },
    {
      id: 'atHandover',
      label: words.atHandover,
      estimate: words.usualEnd,
      show: (offer) => saidPayment(offer, 'atHandoverPercent'),
    },
    taxRow(figure),
  ]
}

/** A builder that a family typed in may have said nothing about payments. */
function saidPayment(
  { quote, typed, levelled }: AnyOffer,
  field: 'beforeWorkPercent' | 'atHandoverPercent',
): Cell | undefined {
  if (typed && quote.terms.stages.length === 0) return undefined
  return cell(words.percent(levelled.payment[field]))
}

function taxRow(figure: Figure): TermRow {
  return {
    id: 'tax',
    label: words.tax,
    show: ({ quote, typed, levelled: { taxPkr = 0 } }) =>
      quote.tax && typed?.saidTax !== false
        ? cell(taxes[quote.tax], taxPkr > 0 && figure(taxPkr))
        : undefined,
  }
}

function termRows({ kind }: Compared): TermRow[] {
  const duration = kind === 'bill' ? words.duration : words.durationFee
  const warranty = (months: number) => (months === 0 ? words.noWarranty : words.months(months))
  return [
    { id: 'duration', label: duration, show: said((terms) => terms.durationWeeks, words.weeks) },
    { id: 'start', label: words.earliestStart, show: said((terms) => terms.earliestStart, words.dayOrMonth) },
    { id: 'warranty', label: words.warranty, show: said((terms) => terms.warrantyMonths, warranty) },
    { id: 'changes', label: words.changes, show: said((terms) => terms.changes, changesInWords) },
    { id: 'validUntil', label: words.validUntil, show: said((terms) => terms.validUntil, displayDate) },
  ]
}

function textRows(figure: Figure): TermRow[] {
  return [
    {
      id: 'alternates',
      label: words.alternates,
      isText: true,
      absent: words.none,
      show: ({ quote }) => {
        const alternates = 'alternates' in quote ? quote.alternates : []
        return listed(
          alternates.map(({ item, amountPkr }) => words.itemAmount(item, signed(amountPkr, figure))),
        )
      },
    },
    {
      id: 'notes',
      label: words.notes,
      isText: true,
      absent: words.none,
      show: said(
        (terms) => terms.notes,
        (text) => text,
      ),
    },
  ]
}

function said<Value extends string | number>(
  pick: (terms: Terms) => Value | null | undefined,
  say: (value: Value) => string,
): TermRow['show'] {
  return ({ quote }) => {
    const value = pick(quote.terms)
    return value === null || value === undefined || value === '' ? undefined : cell(say(value))
  }
}

function payments(stages: readonly StageShare[], headlinePkr: number, figure: Figure): string[] {
  const amounts = stagesInRupees(headlinePkr, stages)
  return stages.map((stage, place) =>
    words.payment(nameOfStage(stage), stage.percent, figure(amounts[place] ?? 0)),
  )
}

function listed(texts: readonly string[]): Cell | undefined {
  const [main, ...notes] = texts
  return main === undefined ? undefined : cell(main, ...notes)
}

function signed(pkr: number, figure: Figure): string {
  return pkr > 0 ? `+${figure(pkr)}` : figure(pkr)
}
