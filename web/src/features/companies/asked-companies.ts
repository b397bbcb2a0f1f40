import { useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'
import { today } from '../../lib/today.ts'

const stored = storedText('askedCompanies')
/** Room for a full shortlist and some companies that have left it. */
const mostKept = 40

/** Days on which a message to a company was begun, by company id: ISO dates, on this device only. */
export type AskedDays = Readonly<Record<string, string>>

function read(text: string | null): AskedDays {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(
      Object.entries(found).filter(([, day]) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)),
    )
  } catch {
    return {}
  }
}

/** Returns the days and follows changes in other tabs. */
export function useAskedDays(): AskedDays {
  const text = useWatched(stored, null)
  return useMemo(() => read(text), [text])
}

/** Notes that a message to the company was begun today. Only its writer knows if it was sent. */
export function noteAsked(id: string): void {
  const { [id]: _, ...others } = read(stored.read())
  stored.write(
    JSON.stringify(Object.fromEntries([...Object.entries(others), [id, today()]].slice(-mostKept))),
  )
}

export function forgetAsked(): void {
  stored.write(null)
}
