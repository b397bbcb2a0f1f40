import { addresses } from '@tameer/contract'
import { addressOf } from './api-client.ts'
import { errorOfResponse, noResponseError } from './api-error.ts'

/** The account's export as one file. There is no time limit: it may be large. Throws ApiError. */
export async function downloadAccount(token: string | null): Promise<Blob> {
  const response = await fetch(addressOf('exportAccount'), {
    method: addresses.exportAccount.method,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined)
  if (!response) throw noResponseError('offline')
  if (!response.ok) {
    throw errorOfResponse(response.status, await response.text(), response.headers.get('retry-after'))
  }
  return response.blob().catch(() => {
    throw noResponseError('offline')
  })
}
