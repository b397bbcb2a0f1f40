import * as words from '#words/quote-comparison'
import { RadioChips } from '../../ui/chips.tsx'
import { type AnyOffer, nameOf } from './compared.ts'
import { GroupList } from './group-list.tsx'
import { CompanyName, OfferHead } from './offer-head.tsx'
import type { Figure, Group } from './row.ts'
import type { OpenRows } from './use-open-rows.ts'

interface NarrowViewProps {
  groups: readonly Group[]
  offers: readonly AnyOffer[]
  hasEstimate: boolean
  rows: OpenRows
  onChoose: ((quoteId: string) => void) | undefined
  shown: AnyOffer
  /** The company whose invitation this is. */
  onShow: (invitationId: string) => void
}

/** For a phone: one company at a time beside the estimate. */
export function NarrowView(props: NarrowViewProps) {
  const { groups, offers, hasEstimate, rows, onChoose, shown, onShow } = props
  return (
    <div className="grid grid-cols-1 gap-5">
      {offers.length > 1 && (
        <RadioChips
          className="wrap-anywhere"
          legend={hasEstimate ? words.whichCompany : words.whichCompanyFee}
          onChange={onShow}
          options={offers.map((offer) => ({ value: offer.invitationId, label: nameOf(offer) }))}
          value={shown.invitationId}
        />
      )}
      <div className="text-small">
        <h3 className="text-h3">
          <CompanyName company={shown.company} />
        </h3>
        <OfferHead offer={shown} onChoose={onChoose} />
      </div>
      <GroupList groups={groups} heading="h4" place={offers.indexOf(shown)} rows={rows} />
    </div>
  )
}

/** The totals of all. Two columns, so that it fits the narrowest screen with large text: a name has a row of its own. */
export function ShortTotals({
  offers,
  hasEstimate,
  figure,
}: Pick<NarrowViewProps, 'offers' | 'hasEstimate'> & { figure: Figure }) {
  return (
    <table className="w-full table-fixed border border-line bg-sheet text-small figures [&_:is(td,th)]:px-2 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th)]:wrap-anywhere [&_tbody]:border-line [&_tbody]:border-t">
      <caption className="sr-only">{words.totalsLabel}</caption>
      <thead>
        <tr className="text-muted">
          <th className="py-2 font-normal" scope="col">
            {hasEstimate ? words.asksFor : words.fee}
          </th>
          {hasEstimate && (
            <th className="py-2 font-normal" scope="col">
              {words.likeForLike}
            </th>
          )}
        </tr>
      </thead>
      {offers.map(({ id, company, levelled }) => (
        <tbody key={id}>
          <tr>
            <th className="pt-2 font-normal" colSpan={hasEstimate ? 2 : 1} scope="rowgroup">
              <CompanyName company={company} />
            </th>
          </tr>
          <tr>
            <td className="pb-2">{figure(levelled.headlinePkr)}</td>
            {hasEstimate && <td className="pb-2 font-semibold">{figure(levelled.likeForLikePkr)}</td>}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
