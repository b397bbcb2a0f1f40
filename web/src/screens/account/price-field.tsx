import { priceTiers } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/portfolio-form'
import { RadioChips } from '../../ui/chips.tsx'
import { fieldLabels } from './portfolio-fields.tsx'

interface PriceFieldProps {
  price: string
  onPrice: (price: string) => void
  error: string | undefined
}

/** A price in words, with its symbol; a price that is not a tier stays as it was written. */
export function priceInWords(price: string): string {
  if (price === '') return words.noPrice
  const tier = priceTiers.find(({ value }) => value === price)
  return tier ? `${tier.symbol} ${words.priceChips[tier.value]}` : price
}

/** The price tiers as chips. A stored price that is not a tier can be kept. */
export function PriceField({ price, onPrice, error }: PriceFieldProps) {
  const [opened] = useState(price)
  const values = new Set([...priceTiers.map(({ value }) => value), '', opened, price])
  return (
    <div className="sm:col-span-2" data-field="price">
      <RadioChips
        legend={fieldLabels.price}
        name="price"
        onChange={onPrice}
        options={[...values].map((value) => ({ value, label: priceInWords(value) }))}
        value={price}
      />
      {error && (
        <p className="mt-1.5 text-alarm text-small" data-problem="" tabIndex={-1}>
          {error}
        </p>
      )}
    </div>
  )
}
