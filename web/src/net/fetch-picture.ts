import { serverAddress } from './addresses.ts'
import { errorOfResponse, noResponseError } from './api-error.ts'

/** Credentials of the caller: a company's token, the key of a homeowner's request, or that of a house. */
export interface PictureAccess {
  token?: string | null | undefined
  key?: string | undefined
  houseKey?: string | undefined
}

/**
 * Fetches a picture by its path from the server's root; a private one with the caller's credentials, which an `img` cannot
 * send. Throws ApiError.
 */
export async function fetchPicture(
  path: string,
  { token, key, houseKey }: PictureAccess = {},
  signal?: AbortSignal,
): Promise<Blob> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (key) headers['x-request-key'] = key
  if (houseKey) headers['x-house-key'] = houseKey
  const response = await fetch(serverAddress(path), { headers, signal: signal ?? null }).catch(
    () => undefined,
  )
  if (!response) throw noResponseError('offline')
  if (!response.ok) throw errorOfResponse(response.status, '', response.headers.get('retry-after'))
  return response.blob().catch(() => {
    throw noResponseError('offline')
  })
}
