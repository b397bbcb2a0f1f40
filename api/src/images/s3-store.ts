import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { systemClock } from '../core/clock.ts'
import { ConfigError, type ObjectStorageConfig } from '../core/config/config.ts'
import { headersOf, isDocument, pictureOf, requireStoredName } from './image-names.ts'
import type { FoundFile, ImageStore, NamedBytes, OpenedFile, StoredFile } from './image-store.ts'
import { createS3Client, type StorageTimes } from './s3-client.ts'
import { isAbsent, isAnswer, settingsFault, storageBusy } from './s3-failure.ts'
import { type HealthOptions, StorageHealth } from './storage-health.ts'

const usualTimes: StorageTimes = { connect: 2000, answer: 5000, call: 10_000, silence: 10_000, tidy: 2000 }
const usualHealth: HealthOptions = { failures: 5, restMs: 2000, clock: systemClock }

/** Number of files sent to the storage at once, in one call. */
const putsAtOnce = 8
/** Read ahead of a slow reader, so that most pictures free their connection at once. */
const aheadBytes = 512 * 1024

interface StorageOptions {
  times?: Partial<StorageTimes>
  health?: Partial<HealthOptions>
  /** Names in one request and in one page of a list; the protocol allows 1000 at most. */
  namesAtOnce?: number
}

interface Storage {
  client: S3Client
  bucket: string
  times: StorageTimes
  health: StorageHealth
  namesAtOnce: number
}

/** Prefix for the keys of documents: a public bucket policy that leaves it out makes no document public. */
const documentsPrefix = 'private/'

function keyOf(name: string): string {
  return isDocument(name) ? documentsPrefix + name : name
}

/** Sends a command, unless the storage is known not to respond. Undefined when there is no such object. */
async function ask<Answer>(
  { times, health }: Pick<Storage, 'times' | 'health'>,
  what: Parameters<typeof storageBusy>[0],
  send: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer | undefined> {
  const hindrance = health.whyNot()
  if (hindrance !== undefined) throw storageBusy(what, hindrance, true)
  // It ends the wait for a response, not a response that has begun.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), times.call)
  try {
    const answer = await send({ abortSignal: patience.signal })
    health.answered()
    return answer
  } catch (error) {
    if (isAnswer(error)) health.answered()
    else health.failed(error)
    if (isAbsent(error)) return undefined
    throw storageBusy(what, error)
  } finally {
    clearTimeout(timer)
  }
}

async function put(storage: Storage, files: NamedBytes[]): Promise<void> {
  const names = files.map(({ name }) => requireStoredName(name))
  for (let start = 0; start < files.length; start += putsAtOnce) {
    const batch = files.slice(start, start + putsAtOnce)
    const puts = await Promise.allSettled(batch.map((file) => putOne(storage, file)))
    const failed = puts.find(({ status }) => status === 'rejected')
    if (failed?.status !== 'rejected') continue
    // A try without a response may have arrived, so the removal is tried in any case. Files that cannot be removed now
    // have no row, and are swept.
    const times = { ...storage.times, call: storage.times.tidy }
    const health = new StorageHealth(usualHealth)
    await remove({ ...storage, times, health }, names.slice(0, start + putsAtOnce)).catch(() => undefined)
    throw failed.reason
  }
}

async function putOne(storage: Storage, { name, bytes }: NamedBytes): Promise<void> {
  const { 'content-type': ContentType, 'cache-control': CacheControl } = headersOf(name)
  const object = { Bucket: storage.bucket, Key: keyOf(name), Body: bytes, ContentType, CacheControl }
  await ask(storage, 'store', (options) => storage.client.send(new PutObjectCommand(object), options))
}

async function openObject(storage: Storage, name: string): Promise<OpenedFile | undefined> {
  const command = new GetObjectCommand({ Bucket: storage.bucket, Key: keyOf(name) })
  const found = await ask(storage, 'read', (options) => storage.client.send(command, options))
  if (!found) return undefined
  const body = watched(found.Body as Readable, storage.times.silence)
  return { size: found.ContentLength ?? 0, headers: headersOf(name), body }
}

async function findObject(storage: Storage, name: string): Promise<FoundFile | undefined> {
  const command = new HeadObjectCommand({ Bucket: storage.bucket, Key: keyOf(name) })
  const found = await ask(storage, 'look', (options) => storage.client.send(command, options))
  return found && { size: found.ContentLength ?? 0, headers: headersOf(name) }
}

/**
 * Streams the object, and ends it when the next piece does not come in time. The time that the reader takes is not
 * counted.
 */
function watched(body: Readable, silenceMs: number): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    const giveUp = () => body.destroy(Object.assign(new Error('no more came'), { name: 'TimeoutError' }))
    let timer = setTimeout(giveUp, silenceMs)
    try {
      for await (const piece of body) {
        clearTimeout(timer)
        yield piece
        timer = setTimeout(giveUp, silenceMs)
      }
    } catch (error) {
      throw storageBusy('read on', error)
    } finally {
      clearTimeout(timer)
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false, highWaterMark: aheadBytes })
  // A reader who leaves before the first piece would otherwise leave the connection open.
  return stream.once('close', () => body.destroy())
}

async function readObject(storage: Storage, name: string): Promise<Buffer | undefined> {
  const found = await openObject(storage, name)
  return found && buffer(found.body as Readable)
}

async function remove(storage: Storage, names: string[]): Promise<void> {
  const { client, bucket, namesAtOnce } = storage
  const objects = names.map((name) => ({ Key: keyOf(requireStoredName(name)) }))
  for (let start = 0; start < objects.length; start += namesAtOnce) {
    const Delete = { Objects: objects.slice(start, start + namesAtOnce), Quiet: true }
    const command = new DeleteObjectsCommand({ Bucket: bucket, Delete })
    // A storage without lists of deletions says 501. It has to be asked for each object.
    const each = (options: { abortSignal: AbortSignal }) =>
      Delete.Objects.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), options))
    const answer = await ask(storage, 'remove', (options) =>
      client.send(command, options).catch(async (error) => {
        if (error?.$metadata?.httpStatusCode !== 501) throw error
        await Promise.all(each(options))
      }),
    )
    const [failed] = answer?.Errors ?? []
    if (failed) throw storageBusy('remove', Object.assign(new Error('refused'), { name: failed.Code }))
  }
}

async function* list(storage: Storage, after?: string): AsyncGenerator<StoredFile> {
  yield* listUnder(storage, '', after)
  yield* listUnder(storage, documentsPrefix, after)
}

async function* listUnder(storage: Storage, Prefix: string, after?: string): AsyncGenerator<StoredFile> {
  const StartAfter = after && Prefix + after
  let ContinuationToken: string | undefined
  do {
    const command = listCommand(storage, {
      MaxKeys: storage.namesAtOnce,
      Prefix,
      StartAfter,
      ContinuationToken,
    })
    const page = await ask(storage, 'list', (options) => storage.client.send(command, options))
    for (const { Key, LastModified } of page?.Contents ?? []) {
      if (Key && LastModified) yield { name: Key.slice(Prefix.length), modifiedAt: LastModified.getTime() }
    }
    ContinuationToken = page?.NextContinuationToken
  } while (ContinuationToken)
}

type ListRange = Pick<ListObjectsV2CommandInput, 'MaxKeys' | 'Prefix' | 'StartAfter' | 'ContinuationToken'>

function listCommand({ bucket }: Storage, range: ListRange): ListObjectsV2Command {
  // Our names have no slash: keys with one, except documents, belong to somebody else.
  return new ListObjectsV2Command({ Bucket: bucket, Delimiter: '/', ...range })
}

async function check(storage: Storage, config: ObjectStorageConfig): Promise<void> {
  try {
    const abortSignal = AbortSignal.timeout(storage.times.call)
    await storage.client.send(listCommand(storage, { MaxKeys: 1 }), { abortSignal })
  } catch (error) {
    const fault = settingsFault(error, config)
    throw fault === undefined ? storageBusy('list', error) : new ConfigError([fault])
  }
}

/**
 * Keeps pictures as objects of a bucket, under their names, and documents under a prefix. A crash during an upload
 * leaves nothing behind.
 */
export function createS3Store(config: ObjectStorageConfig, options: StorageOptions = {}): ImageStore {
  const times = { ...usualTimes, ...options.times }
  const client = createS3Client(config, times)
  const health = new StorageHealth({ ...usualHealth, ...options.health })
  const storage = { client, times, health, bucket: config.bucket, namesAtOnce: options.namesAtOnce ?? 1000 }
  return {
    put: (files) => put(storage, files),
    open: async (name) => (pictureOf(name) ? openObject(storage, name) : undefined),
    find: async (name) => (pictureOf(name) ? findObject(storage, name) : undefined),
    read: async (name) => (pictureOf(name) ? readObject(storage, name) : undefined),
    remove: (names) => remove(storage, names),
    list: (after) => list(storage, after),
    removeUnfinished: async () => {},
    check: () => check(storage, config),
    close: () => client.destroy(),
  }
}
