import { Fragment } from 'react'
import * as words from '#words/quote-comparison'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { CellText } from './cell-text.tsx'
import type { AnyOffer } from './compared.ts'
import { CompanyName, OfferHead } from './offer-head.tsx'
import type { Group, Row } from './row.ts'
import { RowLabel } from './row-label.tsx'
import type { OpenRows } from './use-open-rows.ts'

interface WideTableProps {
  groups: readonly Group[]
  offers: readonly AnyOffer[]
  hasEstimate: boolean
  rows: OpenRows
  onChoose: ((quoteId: string) => void) | undefined
}

/** Where there is width: the estimate and each company as a column. */
export function WideTable({ groups, offers, hasEstimate, rows, onChoose }: WideTableProps) {
  return (
    <div className="[&_table]:table-fixed [&_:is(td,th)]:text-start! [&_td]:whitespace-pre-line! [&_:is(td,th)]:wrap-anywhere">
      <ScrollTable label={words.tableLabel}>
        <thead>
          <tr>
            <td />
            {hasEstimate && (
              <th className="text-body" scope="col">
                {words.estimate}
              </th>
            )}
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                <span className="block font-display font-medium text-body text-ink">
                  <CompanyName company={offer.company} />
                </span>
                <OfferHead offer={offer} onChoose={onChoose} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, title, rows: inGroup }) => (
          <tbody key={id}>
            <tr>
              <th className="pt-6! font-display text-h3" scope="rowgroup">
                {title}
              </th>
              <td colSpan={offers.length + (hasEstimate ? 1 : 0)} />
            </tr>
            {inGroup.map((row) => {
              const key = `${id} ${row.id}`
              return (
                <Fragment key={key}>
                  <TableRow hasEstimate={hasEstimate} name={key} row={row} rows={rows} />
                  {rows.isOpen(key) &&
                    row.parts?.map((part) => (
                      <TableRow hasEstimate={hasEstimate} isPart key={part.id} row={part} rows={rows} />
                    ))}
                </Fragment>
              )
            })}
          </tbody>
        ))}
      </ScrollTable>
    </div>
  )
}

interface TableRowProps {
  row: Row
  rows: OpenRows
  hasEstimate: boolean
  /** What `rows` knows it by; parts cannot be opened. */
  name?: string
  isPart?: boolean
}

function TableRow({ row, rows, hasEstimate, name, isPart = false }: TableRowProps) {
  const { isTotal, estimate, cells } = row
  return (
    <tr className={isPart ? '[&>*]:bg-wash!' : ''}>
      <th className={isPart ? 'ps-8!' : ''} scope="row">
        <RowLabel name={name} row={row} rows={rows} />
      </th>
      {hasEstimate && <td>{estimate && <CellText {...estimate} isTotal={isTotal} />}</td>}
      {cells.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={place}>
          <CellText {...one} isTotal={isTotal} />
        </td>
      ))}
    </tr>
  )
}
