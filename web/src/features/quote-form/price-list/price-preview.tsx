import type { ReactNode } from 'react'
import * as words from '#words/quote-filling'
import { Button } from '../../../ui/button.tsx'

interface PricePreviewProps {
  label: string
  /** The change in words. */
  said: ReactNode
  /** A name and a price each. */
  prices: readonly { key: string; name: string; price: string }[]
  children?: ReactNode
  onTake: () => void
  onDiscard: () => void
}

/** Prices that would be filled in, before anything is changed by them. */
export function PricePreview({ label, said, prices, children, onTake, onDiscard }: PricePreviewProps) {
  return (
    <section aria-label={label} className="grid gap-3 border-line border-s-4 bg-wash px-4 py-3">
      <p role="status">{said}</p>
      {children}
      {prices.length > 0 && (
        <details>
          <summary className="link flex min-h-11 w-fit items-center">{words.lookAtPrices}</summary>
          <ul className="max-h-80 divide-y divide-line overflow-y-auto text-small">
            {prices.map(({ key, name, price }) => (
              <li className="flex flex-wrap justify-between gap-x-4 py-1.5" key={key}>
                <span className="min-w-0">{name}</span>
                <span className="ms-auto figures">{price}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        {prices.length > 0 && <Button onClick={onTake}>{words.takePrices(prices.length)}</Button>}
        <Button onClick={onDiscard} variant="quiet">
          {words.discard}
        </Button>
      </div>
    </section>
  )
}
