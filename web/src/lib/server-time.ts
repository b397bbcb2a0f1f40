/** The latest date of a response, ms since 1970, and what the device's steady clock said then. */
let latest: { at: number; steady: number } | undefined

/**
 * Notes the Date header of a response. A response that was kept has an older one, so only a later date than all before
 * counts.
 */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (latest === undefined ? at > 0 : at > serverNow()) latest = { at, steady: performance.now() }
}

/** Forgets what was noted, as if no response had come yet. */
export function forgetServerTime(): void {
  latest = undefined
}

/**
 * The server's time, ms since 1970, whatever the device's clock says; never ahead of it. Until the first response it is the
 * device's. All that a person may do by a day or a moment of the server is decided by it.
 */
export function serverNow(): number {
  return latest ? latest.at + performance.now() - latest.steady : Date.now()
}
