import { displayAmount, displayRange } from '#words/amounts'
import * as words from '#words/quote-comparison'
import type { BillOffer } from './compared.ts'

/** Bar from zero to the highest possible price: the part in the price, the part added, and the range. */
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

/** Amount in rupees at the end of the bars, the same for all offers. */
export function mostOf(offers: readonly BillOffer[]): number {
  return Math.max(...offers.map(({ levelled }) => levelled.likeForLikeHighPkr))
}

/** Legend for the parts of a bar. */
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
