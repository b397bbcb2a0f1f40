import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import type { ObjectStorageConfig } from '../core/config.ts'

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
    // Not every storage knows these checksums; bodies are protected by the signature, which holds their hash.
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

/** Writes requests in a form that every storage accepts. */
function suitAll(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const request = args.request as { path: string; headers: Record<string, string>; body: unknown }
        // Some storages sign a bucket's path without the slash at its end, as other clients write it.
        if (request.path.length > 1) request.path = request.path.replace(/\/$/, '')
        // The checksum that the protocol requires for a list of deletions: not all storages know the newer ones.
        if (commandName === 'DeleteObjectsCommand' && typeof request.body === 'string') {
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
        }
        return next(args)
      },
    { step: 'build', name: 'suitAll' },
  )
}
