import { useMemo } from 'react'
import * as words from '#words/quote-comparison'
import { Added } from '../../../ui/added.tsx'
import { Fold } from '../../../ui/fold.tsx'
import type { AnyOffer, Compared } from '../compared.ts'
import { Ledger } from '../ledger.tsx'
import { phaseGroups } from '../rows/bill-rows.ts'
import { CellText } from '../rows/cell-text.tsx'
import { feeGroups } from '../rows/fee-rows.ts'
import type { Reader, Row } from '../rows/row.ts'
import { SectionList } from '../rows/section-list.tsx'
import { termsAlone } from '../rows/term-rows.ts'
import { restRows } from '../rows/total-rows.ts'
import { Payments } from './payments.tsx'

interface OfferDetailsProps {
  compared: Compared
  offer: AnyOffer
  reader: Reader
  /** Questions to ask, between the sum and the sections. */
  children?: React.ReactNode
}

/** One quote beside the estimate: its sum, the questions to ask, its sections, its payments and terms. */
export function OfferDetails({ compared, offer, reader, children }: OfferDetailsProps) {
  const { offers } = compared
  const place = offers.findIndex(({ id }) => id === offer.id)
  const terms = useMemo(() => termsAlone(compared), [compared])
  return (
    <div className="grid grid-cols-1 gap-10">
      {compared.kind === 'bill' ? (
        <BillDetails compared={compared} place={place} reader={reader}>
          {children}
        </BillDetails>
      ) : (
        <>
          {feeGroups(compared.offers).map(({ id, title, rows }) => (
            <Part key={id} title={title}>
              <RowList place={place} rows={rows} />
            </Part>
          ))}
          {children}
        </>
      )}
      {offer.quote.terms.stages.length > 0 && (
        <Part title={words.whenYouPay}>
          <Payments offer={offer} />
        </Part>
      )}
      {terms.length > 0 && (
        <Part title={words.terms}>
          <RowList place={place} rows={terms} />
        </Part>
      )}
    </div>
  )
}

interface BillDetailsProps {
  compared: Extract<Compared, { kind: 'bill' }>
  place: number
  reader: Reader
  children: React.ReactNode
}

function BillDetails({ compared: { bill, offers }, place, reader, children }: BillDetailsProps) {
  const groups = useMemo(() => phaseGroups(bill, offers, reader), [bill, offers, reader])
  const offer = offers[place]
  if (!offer) return null
  const [before, dashed = '', after] = words.sectionsHint
  const rest = restRows([offer])
  const sections = (
    <>
      <p className="text-muted text-small">
        {before}
        <Added>{dashed}</Added>
        {after}
      </p>
      <SectionList groups={groups} heading="h4" place={place} />
      {rest.length > 0 && (
        <section aria-label={words.notInSections} className="pt-6">
          <h4 className="mb-2 font-display text-h3">{words.notInSections}</h4>
          <RowList place={0} rows={rest} />
        </section>
      )}
    </>
  )
  return (
    <>
      <Ledger estimatePkr={bill.totalPkr} offer={offer} reader={reader} />
      {children}
      {/* A rate for the whole house says nothing of a section: its share there is worked out. */}
      {offer.typed ? (
        <Fold heading="h3" title={words.sections}>
          {sections}
        </Fold>
      ) : (
        <Part title={words.sections}>{sections}</Part>
      )}
    </>
  )
}

export function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-h3">{title}</h3>
      {children}
    </section>
  )
}

/** The rows of one offer, each with its name and text. */
function RowList({ rows, place }: { rows: readonly Row[]; place: number }) {
  return (
    <dl className="grid gap-y-2.5">
      {rows.map(({ id, label, cells }) => {
        const own = cells[place]
        return (
          <div className="flex flex-wrap gap-x-4" key={id}>
            <dt className="w-32 shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 flex-[1_1_9rem] whitespace-pre-line wrap-anywhere">
              {own && <CellText {...own} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
