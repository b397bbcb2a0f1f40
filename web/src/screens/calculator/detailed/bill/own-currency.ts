import { isCurrencyName, isCurrencyRate, type OwnCurrency } from '@tameer/contract'
import { readFigure } from '@tameer/figures'
import { useMemo } from 'react'
import { useWatched } from '../../../../browser/hooks/use-watched.ts'
import { storedText } from '../../../../browser/stored-text.ts'

export type CurrencyProblem = 'currencyMissing' | 'currencyWrong' | 'rateMissing' | 'rateWrong'

export interface CurrencyTexts {
  readonly name: string
  readonly rate: string
}

/** Reads a typed currency, or returns the problem of each field. */
export function readCurrency({ name, rate }: CurrencyTexts) {
  const problems: { name?: CurrencyProblem; rate?: CurrencyProblem } = {}
  const given = name.trim()
  if (given === '') problems.name = 'currencyMissing'
  else if (!isCurrencyName(given)) problems.name = 'currencyWrong'
  const rupeesForOne = readFigure(rate)
  if (rupeesForOne === undefined) problems.rate = 'rateMissing'
  else if (!isCurrencyRate(rupeesForOne)) problems.rate = 'rateWrong'
  return problems.name || problems.rate || rupeesForOne === undefined
    ? { ok: false as const, problems }
    : { ok: true as const, currency: { name: given, rupeesForOne } satisfies OwnCurrency }
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
