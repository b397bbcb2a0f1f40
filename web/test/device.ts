import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { keptHouses } from '../src/features/houses/kept-houses.ts'
import { keptRequests } from '../src/features/requests/kept-requests.ts'

/**
 * For `afterEach`: unmounts the page and clears the device, including texts kept in memory after a refused write to
 * storage.
 */
export function clearDevice(): void {
  cleanup()
  vi.unstubAllGlobals()
  keptHouses.write(null)
  keptRequests.write(null)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
