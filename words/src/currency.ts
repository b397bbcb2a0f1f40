/**
 * Rupees in another currency with its name: `GBP 38,667`, in groups of three digits; small amounts with two decimals.
 * Alike in every language.
 */
export function inCurrency(pkr: number, currency: { name: string; rupeesForOne: number }): string {
  const amount = pkr / currency.rupeesForOne
  const decimals = amount < 100 ? 2 : 0
  const written = amount.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${currency.name} ${written}`
}
