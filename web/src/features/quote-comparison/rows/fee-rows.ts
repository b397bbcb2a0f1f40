// Rows for architects' fees: the fee in rupees, what it includes, then payment and terms.
import { deliverables, type Fee } from '@tameer/quotes'
import { displayAmount, displayRupees } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { deliverables as deliverableNames } from '#words/quote-values'
import type { FeeOffer } from '../compared.ts'
import { type Cell, cell, type Figure, type Group, type Row } from './row.ts'

export function feeGroups(offers: readonly FeeOffer[]): Group[] {
  const figure = displayAmount
  const row = (id: string, label: string, toCell: (offer: FeeOffer) => Cell): Row => ({
    id,
    label,
    estimate: null,
    cells: offers.map(toCell),
  })
  const counted = (count: number | null | undefined, say: (count: number) => string) =>
    cell(count === null || count === undefined ? words.notSaid : say(count))
  return [
    {
      id: 'totals',
      title: words.totals,
      rows: [
        {
          ...row('headline', words.fee, ({ levelled, quote }) =>
            cell(figure(levelled.headlinePkr), howFeeIsSaid(quote.fee)),
          ),
          isTotal: true,
        },
        row('optional', words.optionalTogether, ({ levelled }) =>
          cell(levelled.optional.length > 0 ? figure(levelled.optionalPkr) : words.none),
        ),
      ],
    },
    {
      id: 'deliverables',
      title: words.inTheFee,
      rows: [
        ...deliverables.map((deliverable) =>
          row(deliverable, deliverableNames[deliverable], ({ levelled }) =>
            deliverableCell(levelled, deliverable, figure),
          ),
        ),
        row('revisions', words.revisions, ({ quote }) => counted(quote.revisions, words.rounds)),
        row('weeksToSubmission', words.weeksToSubmission, ({ quote }) =>
          counted(quote.weeksToSubmission, words.weeks),
        ),
      ],
    },
  ]
}

function howFeeIsSaid(fee: Fee): string | undefined {
  if (fee.kind === 'per-sft') return words.perSft(displayRupees(fee.ratePkr))
  return fee.kind === 'percent' ? words.percentOfEstimate(fee.percent) : undefined
}

function deliverableCell(
  { included, optional }: FeeOffer['levelled'],
  deliverable: (typeof deliverables)[number],
  figure: Figure,
): Cell {
  const inside = included.find((mark) => mark.deliverable === deliverable)
  const offered = optional.find((mark) => mark.deliverable === deliverable)
  const visits = (inside ?? offered)?.visits
  const main = offered ? words.onTop(figure(offered.amountPkr ?? 0)) : words.notIncluded
  return cell(inside ? words.included : main, visits !== undefined && words.visits(visits))
}
