import type { LooksCheaper } from '@tameer/quotes'
import type { ReactNode } from 'react'
import { displayAmount } from '#words/amounts'
import { lower } from '#words/labels'
import * as words from '#words/quote-comparison'
import { Sentence } from '../../ui/text/sentence.tsx'
import { ShortName } from './company-name.tsx'
import type { AnyOffer, Compared } from './compared.ts'
import { spokenNames } from './rows/spoken-names.ts'
import { againstEstimate } from './rows/total-rows.ts'

/**
 * Names the quote with the lowest price for the same house, quotes that only look cheaper and why, and says if the
 * first two are close.
 */
export function Verdict({ compared }: { compared: Compared }) {
  const { offers, looksCheaper, close } = compared
  const [first] = offers
  if (!first) return null
  const names = new Map(offers.map((offer) => [offer.id, offer]))
  const nameAt = (id: string) => <ShortName company={names.get(id)?.company ?? null} />
  // Each is compared only with the first quote in the order that it looks cheaper than.
  const shown = looksCheaper.filter(
    ({ id }, place) => looksCheaper.findIndex((one) => one.id === id) === place,
  )
  return (
    <section aria-label={words.verdictTitle} className="drafted p-5 sm:px-8 sm:py-7 print:p-2">
      <p className="font-display text-h3">
        <Lead compared={compared} first={first} />
      </p>
      <ul className="mt-3 grid gap-2.5 empty:hidden">
        {shown.map(({ id, than, byPkr, likeForLikeMorePkr, reasons }) => {
          const why = enough(reasons, byPkr).map((reason) =>
            words.reasons[reason.code](
              words.itemsOf('lines' in reason ? namesOf(names.get(id), reason.lines) : []),
              displayAmount(reason.amountPkr),
            ),
          )
          const other = than === first.id ? undefined : nameAt(than)
          return (
            <Point key={`${id} ${than}`}>
              <strong className="font-semibold">
                <Sentence
                  parts={words.looksCheaper(nameAt(id), displayAmount(byPkr), other, words.both(why))}
                />
              </strong>
              {words.costsMore(displayAmount(likeForLikeMorePkr))}
            </Point>
          )
        })}
        {close && (
          <Point>
            <strong className="font-semibold">
              <Sentence parts={words.isClose(nameAt(close.second))} />
            </strong>
            {words.closeBy(
              displayAmount(close.apartPkr),
              words.itemsOf(namesOf(names.get(close.first), close.hangsOn, 3)),
            )}
          </Point>
        )}
        {offers.flatMap((offer) =>
          (offer.typed?.notes ?? []).map((note) => (
            <Point key={`${offer.id} ${note}`}>
              <strong className="font-semibold">
                <ShortName company={offer.company} />
                {': '}
              </strong>
              {note}
            </Point>
          )),
        )}
      </ul>
    </section>
  )
}

/** Names of lines; a typed quote has the family's own for them. */
function namesOf(
  offer: AnyOffer | undefined,
  lines: readonly { readonly id: string; readonly item: string }[],
  most?: number,
): string[] {
  return offer?.typed?.namesOf(lines).slice(0, most) ?? spokenNames(lines, lower).slice(0, most)
}

/** The largest reasons, as many as are needed to explain the difference. */
function enough(reasons: LooksCheaper['reasons'], byPkr: number) {
  let coveredPkr = 0
  return reasons.filter(({ amountPkr }) => {
    const isNeeded = coveredPkr < byPkr
    coveredPkr += amountPkr
    return isNeeded
  })
}

function Lead({ compared, first }: { compared: Compared; first: AnyOffer }) {
  if (compared.kind === 'fee')
    return `${words.leadFees}${compared.offers.length > 1 ? ` ${words.sortedFees}` : ''}`
  const { likeForLikePkr, taxPkr } = first.levelled
  if (compared.offers.length === 1)
    return words.oneQuote(againstEstimate(likeForLikePkr - compared.bill.totalPkr))
  const alike = compared.offers.filter(({ levelled }) => levelled.likeForLikePkr === likeForLikePkr)
  if (alike.length > 1 && alike.every(({ levelled }) => levelled.taxPkr !== undefined)) {
    const names = alike.flatMap(({ id, company }, at) => [
      ...(at > 0 ? [words.and] : []),
      <ShortName company={company} key={id} />,
    ])
    return <Sentence parts={words.cheapestAlike<ReactNode>(names, displayAmount(likeForLikePkr))} />
  }
  const say = taxPkr === undefined ? words.cheapestBeforeTax : words.cheapest
  return <Sentence parts={say(<ShortName company={first.company} />, displayAmount(likeForLikePkr))} />
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="relative ps-5 before:absolute before:start-0 before:top-[0.75em] before:h-[1.5px] before:w-2.5 before:bg-brick">
      {children}
    </li>
  )
}
