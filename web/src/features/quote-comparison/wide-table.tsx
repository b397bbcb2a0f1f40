import { Fragment, useMemo } from 'react'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { Amount } from '../../ui/text/amount.tsx'
import { CompanyName } from './company-name.tsx'
import { type Compared, nameOf, sourceOf } from './compared.ts'
import { Gauge, mostOf } from './gauge.tsx'
import { ChooseButton } from './offer/choose-button.tsx'
import { type Ask, OfferFlags } from './offer/offer-flags.tsx'
import { OfferStanding } from './offer/offer-standing.tsx'
import { scopeGroups } from './rows/groups.ts'
import type { Group, Row } from './rows/row.ts'
import { TableRow } from './rows/table-row.tsx'
import { termGroup } from './rows/term-rows.ts'
import { aboveLowest, extrasRow, lowestOf, quotedRow, rangeRow, stepRows } from './rows/total-rows.ts'
import { type OpenRows, useOpenRows } from './rows/use-open-rows.ts'

interface WideTableProps {
  compared: Compared
  onAsk: Ask | undefined
  onChoose: ((quoteId: string) => void) | undefined
}

/** Columns beside the first that stand on a wide screen. More of them scroll in themselves. */
const mostColumns = 4

/** View for a wide screen: the estimate and each company as a column, sorted by the price for the same house. */
export function WideTable({ compared, onAsk, onChoose }: WideTableProps) {
  const { offers } = compared
  const rows = useOpenRows()
  const hasEstimate = compared.kind === 'bill'
  const groups = useMemo(() => scopeGroups(compared), [compared])
  const columns = offers.length + (hasEstimate ? 1 : 0)
  const terms = useMemo(() => termGroup(compared, groupDigits), [compared])
  const mayChoose = offers.some(
    ({ isEnded, company, typed }) => typed?.message ?? (onChoose && company && !isEnded),
  )
  const isLong = columns > mostColumns
  return (
    <div className={isLong ? 'overflow-x-auto' : undefined}>
      <table
        className="comparison w-full table-fixed border-collapse"
        style={isLong ? { minInlineSize: `${(columns + 1) * 12}rem` } : undefined}
      >
        <caption className="sr-only">{words.tableLabel}</caption>
        <colgroup>
          <col className="w-1/5" />
        </colgroup>
        <thead>
          <tr>
            <th className="text-muted text-small" scope="col">
              {hasEstimate ? words.allInRupees : words.allInRupeesFees}
            </th>
            {compared.kind === 'bill' && (
              <th className="bg-wash" scope="col">
                <span className="block font-display text-h3">{words.estimate}</span>
                <span className="text-muted text-small">{words.pricesAsOf(compared.bill)}</span>
              </th>
            )}
            {offers.map((offer, place) => (
              <th key={offer.id} scope="col">
                <span className="block font-display text-h3">
                  {offers.length > 1 && words.numbered(place + 1)}
                  <CompanyName company={offer.company} />
                </span>
                <span className="block text-muted text-small empty:hidden">{sourceOf(offer)}</span>
                {hasEstimate && (
                  <span className="text-muted text-small">
                    {words.sameHouseOf(displayAmount(offer.levelled.likeForLikePkr))}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {compared.kind === 'bill' && <Totals compared={compared} rows={rows} />}
        <tbody>
          {offers.some(({ typed }) => !typed) && (
            <tr>
              <th scope="row">{words.theQuote}</th>
              {hasEstimate && <td className="bg-wash" />}
              {offers.map((offer) => (
                <td className="text-start!" key={offer.id}>
                  {!offer.typed && <OfferStanding offer={offer} />}
                </td>
              ))}
            </tr>
          )}
          {mayChoose && (
            <tr>
              <td />
              {hasEstimate && <td className="bg-wash" />}
              {offers.map((offer) => (
                <td key={offer.id}>
                  <ChooseButton offer={offer} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
        {groups.map((group) => (
          <GroupRows columns={columns} group={group} hasEstimate={hasEstimate} key={group.id} rows={rows} />
        ))}
        <tbody>
          <GroupHead columns={columns} title={words.toAsk} />
          <tr>
            <th className="text-muted text-small" scope="row">
              {onAsk ? words.canBeChanged : <span className="sr-only">{words.toAsk}</span>}
            </th>
            {hasEstimate && <td className="bg-wash" />}
            {offers.map((offer) => (
              <td className="text-start!" key={offer.id}>
                <section aria-label={nameOf(offer)}>
                  <OfferFlags offer={offer} onAsk={onAsk} />
                </section>
              </td>
            ))}
          </tr>
        </tbody>
        {terms.rows.length > 0 && (
          <GroupRows columns={columns} group={terms} hasEstimate={hasEstimate} rows={rows} />
        )}
      </table>
    </div>
  )
}

interface TotalsProps {
  compared: Extract<Compared, { kind: 'bill' }>
  rows: OpenRows
}

/** Rows for the quoted price, the price for the same house, its range, and the steps between. */
function Totals({ compared: { bill, offers }, rows }: TotalsProps) {
  const lowest = lowestOf(offers, 'likeForLikePkr')
  const mostPkr = mostOf(offers)
  const steps: Row = {
    id: 'steps',
    label: words.fromQuoted,
    estimate: null,
    cells: offers.map(() => ({ main: '', notes: [] })),
    parts: [...stepRows(offers, 'family')],
  }
  return (
    <tbody>
      <TableRow hasEstimate row={quotedRow(offers)} rows={rows} />
      <tr className="ruled">
        <th scope="row">
          <strong className="font-semibold">{words.sameHouse}</strong>
          <span className="block text-muted text-small">{words.decidesOrder}</span>
        </th>
        <td className="bg-wash">
          <Amount className="text-h2" text={displayAmount(bill.totalPkr)} />
        </td>
        {offers.map((offer) => {
          const { likeForLikePkr, taxPkr } = offer.levelled
          const above = aboveLowest(likeForLikePkr, lowest)
          return (
            <td key={offer.id}>
              <Amount className="text-h2" text={displayAmount(likeForLikePkr)} />
              {above && (
                <span
                  className={`block font-semibold text-small ${likeForLikePkr === lowest ? 'text-good' : ''}`}
                >
                  {above}
                </span>
              )}
              {taxPkr === undefined && (
                <strong className="block font-semibold text-small">{words.taxInNeither}</strong>
              )}
              <Gauge levelled={offer.levelled} mostPkr={mostPkr} />
            </td>
          )
        })}
      </tr>
      {[rangeRow(bill, offers), ...(steps.parts?.length ? [steps] : []), ...extrasRow(offers)].map((row) => (
        <OpeningRow group="totals" hasEstimate key={row.id} row={row} rows={rows} />
      ))}
    </tbody>
  )
}

interface GroupRowsProps {
  group: Group
  columns: number
  hasEstimate: boolean
  rows: OpenRows
}

function GroupRows({ group: { id, title, sum, rows: inGroup }, columns, hasEstimate, rows }: GroupRowsProps) {
  return (
    <tbody>
      {sum ? (
        <TableRow hasEstimate={hasEstimate} look="head" row={sum} rows={rows} />
      ) : (
        <GroupHead columns={columns} title={title} />
      )}
      {inGroup.map((row) => (
        <OpeningRow group={id} hasEstimate={hasEstimate} key={row.id} row={row} rows={rows} />
      ))}
    </tbody>
  )
}

function GroupHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className="ruled">
      <th className="pt-8! font-display text-h3" scope="rowgroup">
        {title}
      </th>
      <td colSpan={columns} />
    </tr>
  )
}

/** A row and, while it is open, its parts below it. */
function OpeningRow({
  group,
  row,
  rows,
  hasEstimate,
}: {
  group: string
  row: Row
  rows: OpenRows
  hasEstimate: boolean
}) {
  const name = `${group} ${row.id}`
  return (
    <Fragment>
      <TableRow hasEstimate={hasEstimate} name={name} row={row} rows={rows} />
      {rows.isOpen(name) &&
        row.parts?.map((part) => (
          <TableRow hasEstimate={hasEstimate} key={part.id} look="part" row={part} rows={rows} />
        ))}
    </Fragment>
  )
}
