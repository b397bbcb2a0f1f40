import { priceTiers } from '@tameer/contract'
import * as words from '#words/portfolios'

/** `$`, `$$` or `$$$` with its meaning. Renders nothing for a price that is not a tier. */
export function PriceSymbol({ price }: { price: string }) {
  const tier = priceTiers.find(({ value }) => value === price)
  if (!tier) return null
  return (
    <span className="shrink-0 text-end">
      <span className="sr-only">{words.price} </span>
      <span className="font-medium">{tier.symbol}</span>{' '}
      <span className="block text-muted text-small">{words.priceTierNames[tier.value]}</span>
    </span>
  )
}
