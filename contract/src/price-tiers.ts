/** Price tiers and their symbols; any other value shows none. */
export const priceTiers = [
  { value: '100-120', symbol: '$' },
  { value: '120-250', symbol: '$$' },
  { value: '250-above', symbol: '$$$' },
] as const

/** `$`, `$$` or `$$$`; an empty text for any other value. */
export function priceSymbol(price: string | null | undefined): string {
  return priceTiers.find((tier) => tier.value === price)?.symbol ?? ''
}
