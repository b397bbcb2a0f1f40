import type { ObjectStorageConfig } from '../core/config/config.ts'
import { AppError } from '../core/errors.ts'

/** Fields that the storage's client adds to an error. */
interface ServiceFailure {
  name?: string
  code?: string
  $metadata?: { httpStatusCode?: number; requestId?: string }
}

/** The reason in a few words: never the request, which is signed, nor the whole response, which may repeat it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, $metadata } = error as ServiceFailure
  const status = $metadata?.httpStatusCode
  const request = $metadata?.requestId === undefined ? '' : `, request ${$metadata.requestId}`
  return `${code ?? name}${status === undefined ? '' : ` (${status}${request})`}`
}

/** The response to a caller who needs the storage while it fails; the reason goes to the log. */
export function storageBusy(
  what: 'store' | 'read' | 'read on' | 'look' | 'remove' | 'list',
  error: unknown,
  isSpared = false,
): AppError {
  return new AppError('busy', what === 'store' ? 'cannotStorePictures' : 'cannotReachPictures', {
    retryAfterS: 5,
    logMessage: `object storage: could not ${what}${isSpared ? ', as it does not answer' : ''}: ${reasonOf(error)}`,
  })
}

/** A sentence that names the settings at fault; undefined for a failure that may pass by itself. */
export function settingsFault(error: unknown, config: ObjectStorageConfig): string | undefined {
  const { name, $metadata } = error as ServiceFailure
  const { bucket, endpoint } = config
  switch (name) {
    case 'NoSuchBucket':
    case 'InvalidBucketName':
      return `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}`
    case 'InvalidAccessKeyId':
      return `S3_ACCESS_KEY_ID: ${endpoint} does not know this key`
    case 'SignatureDoesNotMatch':
      return 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID'
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `S3_REGION or S3_ENDPOINT is not that of the bucket ${bucket}`
    case 'RequestTimeTooSkewed':
      return 'Object storage refuses requests from this machine because its clock is wrong'
  }
  const isRefused = $metadata?.httpStatusCode === 401 || $metadata?.httpStatusCode === 403
  return isRefused ? `S3_ACCESS_KEY_ID may not list the bucket ${bucket} at ${endpoint}` : undefined
}

/** True when the storage works and refused the request. */
export function isAnswer(error: unknown): boolean {
  const status = (error as ServiceFailure).$metadata?.httpStatusCode ?? 0
  return status >= 300 && status < 500 && status !== 429
}

/** True when the storage reports that there is no such object. */
export function isAbsent(error: unknown): boolean {
  const { name } = error as ServiceFailure
  return name === 'NoSuchKey' || name === 'NotFound'
}
