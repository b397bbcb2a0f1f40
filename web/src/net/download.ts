import { type Address, siteAddresses } from '@tameer/contract'
import { lang } from '#words/language'
import { addressOf } from './api-client.ts'
import { errorOfResponse, noResponseError } from './api-error.ts'

/** Downloads the file of an account's call. There is no time limit, since it may be large. Throws ApiError. */
export function downloadFile(
  name: 'exportAccount' | 'getMarkDocument',
  token: string | null,
  params?: Record<string, string>,
): Promise<Blob> {
  return downloadAt(siteAddresses[name], params, { authorization: `Bearer ${token}` })
}

/** Downloads the file of a call, sent with these headers. Throws ApiError. */
export async function downloadAt(
  call: Address,
  params: Record<string, string> | undefined,
  headers: Record<string, string>,
): Promise<Blob> {
  const response = await fetch(addressOf(call, params), {
    method: call.method,
    headers: { ...headers, ...(lang !== 'en' && { 'accept-language': lang }) },
  }).catch(() => undefined)
  if (!response) throw noResponseError('offline')
  if (!response.ok) {
    throw errorOfResponse(response.status, await response.text(), response.headers.get('retry-after'))
  }
  return response.blob().catch(() => {
    throw noResponseError('offline')
  })
}
