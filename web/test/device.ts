import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { keptRequests } from '../src/features/requests/kept-requests.ts'

/** For `afterEach`: the page is gone, and nothing is left on the device, not even what a refused storage kept in memory. */
export function clearDevice(): void {
  cleanup()
  vi.unstubAllGlobals()
  keptRequests.write(null)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
