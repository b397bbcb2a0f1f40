import type { ReactNode } from 'react'
import * as words from '#words/request-page'
import type { AnyOffer } from '../../../features/quote-comparison/compared.ts'
import { whyTheyDiffer } from '../../../features/quote-comparison/why-they-differ.ts'
import { Amount } from '../../../ui/text/amount.tsx'

/** The quote's total, the price for the same house, and why the two differ. */
export function QuoteFigures({ offer, mayAsk }: { offer: AnyOffer; mayAsk: boolean }) {
  const { levelled, isEnded, quote } = offer
  const { headlinePkr, likeForLikePkr } = levelled
  const ofHouse = 'filledIn' in levelled
  const { validUntil } = quote.terms
  const [most] = ofHouse ? whyTheyDiffer(levelled) : []
  const why = [most, levelled.taxPkr === undefined && words.taxUnknown].filter(Boolean).join(' ')
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Figure name={words.asksFor} pkr={headlinePkr} />
        {(ofHouse || likeForLikePkr !== headlinePkr) && (
          <Figure end name={ofHouse ? words.sameHouse : words.withTax} pkr={likeForLikePkr} />
        )}
      </dl>
      <p className="mt-1.5 text-muted text-small wrap-anywhere">
        {why && `${why} `}
        {isEnded ? (
          <strong className="font-semibold text-ink">
            {words.hasEnded(validUntil)}
            {mayAsk && ` ${words.askToRenew}`}
          </strong>
        ) : (
          words.validUntil(validUntil)
        )}
      </p>
    </>
  )
}

function Figure({ name, pkr, end = false }: { name: ReactNode; pkr: number; end?: boolean }) {
  return (
    <div className={end ? 'min-w-0 text-end' : 'min-w-0'}>
      <dt className="text-muted text-small">{name}</dt>
      <dd>
        <Amount className="text-h2 wrap-anywhere" text={words.displayAmount(pkr)} />
      </dd>
    </div>
  )
}
