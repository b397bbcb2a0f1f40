import { type Address, type EndpointName, type SiteEndpointName, siteAddresses } from '@tameer/contract'
import { lang } from '#words/language'
import { noteServerTime } from '../lib/server-time.ts'
import { addressOf, type ResponseBody } from './api-client.ts'
import { errorOfResponse, noResponseError, valueOfResponse } from './api-error.ts'

/** Share of the bytes sent so far, 0 to 1. */
export type OnProgress = (share: number) => void

export interface FormCallOptions {
  params?: Record<string, string>
  form: FormData
  /** One key for each filled-in form: the same form sent again is not stored twice. */
  idempotencyKey?: string
  token?: string | null
  /** Key of a house. */
  houseKey?: string | undefined
  onProgress?: OnProgress | undefined
  /** Aborting it ends the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/**
 * Sends a multipart form and reports the progress of sending, which fetch cannot. There is no time limit: ten
 * photographs over a slow network take minutes. Throws ApiError.
 */
export function sendForm<Name extends SiteEndpointName>(
  name: Name,
  options: FormCallOptions,
): Promise<ResponseBody<Name>> {
  return sendFormAt(siteAddresses[name], options)
}

/** As `sendForm`, by the call's address. Throws ApiError. */
export function sendFormAt<Name extends EndpointName>(
  call: Address,
  options: FormCallOptions,
): Promise<ResponseBody<Name>> {
  const { params, form, idempotencyKey, token, houseKey, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    signal?.addEventListener('abort', abort)
    xhr.open(call.method, addressOf(call, params))
    xhr.setRequestHeader('accept', 'application/json')
    if (lang !== 'en') xhr.setRequestHeader('accept-language', lang)
    if (idempotencyKey) xhr.setRequestHeader('idempotency-key', idempotencyKey)
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`)
    if (houseKey) xhr.setRequestHeader('x-house-key', houseKey)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    xhr.onload = () => {
      noteServerTime(xhr.getResponseHeader('date'))
      if (xhr.status >= 400) {
        reject(errorOfResponse(xhr.status, xhr.responseText, xhr.getResponseHeader('retry-after')))
        return
      }
      try {
        resolve(valueOfResponse(xhr.status, xhr.responseText) as ResponseBody<Name>)
      } catch (error) {
        reject(error)
      }
    }
    xhr.onerror = () => reject(noResponseError('offline'))
    xhr.onabort = () => reject(signal?.reason ?? noResponseError('offline'))
    xhr.onloadend = () => signal?.removeEventListener('abort', abort)
    if (signal?.aborted) reject(signal.reason)
    else xhr.send(form)
  })
}
