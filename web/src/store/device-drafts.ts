import { serverNow } from '../lib/server-time.ts'

/** The values of a form by what they are for, as this device keeps them beside the tab's own draft. */
export interface DeviceDraft<Values> {
  /** When it was kept, ms since 1970, by the device. */
  at: number
  /** The same by the server; absent in drafts of before. */
  serverAt?: number
  values: Values
}

const prefix = 'keptDraft:'
/** Somebody who comes back after a weekend finds it; what nobody asks for is forgotten. */
export const deviceDraftMs = 7 * 24 * 60 * 60_000

/**
 * True for what was kept more than seven days ago by the device's clock and by the server's: a clock that was wrong then, or
 * is now, loses nothing.
 */
export function isOld(at: number, serverAt = at): boolean {
  return !(Math.min(Date.now() - at, Date.now() - serverAt, serverNow() - serverAt) < deviceDraftMs)
}

/** Keeps a form's values beyond its tab. Without storage it does nothing. */
export function keepOnDevice(key: string, values: object): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ at: Date.now(), serverAt: serverNow(), values }))
  } catch {}
}

/** Returns the draft kept in the last seven days, or undefined. Deletes an older one. */
export function readOnDevice<Values>(key: string): DeviceDraft<Values> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as DeviceDraft<Values> | null
    if (!kept || isOld(kept.at, kept.serverAt)) {
      dropOnDevice(key)
      return undefined
    }
    return kept
  } catch {
    return undefined
  }
}

export function dropOnDevice(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {}
}

/** Forgets all of them, before somebody else uses the device. */
export function forgetDeviceDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}
