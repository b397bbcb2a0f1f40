import { newId } from '../../../lib/new-id.ts'
import { endLease, takeLease } from './device-store.ts'

const leaseMs = 60_000
const owner = newId()

/** Does the work unless another tab of this browser is at it. Returns false then. */
export async function inOneTab(work: () => Promise<void>): Promise<boolean> {
  // Browsers without locks, and pages of an address that is not secure, have a lease in the database instead.
  if (!navigator.locks) return underLease(work)
  return navigator.locks.request('house-files', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

/** A lease ends by itself after a minute when its tab is gone; until the work is done it is renewed. */
async function underLease(work: () => Promise<void>): Promise<boolean> {
  if (!(await takeLease(owner, leaseMs))) return false
  const renewing = setInterval(() => void takeLease(owner, leaseMs).catch(() => undefined), leaseMs / 3)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    await endLease(owner)
  }
  return true
}
