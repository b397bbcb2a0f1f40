/** Typed text of a form by field name. Never contains passwords; for pictures see draft-pictures.ts. */
export type DraftValues = Record<string, string | string[]>

const prefix = 'draft:'

/** The draft stored in this tab, or null. Only for effects and for screens that are never prerendered. */
export function readDraft(key: string): DraftValues | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null')
    return typeof value === 'object' && !Array.isArray(value) ? (value as DraftValues | null) : null
  } catch {
    return null
  }
}

/** Stores a draft for as long as the tab is open, also through reloads. Does nothing without storage. */
export function writeDraft(key: string, values: DraftValues): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values))
  } catch {}
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {}
}
