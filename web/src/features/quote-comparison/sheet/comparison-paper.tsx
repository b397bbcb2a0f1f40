import { dayInPakistan } from '@tameer/contract'
import * as markWords from '#words/licence-limits'
import * as words from '#words/quote-comparison'
import { serverNow } from '../../../lib/server-time.ts'
import '../../../ui/paper.css'
import '../comparison.css'
import { AbsentNotes } from '../absent-notes.tsx'
import { CompanyName, ShortName } from '../company-name.tsx'
import { type Compared, type ComparedHouse, shortNameOf, titlesOf } from '../compared.ts'
import { pointsOf } from '../offer/offer-flags.tsx'
import { limitSources } from '../offer/offer-marks.ts'
import { CellText } from '../rows/cell-text.tsx'
import { paperGroups } from '../rows/groups.ts'
import type { Row } from '../rows/row.ts'
import { Verdict } from '../verdict.tsx'

interface ComparisonPaperProps {
  request: ComparedHouse
  compared: Compared
}

/** The comparison for printing: the sentences, the totals, the sections, the terms and what to ask. */
export function ComparisonPaper({ request, compared }: ComparisonPaperProps) {
  const { offers, absent } = compared
  const [title, place] = titlesOf(request, compared.kind)
  return (
    <article aria-label={words.paperTitle} className="paper paper-wide">
      <header>
        <p>{words.printedOn(dayInPakistan(serverNow()))}</p>
        <h2>{title}</h2>
        <p>{words.inRupees(place)}</p>
      </header>
      <Verdict compared={compared} />
      <PaperTable compared={compared} />
      <section className="paper-notes">
        <h3>{words.toAsk}</h3>
        <div className="grid auto-cols-fr grid-flow-col gap-4">
          {offers.map((offer) => (
            <div key={offer.id}>
              <h4>
                <ShortName company={offer.company} />
              </h4>
              {pointsOf(offer).length === 0 && <p>{words.nothingToAsk}</p>}
              <ul>
                {pointsOf(offer).map(({ sentence }) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <AbsentNotes absent={absent} />
        <MarkNotes offers={offers} />
      </section>
      <footer className="paper-notes grid grid-cols-2 gap-4 border border-ink p-2">
        {compared.kind === 'bill' && (
          <section>
            <h3>{words.howWeCompare}</h3>
            <p>{words.paperHow}</p>
          </section>
        )}
        <section>
          <h3>{words.paperQuotes}</h3>
          {offers.map(({ id, quote, company, typed }) => (
            <p key={id}>
              {typed
                ? `${shortNameOf({ company })}: ${typed.about}`
                : words.quoteOnPaper(
                    shortNameOf({ company }),
                    quote.revision,
                    quote.sentAt,
                    quote.terms.validUntil,
                  )}
            </p>
          ))}
        </section>
      </footer>
    </article>
  )
}

/** The meaning of the marks, and the sources of the limits of licences. Nothing when no company has a mark. */
function MarkNotes({ offers }: Pick<Compared, 'offers'>) {
  const limits = limitSources(offers)
  if (!offers.some(({ company }) => company?.marks.length)) return null
  return (
    <>
      <h3>{markWords.marks}</h3>
      <p>{markWords.marksLead}</p>
      {limits && <SourceTexts {...limits} />}
    </>
  )
}

function SourceTexts({ lead, sources }: NonNullable<ReturnType<typeof limitSources>>) {
  return (
    <p>
      {lead}
      {sources.map((source) => (
        <bdi className="block" key={source} lang="en">
          {source}
        </bdi>
      ))}
    </p>
  )
}

// Overrides the paper's usual table look, which is made for figures only.
const tableLook = 'table-fixed wrap-anywhere [&_:is(td,th)]:whitespace-pre-line! [&_:is(td,th)]:pe-2'

function PaperTable({ compared }: { compared: Compared }) {
  const { offers, kind } = compared
  const columns = offers.length + (kind === 'bill' ? 2 : 1)
  return (
    <table aria-label={words.tableLabel} className={tableLook}>
      <thead>
        <tr>
          <td />
          {kind === 'bill' && <th scope="col">{words.estimate}</th>}
          {offers.map((offer, place) => (
            <th key={offer.id} scope="col">
              {offers.length > 1 && words.numbered(place + 1)}
              <CompanyName company={offer.company} />
            </th>
          ))}
        </tr>
      </thead>
      {paperGroups(compared).map(({ id, title, sum, rows }) => (
        <tbody key={id}>
          {sum ? (
            <PaperRow hasEstimate row={sum} />
          ) : (
            title &&
            rows.length > 0 && (
              <tr>
                <th className="font-semibold!" colSpan={columns} scope="rowgroup">
                  {title}
                </th>
              </tr>
            )
          )}
          {rows.map((row) => (
            <PaperRow hasEstimate={kind === 'bill'} key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function PaperRow({ row, hasEstimate }: { row: Row; hasEstimate: boolean }) {
  const { label, estimate, cells, isTotal } = row
  return (
    <tr className={isTotal ? '[&>*]:font-semibold!' : ''}>
      <th scope="row">{label}</th>
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
