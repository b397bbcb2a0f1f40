import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/context.ts'
import { busy, conflict, invalid, tell } from '../core/errors.ts'
import { seal, unseal } from '../core/secrets/sealed-text.ts'
import { findKeyedCall, insertKeyedCall, saveKeyedResponse } from '../db/queries/keyed-calls.ts'
import { apartFromCall, withFirstWrite } from '../db/with-first-write.ts'

/** The header that makes a call idempotent which creates something or takes a form. */
const keyHeader = 'Idempotency-Key'
const keyShape = /^[\x21-\x7e]{16,100}$/
/** Interval and number of the tries to find the response of the same call under way. */
const look = { everyMs: 50, times: 100 }
/** A response that is not stored by then is lost. */
const lostAfterMs = 60_000

/** Rolls back a transaction because the same call was made meanwhile. */
class MadeMeanwhile extends Error {}

/** Ids, fingerprints and encryption keys, under each of the server's secrets, the newest first. */
interface Keyed {
  ids: [string, ...string[]]
  fingerprints: [string, ...string[]]
  sealingKeys: [string, ...string[]]
}

interface Sent {
  name: string
  request: FastifyRequest
  reply: FastifyReply
  /** The content of the call: other content under the same key is refused. */
  content: unknown
}

/**
 * Runs `run`, which stores something, once for each key that its caller sends as `Idempotency-Key`, and returns the
 * first response to the same call again. Without a key every call runs. Throws `invalid` for an invalid key, `conflict`
 * for a key of other content, with the id of what was stored, or for one whose response was lost, `busy` while the first
 * call is under way, and the errors of `run`.
 */
export async function runOnce(context: Context, sent: Sent, run: () => Promise<unknown>): Promise<unknown> {
  const keyed = keyedOf(context, sent)
  if (!keyed) return run()
  const made = await findMade(context, keyed)
  if (made) return replay(sent.reply, made)
  const [id] = keyed.ids
  const [fingerprint] = keyed.fingerprints
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
  const { account, requestKey, houseCaller } = request
  const whose = account?.accountId ?? requestKey?.requestId ?? houseCaller?.subject ?? ''
  const text = JSON.stringify([name, whose, key])
  return {
    ids: hashSecret.each('keyed-call', text),
    fingerprints: hashSecret.each('keyed-call-content', JSON.stringify([name, content])),
    // A response may hold a token or a key: it is encrypted with the caller's key, which is not stored, and the
    // server's secret.
    sealingKeys: hashSecret.each('keyed-call-response', text),
  }
}

/**
 * The response of the call made under this key, after waiting for it while it is under way; undefined when there was
 * none.
 */
async function findMade(context: Context, keyed: Keyed): Promise<unknown> {
  for (let turn = 1; ; turn += 1) {
    const row = await findKeyedCall(context.db.read, keyed.ids)
    if (!row) return undefined
    const response = row.response === null ? undefined : open(keyed, row.response)
    if (!keyed.fingerprints.includes(row.fingerprint)) {
      throw conflict('savedAlready', undefined, idOf(response))
    }
    if (row.response !== null) return response
    if (context.clock() - row.createdAt > lostAfterMs) throw conflict('responseLost')
    if (turn === look.times) throw busy(1)
    await wait(look.everyMs)
  }
}

/** The id of what a call stored, for a client that wants to open it. */
function idOf(response: unknown): { id: string } | undefined {
  const { id } = Object(response) as { id?: unknown }
  return typeof id === 'string' ? { id } : undefined
}

function replay(reply: FastifyReply, response: unknown): unknown {
  void reply.header('idempotency-replayed', 'true')
  return response
}

/** Stores the response. The thing that was created stays when its response cannot be stored. */
async function keepResponse(
  context: Context,
  request: FastifyRequest,
  keyed: Keyed,
  response: unknown,
): Promise<void> {
  const [id] = keyed.ids
  const sealed = seal(JSON.stringify(response), keyed.sealingKeys[0])
  await apartFromCall(() => context.db.note((trx) => saveKeyedResponse(trx, id, sealed))).catch(
    tell((err) => request.log.warn({ err }, 'the response of a keyed call was not kept')),
  )
}

/** Decrypts a stored response. Throws `conflict` when none of the server's secrets opens it. */
function open({ sealingKeys }: Keyed, sealed: string): unknown {
  const text = sealingKeys.map((key) => unseal(sealed, key)).find((one) => one !== undefined)
  if (text === undefined) throw conflict('responseLost')
  return JSON.parse(text)
}
