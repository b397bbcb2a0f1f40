import { screens } from '@tameer/contract'
import { clientAddress } from '../../../../net/client-address.ts'

/** The whole address that opens a request with this key. */
export function linkOfRequest(id: string, key: string): string {
  return clientAddress(screens.request.to(id, { key }))
}
