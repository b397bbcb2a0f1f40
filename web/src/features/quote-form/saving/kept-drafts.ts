// Drafts that could not be saved on the server. They are kept on this device until they are saved.
import type { QuoteDraft } from '@tameer/contract'
import { readSession } from '../../../store/session-storage.ts'
import { unsavedQuotes as stored } from '../../../store/unsaved-quotes.ts'

type Kept = Record<string, QuoteDraft>

function readAll(): Kept {
  try {
    const value: unknown = JSON.parse(stored.read() ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Kept) : {}
  } catch {
    return {}
  }
}

/** Returns the draft of an invitation; undefined when there is none. */
export function readKept(id: string): QuoteDraft | undefined {
  const kept = readAll()[id]
  return typeof kept?.version === 'number' && typeof kept.draft === 'object' ? kept : undefined
}

/**
 * Keeps a draft. Returns true when it is kept after this page is closed. After its company signed out, nothing is
 * kept.
 */
export function keep(id: string, draft: QuoteDraft): boolean {
  return readSession() !== null && stored.write(JSON.stringify({ ...readAll(), [id]: draft }))
}

export function dropKept(id: string): void {
  const { [id]: dropped, ...others } = readAll()
  if (dropped) stored.write(Object.keys(others).length > 0 ? JSON.stringify(others) : null)
}
