import { addresses, type EndpointName } from '@tameer/contract'
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
  onProgress?: OnProgress | undefined
  /** Aborting it ends the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/**
 * Sends a multipart form and reports the progress of sending, which fetch cannot. There is no time limit: ten
 * photographs over a slow network take minutes. Throws ApiError.
 */
export function sendForm<Name extends EndpointName>(
  name: Name,
  options: FormCallOptions,
): Promise<ResponseBody<Name>> {
  const { params, form, idempotencyKey, token, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    signal?.addEventListener('abort', abort)
    const call = addresses[name]
    xhr.open(call.method, addressOf(call, params))
    xhr.setRequestHeader('accept', 'application/json')
    if (lang !== 'en') xhr.setRequestHeader('accept-language', lang)
    if (idempotencyKey) xhr.setRequestHeader('idempotency-key', idempotencyKey)
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`)
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
