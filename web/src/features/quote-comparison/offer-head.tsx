import { pecLimitBelow } from '@tameer/contract'
import * as markWords from '#words/marks'
import * as words from '#words/quote-comparison'
import { Button } from '../../ui/button.tsx'
import { type AnyOffer, nameOf } from './compared.ts'

export function CompanyName(offer: Pick<AnyOffer, 'company'>) {
  return <bdi className="wrap-anywhere">{nameOf(offer)}</bdi>
}

interface OfferHeadProps {
  offer: AnyOffer
  /** Undefined where nothing can be chosen. */
  onChoose: ((quoteId: string) => void) | undefined
}

/** Which quote it is, how long it holds, and the way to choose it. */
export function OfferHead({ offer, onChoose }: OfferHeadProps) {
  const { quote, isChosen, isEnded } = offer
  const { validUntil } = quote.terms
  return (
    <>
      <span className="block text-muted">{words.quoteOf(quote.sentAt)}</span>
      {quote.revision > 1 && <span className="block text-muted">{words.betterQuote(quote.revision)}</span>}
      <span className={isEnded ? 'block font-semibold' : 'block text-muted'}>
        {isEnded ? words.ended(validUntil) : words.validTo(validUntil)}
      </span>
      <OfferMarks {...offer} />
      {isChosen && <span className="block font-semibold text-good">{words.chosen}</span>}
      {onChoose && offer.company && !isEnded && (
        <Button
          aria-label={words.chooseQuoteOf(nameOf(offer))}
          className="mt-2 px-4 print:hidden"
          onClick={() => onChoose(offer.id)}
        >
          {words.choose}
        </Button>
      )}
    </>
  )
}

/** What Tameer has checked of the company, and whether the house is larger than its licence allows. */
function OfferMarks({ company, estimatePkr }: Pick<AnyOffer, 'company' | 'estimatePkr'>) {
  return company?.marks.map((mark) => {
    const { kind, category } = mark
    const limitPkr = category && estimatePkr !== null ? pecLimitBelow(category, estimatePkr) : undefined
    return (
      <span className="block text-muted" key={kind}>
        {markWords.markText(mark)}
        {category && estimatePkr !== null && limitPkr !== undefined && (
          <span className="block text-ink">
            {markWords.aboveLimit({ category, totalPkr: estimatePkr, limitPkr })}
          </span>
        )}
      </span>
    )
  })
}
