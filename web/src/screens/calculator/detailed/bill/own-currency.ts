import { readFigure } from '@tameer/figures'
import { useMemo } from 'react'
import * as words from '#words/bill-plan'
import { useWatched } from '../../../../browser/hooks/use-watched.ts'
import { storedText } from '../../../../browser/stored-text.ts'

/** A currency and the rate a reader typed for it; on this device alone. */
export interface OwnCurrency {
  readonly name: string
  readonly rupeesForOne: number
}

export type CurrencyProblem = 'currencyMissing' | 'currencyWrong' | 'rateMissing' | 'rateWrong'

export interface CurrencyTexts {
  readonly name: string
  readonly rate: string
}

const longestName = 8
const limits = { min: 0.001, max: 100_000 }

/** Reads a typed currency, or returns the problem of each field. */
export function readCurrency({ name, rate }: CurrencyTexts) {
  const problems: { name?: CurrencyProblem; rate?: CurrencyProblem } = {}
  const given = name.trim()
  if (given === '') problems.name = 'currencyMissing'
  else if (given.length > longestName || /[\d\s<>]/.test(given)) problems.name = 'currencyWrong'
  const rupeesForOne = readFigure(rate)
  if (rupeesForOne === undefined) problems.rate = 'rateMissing'
  else if (!(rupeesForOne >= limits.min && rupeesForOne <= limits.max)) problems.rate = 'rateWrong'
  return problems.name || problems.rate || rupeesForOne === undefined
    ? { ok: false as const, problems }
    : { ok: true as const, currency: { name: given, rupeesForOne } satisfies OwnCurrency }
}

/** Rupees in a currency, in groups of three digits: `38,667`; small amounts with two decimals. */
export function inOwnCurrency(pkr: number, { rupeesForOne }: OwnCurrency): string {
  const amount = pkr / rupeesForOne
  const decimals = amount < 100 ? 2 : 0
  return amount.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Rupees in a currency with its name: `GBP 38,667`. */
export function inCurrency(pkr: number, currency: OwnCurrency): string {
  return words.inCurrency(currency.name, inOwnCurrency(pkr, currency))
}

const stored = storedText('ownCurrency')

export function keepCurrency({ name, rupeesForOne }: OwnCurrency): void {
  stored.write(JSON.stringify([name, rupeesForOne]))
}

export function forgetCurrency(): void {
  stored.write(null)
}

/** Undefined when there is none, or what is stored is none. */
export function useOwnCurrency(): OwnCurrency | undefined {
  const text = useWatched(stored, null)
  return useMemo(() => readStored(text), [text])
}

function readStored(text: string | null): OwnCurrency | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (!Array.isArray(found)) return undefined
    const read = readCurrency({ name: String(found[0]), rate: String(found[1]) })
    return read.ok ? read.currency : undefined
  } catch {
    return undefined
  }
}
