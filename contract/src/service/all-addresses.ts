import { type Address, siteAddresses } from '../addresses.ts'
import { houseAddresses } from '../houses/house-addresses.ts'

/** Calls of the service itself: screens make none of them. */
export const serviceAddresses = {
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
  sendFieldFigures: { method: 'POST', path: '/field-figures' },
} as const satisfies Record<string, Address>

/** Method and path of every call but those of the desk. Not for a browser. */
export const addresses = { ...serviceAddresses, ...siteAddresses, ...houseAddresses }
export type EndpointName = keyof typeof addresses
