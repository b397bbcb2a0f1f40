import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/context.ts'
import { busy, conflict, invalid } from '../core/errors.ts'
import { findKeyedCall, insertKeyedCall, saveKeyedResponse } from '../db/queries/keyed-calls.ts'
import { apartFromCall, withFirstWrite } from '../db/with-first-write.ts'

/** The header that makes a call that creates safe to repeat. */
const keyHeader = 'Idempotency-Key'
const keyShape = /^[\x21-\x7e]{16,100}$/
/** How often and how many times a call looks for the response of the same call under way. */
const look = { everyMs: 50, times: 100 }
/** After this a response that is not there does not come any more. */
const lostAfterMs = 60_000

/** Thrown inside a transaction to roll it back: the same call was made meanwhile. */
class MadeMeanwhile extends Error {}

interface Keyed {
  key: string
  id: string
  fingerprint: string
}

interface Sent {
  name: string
  request: FastifyRequest
  reply: FastifyReply
  /** What is asked for: another thing under the same key is refused. */
  content: unknown
}

/**
 * Runs `run`, which creates something, once for each key that its caller sends as `Idempotency-Key`, and gives the same call
 * again the response of the first. Without a key every call runs. Throws `invalid` for a key that is none, `conflict` for one
 * that stands for another call or whose response was lost, `busy` while the first call is under way, and what `run` throws.
 */
export async function runOnce(context: Context, sent: Sent, run: () => Promise<unknown>): Promise<unknown> {
  const keyed = keyedOf(context, sent)
  if (!keyed) return run()
  const made = await findMade(context, keyed)
  if (made) return replay(sent.reply, made)
  const { id, fingerprint } = keyed
  let noted = false
  const note = async (trx: Parameters<typeof insertKeyedCall>[0]) => {
    if (!(await insertKeyedCall(trx, { id, fingerprint, createdAt: context.clock() })))
      throw new MadeMeanwhile()
    noted = true
  }
  try {
    const response = await withFirstWrite(note, run)
    if (noted) await keepResponse(context, sent.request, keyed, response)
    return response
  } catch (error) {
    if (!(error instanceof MadeMeanwhile)) throw error
    const other = await findMade(context, keyed)
    if (!other) throw busy(1)
    return replay(sent.reply, other)
  }
}

function keyedOf({ hashSecret }: Context, { name, request, content }: Sent): Keyed | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw invalid('noIdempotencyKey', { [keyHeader]: 'noIdempotencyKey' })
  }
  const whose = request.account?.accountId ?? request.requestKey?.requestId ?? ''
  const text = JSON.stringify([name, whose, key])
  return {
    key: text,
    id: hashSecret('keyed-call', text),
    fingerprint: hashSecret('keyed-call-content', JSON.stringify([name, content])),
  }
}

/**
 * The response of the call that was made under this key, waited for while it is under way; undefined when there was none.
 */
async function findMade(context: Context, keyed: Keyed): Promise<unknown> {
  for (let turn = 1; ; turn += 1) {
    const row = await findKeyedCall(context.db.read, keyed.id)
    if (!row) return undefined
    if (row.fingerprint !== keyed.fingerprint) throw conflict('keyUsedAlready')
    if (row.response) return unseal(context, keyed, row.response)
    if (context.clock() - row.createdAt > lostAfterMs) throw conflict('responseLost')
    if (turn === look.times) throw busy(1)
    await wait(look.everyMs)
  }
}

function replay(reply: FastifyReply, response: unknown): unknown {
  void reply.header('idempotency-replayed', 'true')
  return response
}

/** What was created stays created when its response cannot be kept. */
async function keepResponse(
  context: Context,
  request: FastifyRequest,
  keyed: Keyed,
  response: unknown,
): Promise<void> {
  const sealed = seal(context, keyed, response)
  await apartFromCall(() => context.db.note((trx) => saveKeyedResponse(trx, keyed.id, sealed))).catch(
    (error: unknown) => request.log.warn({ err: error }, 'the response of a keyed call was not kept'),
  )
}

// A response may hold a token or a key. It is sealed under the caller's key, which is not kept, and the server's secret.

function sealingKey({ hashSecret }: Context, { key }: Keyed): Buffer {
  return Buffer.from(hashSecret('keyed-call-response', key), 'hex')
}

function seal(context: Context, keyed: Keyed, response: unknown): string {
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(context, keyed), start)
  const bytes = [start, cipher.update(JSON.stringify(response)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(bytes).toString('base64')
}

function unseal(context: Context, keyed: Keyed, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const cipher = createDecipheriv('aes-256-gcm', sealingKey(context, keyed), bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString())
}
