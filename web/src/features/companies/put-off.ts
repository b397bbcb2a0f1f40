import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'

/** Hints stay away for this long, ms. */
const awayMs = 14 * 86_400_000

/** Hints that a company put off on this device, as JSON. */
const stored = storedText('putOffHints')

interface PutOff {
  companyId: string
  /** End of each hint's absence, ms. */
  until: Record<string, number>
}

function parse(text: string | null, companyId: string): PutOff['until'] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    const { companyId: of, until } = (kept ?? {}) as Partial<PutOff>
    return of === companyId && typeof until === 'object' && until !== null ? until : {}
  } catch {
    return {}
  }
}

/** Keeps a hint away from this company for 14 days, on this device. */
export function putOff(companyId: string, hint: string): void {
  const present = Object.entries(parse(stored.read(), companyId)).filter(([, end]) => end > Date.now())
  const until = { ...Object.fromEntries(present), [hint]: Date.now() + awayMs }
  stored.write(JSON.stringify({ companyId, until } satisfies PutOff))
}

/** Tells which hints this company has put off. */
export function usePutOff(companyId: string): (hint: string) => boolean {
  const until = parse(useWatched(stored, null), companyId)
  return (hint) => Number(until[hint]) > Date.now()
}
