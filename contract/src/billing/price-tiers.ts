/** Price tiers and their symbols. Any other value has no symbol. */
export const priceTiers = [
  { value: '100-120', symbol: '$' },
  { value: '120-250', symbol: '$$' },
  { value: '250-above', symbol: '$$$' },
] as const

/** Symbol of a tier: `$`, `$$` or `$$$`; an empty text for any other value. */
export function priceSymbol(price: string | null | undefined): string {
  return priceTiers.find((tier) => tier.value === price)?.symbol ?? ''
}
