import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'
import type { ObjectStorageConfig } from '../core/config.ts'

/** Times in ms. */
export interface StorageTimes {
  connect: number
  /** From a request to the start of its response, for each try. */
  answer: number
  /** All tries of one call together. */
  call: number
  /** Between two pieces of an object, while somebody waits for the next. */
  silence: number
  /** For the removal of what a failed call may have left, while its caller waits. */
  tidy: number
}

/** Connections to the storage at once; more requests wait for one of them. */
const mostConnections = 128

/** The storage's client: three tries at most, farther apart each time, and never longer than the times say. */
export function createS3Client(config: ObjectStorageConfig, times: StorageTimes): S3Client {
  const { endpoint, region, pathStyle, accessKeyId, secretAccessKey } = config
  const agent = { keepAlive: true, maxSockets: mostConnections }
  const client = new S3Client({
    ...{ endpoint, region, forcePathStyle: pathStyle, credentials: { accessKeyId, secretAccessKey } },
    maxAttempts: 3,
    retryMode: 'standard',
    // Sums of a kind that not every storage knows; bodies are protected by the signature, which holds their hash.
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

/** Writes requests as every storage takes them. */
function suitAll(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const request = args.request as { path: string; headers: Record<string, string>; body: unknown }
        // Some sign a bucket's path without the slash at its end, as other clients write it.
        if (request.path.length > 1) request.path = request.path.replace(/\/$/, '')
        // The protocol's sum for a list of deletions: not all know the newer ones.
        if (commandName === 'DeleteObjectsCommand' && typeof request.body === 'string') {
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
        }
        return next(args)
      },
    { step: 'build', name: 'suitAll' },
  )
}
