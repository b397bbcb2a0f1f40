import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { ConfigError, type ObjectStorageConfig } from '../core/config.ts'
import { headersOf, pictureOf, requireStoredName } from './image-names.ts'
import type { FoundFile, ImageStore, NamedBytes, OpenedFile, StoredFile } from './image-store.ts'
import { createS3Client, type StorageTimes } from './s3-client.ts'
import { isAbsent, settingsFault, storageBusy } from './s3-failure.ts'

const usualTimes: StorageTimes = { connect: 2000, answer: 5000, call: 10_000, put: 20_000, silence: 10_000 }

/** Files under way to the storage at once, for one call. */
const putsAtOnce = 8
interface StorageOptions {
  times?: Partial<StorageTimes>
  /** Names in one request and in one page of a list, at most the protocol's 1000. */
  namesAtOnce?: number
}

interface Storage {
  client: S3Client
  bucket: string
  times: StorageTimes
  namesAtOnce: number
}

async function put(storage: Storage, files: NamedBytes[]): Promise<void> {
  const names = files.map(({ name }) => requireStoredName(name))
  const abortSignal = AbortSignal.timeout(storage.times.put)
  for (let start = 0; start < files.length; start += putsAtOnce) {
    const batch = files.slice(start, start + putsAtOnce)
    const puts = await Promise.allSettled(batch.map((file) => putOne(storage, file, abortSignal)))
    const failed = puts.find(({ status }) => status === 'rejected')
    if (failed?.status !== 'rejected') continue
    // A try without an answer may have arrived. What cannot be removed now is named by no row, and swept.
    await remove(storage, names.slice(0, start + putsAtOnce)).catch(() => undefined)
    throw storageBusy('store', failed.reason)
  }
}

async function putOne({ client, bucket }: Storage, { name, bytes }: NamedBytes, abortSignal: AbortSignal) {
  const { 'content-type': ContentType, 'cache-control': CacheControl } = headersOf(name)
  const object = { Bucket: bucket, Key: name, Body: bytes, ContentType, CacheControl }
  await client.send(new PutObjectCommand(object), { abortSignal })
}

async function openObject({ client, bucket, times }: Storage, name: string): Promise<OpenedFile | undefined> {
  // Ends the wait for an answer, not the answer.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), times.call)
  try {
    const command = new GetObjectCommand({ Bucket: bucket, Key: name })
    const { Body, ContentLength } = await client.send(command, { abortSignal: patience.signal })
    const body = Body as Readable
    return { size: ContentLength ?? 0, headers: headersOf(name), body: watched(body, times.silence) }
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw storageBusy('read', error)
  } finally {
    clearTimeout(timer)
  }
}

async function findObject({ client, bucket, times }: Storage, name: string): Promise<FoundFile | undefined> {
  try {
    const command = new HeadObjectCommand({ Bucket: bucket, Key: name })
    const { ContentLength } = await client.send(command, { abortSignal: AbortSignal.timeout(times.call) })
    return { size: ContentLength ?? 0, headers: headersOf(name) }
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw storageBusy('look', error)
  }
}

/** The object piece by piece, ended when the next does not come. The time that the reader takes is not counted. */
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
  const stream = Readable.from(pieces(), { objectMode: false })
  // Who leaves before the first piece leaves the connection open otherwise.
  return stream.once('close', () => body.destroy())
}

async function readObject(storage: Storage, name: string): Promise<Buffer | undefined> {
  const found = await openObject(storage, name)
  return found && buffer(found.body as Readable)
}

async function remove({ client, bucket, times, namesAtOnce }: Storage, names: string[]): Promise<void> {
  const Objects = names.map((name) => ({ Key: requireStoredName(name) }))
  try {
    for (let start = 0; start < Objects.length; start += namesAtOnce) {
      const Delete = { Objects: Objects.slice(start, start + namesAtOnce), Quiet: true }
      const command = new DeleteObjectsCommand({ Bucket: bucket, Delete })
      const { Errors: [failed] = [] } = await client.send(command, {
        abortSignal: AbortSignal.timeout(times.call),
      })
      if (failed) throw Object.assign(new Error('not removed'), { name: failed.Code })
    }
  } catch (error) {
    throw storageBusy('remove', error)
  }
}

async function* list(storage: Storage): AsyncGenerator<StoredFile> {
  let start: string | undefined
  do {
    const page = await listPage(storage, storage.namesAtOnce, start).catch((error: unknown) => {
      throw storageBusy('list', error)
    })
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { name: Key, modifiedAt: LastModified.getTime() }
    }
    start = page.NextContinuationToken
  } while (start)
}

function listPage({ client, bucket, times }: Storage, MaxKeys: number, ContinuationToken?: string) {
  // Our names have no slash: what lies deeper is somebody else's.
  const command = new ListObjectsV2Command({ Bucket: bucket, Delimiter: '/', MaxKeys, ContinuationToken })
  return client.send(command, { abortSignal: AbortSignal.timeout(times.call) })
}

async function check(storage: Storage, config: ObjectStorageConfig): Promise<void> {
  try {
    // No name is wanted, only leave to list.
    await listPage(storage, 0)
  } catch (error) {
    const fault = settingsFault(error, config)
    throw fault === undefined ? storageBusy('list', error) : new ConfigError([fault])
  }
}

/** Keeps pictures as objects of a bucket, under their names. What is under way at a crash leaves nothing behind. */
export function createS3Store(config: ObjectStorageConfig, options: StorageOptions = {}): ImageStore {
  const times = { ...usualTimes, ...options.times }
  const client = createS3Client(config, times)
  const storage = { client, times, bucket: config.bucket, namesAtOnce: options.namesAtOnce ?? 1000 }
  return {
    put: (files) => put(storage, files),
    open: async (name) => (pictureOf(name) ? openObject(storage, name) : undefined),
    find: async (name) => (pictureOf(name) ? findObject(storage, name) : undefined),
    read: async (name) => (pictureOf(name) ? readObject(storage, name) : undefined),
    remove: (names) => remove(storage, names),
    list: () => list(storage),
    removeUnfinished: async () => {},
    check: () => check(storage, config),
    close: () => client.destroy(),
  }
}
