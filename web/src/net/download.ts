import { siteAddresses } from '@tameer/contract'
import { lang } from '#words/language'
import { addressOf } from './api-client.ts'
import { errorOfResponse, noResponseError } from './api-error.ts'

/** Downloads the file of an account's call. There is no time limit, since it may be large. Throws ApiError. */
export async function downloadFile(
  name: 'exportAccount' | 'getMarkDocument',
  token: string | null,
  params?: Record<string, string>,
): Promise<Blob> {
  const response = await fetch(addressOf(siteAddresses[name], params), {
    method: siteAddresses[name].method,
    headers: { authorization: `Bearer ${token}`, ...(lang !== 'en' && { 'accept-language': lang }) },
  }).catch(() => undefined)
  if (!response) throw noResponseError('offline')
  if (!response.ok) {
    throw errorOfResponse(response.status, await response.text(), response.headers.get('retry-after'))
  }
  return response.blob().catch(() => {
    throw noResponseError('offline')
  })
}
