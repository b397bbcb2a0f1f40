import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import type { ObjectStorageConfig } from '../core/config/config.ts'

/** Limits of time, in ms. */
export interface StorageTimes {
  connect: number
  /** From a request to the start of its response, for each try. */
  answer: number
  /** All tries of one call together. */
  call: number
  /** Between two pieces of an object, while the reader waits for the next. */
  silence: number
  /** For removing leftovers of a failed call, while its caller waits. */
  tidy: number
}

/** Connections to the storage at once; further requests wait for one of them. */
const mostConnections = 128

/** Creates the storage's client: at most three tries with growing delays, within the limits of `times`. */
export function createS3Client(config: ObjectStorageConfig, times: StorageTimes): S3Client {
  const { endpoint, region, pathStyle, accessKeyId, secretAccessKey } = config
  const agent = { keepAlive: true, maxSockets: mostConnections }
  const client = new S3Client({
    ...{ endpoint, region, forcePathStyle: pathStyle, credentials: { accessKeyId, secretAccessKey } },
    maxAttempts: 3,
    retryMode: 'standard',
    // Bodies are protected by the signature, which holds their hash.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: times.connect,
      requestTimeout: times.answer,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  suitAll(client)
  return client
}

/** Headers of the newer checksums. Storages that do not know them refuse the request. */
const newerChecksums = /^x-amz-(?:checksum-|sdk-checksum-)/

/** Writes requests in a form that every storage accepts: the last step before they are signed. */
function suitAll(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const request = args.request as { path: string; headers: Record<string, string>; body: unknown }
        // Some storages sign a bucket's path without the slash at its end, as other clients write it.
        if (request.path.length > 1) request.path = request.path.replace(/\/$/, '')
        for (const name of Object.keys(request.headers)) {
          if (newerChecksums.test(name)) delete request.headers[name]
        }
        // A list of deletions needs a checksum by the protocol: all storages know this one.
        if (commandName === 'DeleteObjectsCommand' && typeof request.body === 'string') {
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
        }
        return next(args)
      },
    { step: 'build', priority: 'low', name: 'suitAll' },
  )
}
