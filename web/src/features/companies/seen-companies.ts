import { useEffect, useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'
import { type NamedCompany, readCompanies } from './named-companies.ts'

const mostSeen = 6
const stored = storedText('seenCompanies')

/** Companies whose profile or project was opened last, latest first; on this device only. Follows other tabs. */
export function useSeenCompanies(): readonly NamedCompany[] {
  const text = useWatched(stored, null)
  return useMemo(() => readCompanies(text, mostSeen), [text])
}

/** Notes that the company is being looked at. */
export function useNoteSeen({ id, name }: NamedCompany): void {
  useEffect(() => {
    const others = readCompanies(stored.read(), mostSeen).filter((one) => one.id !== id)
    stored.write(JSON.stringify([{ id, name }, ...others].slice(0, mostSeen)))
  }, [id, name])
}

export function forgetSeen(): void {
  stored.write(null)
}
