import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fallbackName } from '@tameer/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startFaultyStorage } from '../../test/faulty-storage.ts'
import { itBehavesAsImageStore, namesIn } from '../../test/image-store-behaviours.ts'
import { ConfigError, readConfig } from '../core/config/config.ts'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/secrets/ids.ts'
import { createS3Store } from './s3-store.ts'

const faulty = startFaultyStorage()

const hourMs = 3_600_000
const hasty = { connect: 300, answer: 300, call: 700, silence: 300 }

/** A store on a bucket of its own, behind the proxy. */
async function openStore(
  env: Record<string, string> = {},
  options: Parameters<typeof createS3Store>[1] = {},
) {
  const settings = await faulty.storage.addBucket(`b${randomUUID()}`)
  const { s3 } = readConfig({ ...settings, S3_ENDPOINT: faulty.proxy.url, ...env })
  if (!s3) throw new Error('no storage configured')
  const store = createS3Store(s3, options)
  onTestFinished(() => store.close())
  return { store, objects: `${faulty.storage.env.S3_ENDPOINT}/${s3.bucket}` }
}

function answerError(response: ServerResponse, status: number, code: string): true {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>as told</Message></Error>`)
  return true
}

const picture = (size = 3) => ({ name: fallbackName(newId()), bytes: Buffer.alloc(size, 'x') })

/** The error of the call, which must have a problem for the person and a reason for the log. */
async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error(`not an answer: ${String(error)}`)
  expect(error).toMatchObject({
    code: 'busy',
    problem: expect.stringMatching(/^cannot(Reach|Store)Pictures$/),
    retryAfterS: 5,
  })
  return error
}

itBehavesAsImageStore(async () => {
  const { store, objects } = await openStore()
  return {
    store,
    async refuse(name) {
      faulty.proxy.fault = ({ method, url }, response) =>
        method === 'PUT' && url?.includes(name) === true && answerError(response, 403, 'AccessDenied')
    },
    async placeStranger(name) {
      expect((await fetch(`${objects}/${name}`, { method: 'PUT', body: 'x' })).status).toBe(200)
    },
  }
})

describe('object storage', () => {
  it('sends a picture’s type and lets a browser keep it for good', async () => {
    const { store, objects } = await openStore()
    const one = picture()
    await store.put([one])
    const answer = await fetch(`${objects}/${one.name}`)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('lists and removes page by page', async () => {
    const { store } = await openStore({}, { namesAtOnce: 3 })
    const pictures = Array.from({ length: 8 }, () => picture())
    const names = pictures.map(({ name }) => name)
    await store.put(pictures)
    faulty.proxy.seen.length = 0
    expect(await namesIn(store)).toEqual(names.toSorted())
    expect(faulty.proxy.seen.length).toBeGreaterThanOrEqual(3)
    await store.remove(names)
    expect(await namesIn(store)).toEqual([])
  })

  it('removes one by one where the storage has no lists of deletions', async () => {
    const { store } = await openStore({}, { namesAtOnce: 3 })
    const pictures = Array.from({ length: 5 }, () => picture())
    await store.put(pictures)
    faulty.proxy.fault = ({ method }, response) =>
      method === 'POST' && answerError(response, 501, 'NotImplemented')
    await store.remove(pictures.map(({ name }) => name))
    expect(await namesIn(store)).toEqual([])
  })

  it.each([
    [
      'a key that nobody knows',
      { S3_ACCESS_KEY_ID: 'unknown' },
      /S3_ACCESS_KEY_ID.*does not know/,
      'InvalidAccessKeyId',
    ],
    [
      'a wrong secret',
      { S3_SECRET_ACCESS_KEY: 'wrong-secret' },
      /S3_SECRET_ACCESS_KEY does not belong/,
      'SignatureDoesNotMatch',
    ],
    [
      'a bucket that is not there',
      { S3_BUCKET: 'elsewhere' },
      /S3_BUCKET.*no bucket elsewhere/,
      'NoSuchBucket',
    ],
  ])('says at the start what is wrong with %s', async (_case, env, sentence, code) => {
    const { store } = await openStore(env)
    const refused = store.check()
    await expect(refused).rejects.toThrow(ConfigError)
    await expect(refused).rejects.toThrow(sentence)
    const failed = await failureOf(store.put([picture()]))
    expect(failed.logMessage).toContain(code)
    const told = JSON.stringify([failed, failed.message, failed.stack, failed.cause])
    for (const secret of ['wrong-secret', 'Signature=', 'StringToSign']) expect(told).not.toContain(secret)
    // There is one request only: a refusal is not retried.
    expect(faulty.proxy.seen.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  })

  it('returns soon when no storage listens', async () => {
    const { store } = await openStore({ S3_ENDPOINT: 'http://127.0.0.1:1' }, { times: hasty })
    const one = picture()
    for (const call of [
      () => store.check(),
      () => store.put([one]),
      () => store.read(one.name),
      () => store.open(one.name),
      () => store.find(one.name),
      () => store.remove([one.name]),
      () => namesIn(store),
    ]) {
      expect((await failureOf(call())).logMessage).toContain('ECONNREFUSED')
    }
  })

  it('gives up on a storage that does not respond', async () => {
    const { store } = await openStore({}, { times: hasty })
    faulty.proxy.fault = () => true
    const one = picture()
    for (const call of [
      () => store.put([one]),
      () => store.read(one.name),
      () => store.find(one.name),
      () => namesIn(store),
    ]) {
      expect((await failureOf(call())).logMessage).toMatch(/(Abort|Timeout)Error/)
    }
    faulty.proxy.fault = () => false
    expect(await namesIn(store)).toEqual([])
  })

  it('keeps nobody waiting for long while it removes what may have been stored', async () => {
    // Only `tidy` ends the removal: the other limits are longer than a test may take.
    const { store } = await openStore({}, { times: { answer: hourMs, call: hourMs, tidy: 100 } })
    let removals = 0
    faulty.proxy.fault = ({ method, socket }) => {
      if (method === 'POST') removals += 1
      else socket.destroy()
      return true
    }
    expect((await failureOf(store.put([picture()]))).logMessage).toContain('ECONNRESET')
    expect(removals).toBe(1)
  })

  it('sends no requests to a storage that does not respond, until it responds again', async () => {
    const { store } = await openStore(
      {},
      { times: { answer: 4000, call: 8000, tidy: 1000 }, health: { failures: 2, restMs: 400 } },
    )
    const one = picture()
    await store.put([one])
    faulty.proxy.fault = ({ socket }) => Boolean(socket.destroy())
    for (let call = 0; call < 2; call += 1) await failureOf(store.read(one.name))
    faulty.proxy.fault = () => false
    const asked = faulty.proxy.seen.length
    for (const call of [() => store.read(one.name), () => store.put([picture()])]) {
      expect((await failureOf(call())).logMessage).toMatch(/as it does not answer: ECONNRESET/)
    }
    // Only files that may have been stored are removed in any case.
    expect(faulty.proxy.seen.slice(asked).filter((line) => !line.startsWith('POST'))).toEqual([])
    await sleep(450)
    expect((await store.read(one.name))?.length).toBe(3)
    expect((await store.find(one.name))?.size).toBe(3)
  })

  it('retries with growing delays when it is asked to slow down', async () => {
    const { store } = await openStore()
    const at: number[] = []
    faulty.proxy.fault = (_request, response) =>
      at.push(performance.now()) < 3 && answerError(response, 503, 'SlowDown')
    const one = picture()
    await store.put([one])
    expect(at).toHaveLength(3)
    expect((await store.read(one.name))?.length).toBe(3)
  })

  it.each([
    [500, 'InternalError'],
    [503, 'SlowDown'],
  ])('fails after three tries that end with %i', async (status, code) => {
    const { store } = await openStore()
    faulty.proxy.fault = ({ method }, response) => method === 'PUT' && answerError(response, status, code)
    expect((await failureOf(store.put([picture()]))).logMessage).toContain(`${code} (${status}`)
    expect(faulty.proxy.seen.filter((line) => line.startsWith('PUT'))).toHaveLength(3)
    faulty.proxy.fault = () => false
    expect(await namesIn(store)).toEqual([])
  })

  it('leaves nothing when connections break while pictures arrive', async () => {
    const { store } = await openStore()
    const puts: unknown[] = []
    faulty.proxy.fault = ({ method, url, socket }) =>
      method === 'PUT' && puts.push(url) > 2 && Boolean(socket.destroy())
    await failureOf(store.put(Array.from({ length: 6 }, () => picture(300_000))))
    expect(await namesIn(store)).toEqual([])
  })

  it('fails when a picture breaks off in the middle', async () => {
    const { store } = await openStore()
    const one = picture(500_000)
    await store.put([one])
    faulty.proxy.fault = ({ method, socket }, response) => {
      if (method !== 'GET') return false
      response.writeHead(200, { 'content-length': '500000' })
      response.write(one.bytes.subarray(0, 200_000), () => socket.destroy())
      return true
    }
    expect((await failureOf(store.read(one.name))).logMessage).toContain('could not read on')
    const opened = await store.open(one.name)
    await expect(drain(opened?.body)).rejects.toThrow('cannotReachPictures')
  })

  it('ends a picture that stops coming, but not one that is read slowly', async () => {
    const { store } = await openStore({}, { times: { ...hasty, call: hourMs } })
    const one = picture(2_000_000)
    await store.put([one])
    const slow = await store.open(one.name)
    let pauses = 0
    expect(await drain(slow?.body, async () => void (pauses++ < 2 && (await sleep(2 * hasty.silence))))).toBe(
      2_000_000,
    )
    faulty.proxy.fault = (_request, response) => {
      response.writeHead(200, { 'content-length': '2000000' })
      response.write(one.bytes.subarray(0, 200_000))
      return true
    }
    expect((await failureOf(store.read(one.name))).logMessage).toContain('TimeoutError')
  })

  it('keeps no connection for a reader who leaves', async () => {
    const { store } = await openStore()
    const one = picture(3_000_000)
    await store.put([one])
    for (const started of [false, true]) {
      const opened = await store.open(one.name)
      const body = opened?.body
      if (!body || Buffer.isBuffer(body)) throw new Error('not a stream')
      if (started) for await (const _piece of body) break
      body.destroy()
    }
    // The two abandoned connections are closed; few are kept open for later requests.
    await expect.poll(() => faulty.proxy.connections()).toBeLessThanOrEqual(1)
  })
})

async function drain(body: unknown, between = async () => {}): Promise<number> {
  let bytes = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    bytes += piece.length
    await between()
  }
  return bytes
}
