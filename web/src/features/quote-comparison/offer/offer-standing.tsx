import * as words from '#words/quote-comparison'
import type { AnyOffer } from '../compared.ts'
import { marksOf } from './offer-marks.ts'

/** The quote's version and how it is priced, its validity, and the checked marks of the company. */
export function OfferStanding({ offer }: { offer: AnyOffer }) {
  const { quote, isChosen, isEnded, typed } = offer
  if (typed) return <p className="text-muted text-small">{typed.about}</p>
  const { validUntil } = quote.terms
  const about = [
    words.quoteNumber(quote.revision, quote.sentAt),
    pricedBy(offer),
    offer.source,
    !isEnded && words.validTo(validUntil),
  ]
  return (
    <div className="text-muted text-small">
      <p>{about.filter(Boolean).join(' · ')}</p>
      {isEnded && <p className="font-semibold text-ink">{words.ended(validUntil)}</p>}
      <OfferMarks offer={offer} />
      {isChosen && <p className="font-semibold text-good">{words.chosen}</p>}
    </div>
  )
}

/** The finest level at which a bill was priced. */
function pricedBy({ quote }: AnyOffer): string | false {
  if (!('prices' in quote)) return false
  const levels = ['line', 'section', 'phase', 'house'] as const
  const level = levels.find((one) => quote.prices.some((price) => price.level === one))
  return level ? words.pricedBy[level] : false
}

/** The marks of the company that Tameer has checked, and a note when the house is larger than its licence allows. */
function OfferMarks({ offer }: { offer: AnyOffer }) {
  return marksOf(offer).map(({ kind, text, tooSmall }) => (
    <span className="block" key={kind}>
      {text}
      {tooSmall && <span className="block text-ink">{tooSmall}</span>}
    </span>
  ))
}
