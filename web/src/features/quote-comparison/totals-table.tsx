import { displayAmount } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { Amount } from '../../ui/text/amount.tsx'
import { ShortName } from './company-name.tsx'
import { type BillOffer, type Compared, sourceOf } from './compared.ts'
import { Gauge, GaugeKey, mostOf } from './gauge.tsx'
import { aboveLowest, lowestOf } from './rows/total-rows.ts'
import { whyTheyDiffer } from './why-they-differ.ts'

/** Short totals of all offers for a narrow screen: quoted and for the same house side by side. */
export function TotalsTable({ compared }: { compared: Compared }) {
  const { offers } = compared
  const isBill = compared.kind === 'bill'
  const [lowestQuoted, lowestSame] = [lowestOf(offers, 'headlinePkr'), lowestOf(offers, 'likeForLikePkr')]
  return (
    <section aria-label={words.theTotals} className="@container">
      <h2 className="text-h2">{words.theTotals}</h2>
      <table className="totals mt-2 w-full border-collapse">
        <caption className="sr-only">{isBill ? words.totalsLabel : words.totalsLabelFees}</caption>
        <thead className="text-muted text-small">
          <tr>
            <th scope="col">{words.company}</th>
            <th scope="col">{isBill ? words.quoted : words.fee}</th>
            {isBill && <th scope="col">{words.sameHouse}</th>}
          </tr>
        </thead>
        {offers.map((offer, place) => (
          <tbody key={offer.id}>
            <tr>
              <th className="font-semibold" scope="row">
                {words.numbered(place + 1)}
                <ShortName company={offer.company} />
                <span className="block font-normal text-muted text-small empty:hidden">
                  {sourceOf(offer)}
                </span>
              </th>
              <Figure lowestPkr={lowestQuoted} pkr={offer.levelled.headlinePkr} />
              {isBill && <Figure lowestPkr={lowestSame} pkr={offer.levelled.likeForLikePkr} strong />}
            </tr>
            {compared.kind === 'bill' && (
              <WhyRow mostPkr={mostOf(compared.offers)} offer={compared.offers[place]} />
            )}
          </tbody>
        ))}
        {compared.kind === 'bill' && (
          <tbody>
            <tr>
              <th className="font-semibold" scope="row">
                {words.estimate}
              </th>
              <td />
              <td className="text-[1.2rem]">
                <Amount text={displayAmount(compared.bill.totalPkr)} />
              </td>
            </tr>
          </tbody>
        )}
      </table>
      {isBill && <GaugeKey />}
    </section>
  )
}

function Figure({
  pkr,
  lowestPkr,
  strong = false,
}: {
  pkr: number
  lowestPkr: number | undefined
  strong?: boolean
}) {
  const above = aboveLowest(pkr, lowestPkr)
  return (
    <td>
      <Amount className="block text-[1.2rem]" text={displayAmount(pkr)} />
      {above && (
        <span
          className={`block text-small ${strong && pkr === lowestPkr ? 'font-semibold text-good' : 'text-muted'}`}
        >
          {above}
        </span>
      )}
    </td>
  )
}

/** The bar, and one line that explains why the two figures differ. */
function WhyRow({ offer, mostPkr }: { offer: BillOffer | undefined; mostPkr: number }) {
  if (!offer) return null
  const { levelled, typed } = offer
  return (
    <tr className="why text-muted text-small">
      <td colSpan={3}>
        <Gauge levelled={levelled} mostPkr={mostPkr} />
        {(typed?.why ?? whyTheyDiffer(levelled)).join(' ') || words.nothingAdded}{' '}
        {levelled.taxPkr === undefined && (
          <strong className="font-semibold text-ink">{words.taxInNeither}</strong>
        )}
      </td>
    </tr>
  )
}
