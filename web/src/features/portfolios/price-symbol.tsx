import { priceSymbol } from '@tameer/contract'
import * as words from '#words/portfolios'

/** `$`, `$$` or `$$$`; nothing for a price that is none of the tiers. */
export function PriceSymbol({ price }: { price: string }) {
  const symbol = priceSymbol(price)
  if (!symbol) return null
  return (
    <span className="shrink-0 font-medium">
      <span className="sr-only">{words.price} </span>
      <span>{symbol}</span>
    </span>
  )
}
