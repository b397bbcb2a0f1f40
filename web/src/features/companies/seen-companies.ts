import { useEffect, useMemo } from 'react'
import { storedText } from '../../browser/stored-text.ts'
import { useWatched } from '../../browser/use-watched.ts'

/** A company somebody looked at. */
export interface SeenCompany {
  readonly id: string
  readonly name: string
}

const mostSeen = 6
const stored = storedText('seenCompanies')

/** Companies whose profile or project was open last, the latest first; on this device alone. Follows other tabs. */
export function useSeenCompanies(): readonly SeenCompany[] {
  const text = useWatched(stored, null)
  return useMemo(() => readSeen(text), [text])
}

/** Notes that the company is being looked at. */
export function useNoteSeen({ id, name }: SeenCompany): void {
  useEffect(() => {
    const others = readSeen(stored.read()).filter((one) => one.id !== id)
    stored.write(JSON.stringify([{ id, name }, ...others].slice(0, mostSeen)))
  }, [id, name])
}

export function forgetSeen(): void {
  stored.write(null)
}

function readSeen(text: string | null): SeenCompany[] {
  try {
    const found = JSON.parse(text ?? '[]') as unknown
    const list: (Partial<SeenCompany> | null)[] = Array.isArray(found) ? found : []
    return list
      .filter((one): one is SeenCompany => typeof one?.id === 'string' && typeof one.name === 'string')
      .slice(0, mostSeen)
  } catch {
    return []
  }
}
