import { type DeskEndpointName, deskAddresses } from '@tameer/contract'
import { lang } from '#words/language'
import { addressOf, type CallOptions, type ResponseBody, requestAt } from './api-client.ts'
import { errorOfResponse, noResponseError } from './api-error.ts'

export type DeskCallOptions<Name extends DeskEndpointName> = Omit<CallOptions<Name>, 'key'>

/** Sends a JSON call of the desk. Throws ApiError. */
export function deskRequest<Name extends DeskEndpointName>(
  name: Name,
  options?: DeskCallOptions<Name>,
): Promise<ResponseBody<Name>> {
  return requestAt(deskAddresses[name], options)
}

/** Downloads the file of a desk's call. There is no time limit, since it may be large. Throws ApiError. */
export async function downloadAtDesk(
  token: string | null,
  name: DeskEndpointName,
  { params, body = {} }: { params?: Record<string, string>; body?: object },
): Promise<Blob> {
  const call = deskAddresses[name]
  const response = await fetch(addressOf(call, params), {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(lang !== 'en' && { 'accept-language': lang }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!response) throw noResponseError('offline')
  if (!response.ok) {
    throw errorOfResponse(response.status, await response.text(), response.headers.get('retry-after'))
  }
  return response.blob().catch(() => {
    throw noResponseError('offline')
  })
}
