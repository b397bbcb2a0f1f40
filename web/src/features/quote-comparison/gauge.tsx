import { displayAmount, displayRange } from '#words/amounts'
import * as words from '#words/quote-comparison'
import type { BillOffer } from './compared.ts'

/** From zero to what the dearest could be: what is in the price, what was added, and from where to where it could be. */
export function Gauge({ levelled, mostPkr }: Pick<BillOffer, 'levelled'> & { mostPkr: number }) {
  const { likeForLikePkr, likeForLikeLowPkr, likeForLikeHighPkr, filledInPkr } = levelled
  const ownPkr = likeForLikePkr - filledInPkr
  const part = (pkr: number) => `${((pkr / mostPkr) * 100).toFixed(2)}%`
  const range = displayRange(likeForLikeLowPkr, likeForLikeHighPkr)
  return (
    <span
      aria-label={words.gauge(displayAmount(ownPkr), displayAmount(filledInPkr), range)}
      className="gauge"
      role="img"
    >
      <i className="gauge-own" style={{ inlineSize: part(ownPkr) }} />
      {filledInPkr > 0 && (
        <i
          className="gauge-added"
          style={{ insetInlineStart: part(ownPkr), inlineSize: part(filledInPkr) }}
        />
      )}
      {likeForLikeHighPkr > likeForLikeLowPkr && (
        <i
          className="gauge-range"
          style={{
            insetInlineStart: part(likeForLikeLowPkr),
            inlineSize: part(likeForLikeHighPkr - likeForLikeLowPkr),
          }}
        />
      )}
    </span>
  )
}

/** What the bars of all offers are drawn against. */
export function mostOf(offers: readonly BillOffer[]): number {
  return Math.max(...offers.map(({ levelled }) => levelled.likeForLikeHighPkr))
}

/** What the parts of a bar mean. */
export function GaugeKey() {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted text-small">
      {[
        ['gauge-own', words.inItsPrice],
        ['gauge-added', words.addedFromEstimate],
        ['gauge-range', words.couldBe],
      ].map(([look, meaning]) => (
        <span className="inline-flex items-center gap-2" key={look}>
          <i aria-hidden="true" className={`gauge-key ${look}`} />
          {meaning}
        </span>
      ))}
    </p>
  )
}
