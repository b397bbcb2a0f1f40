import type { RequestView } from '@tameer/contract'
import { groupDigits } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { flagText } from '#words/quote-flags'
import '../../ui/paper.css'
import { dayInPakistan } from '../../lib/day-in-pakistan.ts'
import { CellText } from './cell-text.tsx'
import { type Compared, titlesOf } from './compared.ts'
import { groupsOf } from './groups.ts'
import { CompanyName, OfferHead } from './offer-head.tsx'
import { AbsentNotes, OrderNotes } from './order-notes.tsx'
import type { Row } from './row.ts'

interface ComparisonPaperProps {
  request: RequestView['request']
  compared: Compared
}

/** The comparison as it goes on paper, every line of it; drawn only while the page is being printed. */
export function ComparisonPaper({ request, compared }: ComparisonPaperProps) {
  const { offers, absent } = compared
  const [title, place] = titlesOf(request, compared.kind)
  return (
    <article aria-label={words.paperTitle} className="paper paper-wide">
      <header>
        <p>{words.printedOn(dayInPakistan())}</p>
        <h2>{title}</h2>
        <p>{words.inRupees(place)}</p>
      </header>
      <div className="paper-notes">
        <OrderNotes compared={compared} figure={groupDigits} />
      </div>
      <PaperTable compared={compared} />
      <section className="paper-notes">
        {compared.kind === 'bill' && <p>{words.lead}</p>}
        {compared.kind === 'bill' && <p>{words.sharedOutHint}</p>}
        <h3>{words.whatToAsk}</h3>
        {offers.map((offer) => (
          <div key={offer.id}>
            <h4>
              <CompanyName company={offer.company} />
            </h4>
            {offer.levelled.flags.length === 0 && <p>{words.nothingToAsk}</p>}
            <ul>
              {offer.levelled.flags.map((flag) => {
                const { sentence } = flagText(flag, groupDigits)
                return <li key={sentence}>{sentence}</li>
              })}
            </ul>
          </div>
        ))}
        <AbsentNotes absent={absent} />
      </section>
    </article>
  )
}

// Stronger than the paper's own look, which is for figures alone.
const tableLook = [
  'table-fixed wrap-anywhere [&_:is(td,th)]:text-start! [&_:is(td,th)]:whitespace-pre-line!',
  '[&_:is(td,th)]:pe-2 [&_tbody>tr:first-child]:break-after-avoid',
].join(' ')

function PaperTable({ compared }: { compared: Compared }) {
  const { offers, kind } = compared
  const columns = offers.length + (kind === 'bill' ? 2 : 1)
  return (
    <table aria-label={words.tableLabel} className={tableLook}>
      <thead>
        <tr>
          <td />
          {kind === 'bill' && <th scope="col">{words.estimate}</th>}
          {offers.map((offer) => (
            <th key={offer.id} scope="col">
              <b>
                <CompanyName company={offer.company} />
              </b>
              <OfferHead offer={offer} onChoose={undefined} />
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(compared, groupDigits).map(({ id, title, rows }) => (
        <tbody key={id}>
          <tr>
            <th className="pt-4! font-display text-body" colSpan={columns} scope="rowgroup">
              {title}
            </th>
          </tr>
          {rows.flatMap((row) => [
            <PaperRow hasEstimate={kind === 'bill'} key={row.id} row={row} />,
            ...(row.parts ?? []).map((part) => (
              <PaperRow hasEstimate={kind === 'bill'} isPart key={`${row.id} ${part.id}`} row={part} />
            )),
          ])}
        </tbody>
      ))}
    </table>
  )
}

function PaperRow({ row, hasEstimate, isPart }: { row: Row; hasEstimate: boolean; isPart?: boolean }) {
  const { label, hint, estimate, cells, isTotal } = row
  return (
    <tr className={isTotal ? '[&>*]:font-semibold! [&_.block]:font-normal' : ''}>
      <th className={isPart ? 'ps-4!' : ''} scope="row">
        {label} {hint && <small className="text-muted">{hint}</small>}
      </th>
      {hasEstimate && <td>{estimate && <CellText {...estimate} />}</td>}
      {cells.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={place}>
          <CellText {...one} />
        </td>
      ))}
    </tr>
  )
}
