import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/context.ts'
import { busy, conflict, invalid } from '../core/errors.ts'
import { seal, unseal } from '../core/sealed-text.ts'
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

/** Ids, fingerprints and keys for sealing: under each of the server's secrets, the newest first. */
interface Keyed {
  ids: [string, ...string[]]
  fingerprints: [string, ...string[]]
  sealingKeys: [string, ...string[]]
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
  const whose = request.account?.accountId ?? request.requestKey?.requestId ?? ''
  const text = JSON.stringify([name, whose, key])
  return {
    ids: hashSecret.each('keyed-call', text),
    fingerprints: hashSecret.each('keyed-call-content', JSON.stringify([name, content])),
    // A response may hold a token or a key: it is sealed under the caller's key, which is not kept, and the server's secret.
    sealingKeys: hashSecret.each('keyed-call-response', text),
  }
}

/**
 * The response of the call that was made under this key, waited for while it is under way; undefined when there was none.
 */
async function findMade(context: Context, keyed: Keyed): Promise<unknown> {
  for (let turn = 1; ; turn += 1) {
    const row = await findKeyedCall(context.db.read, keyed.ids)
    if (!row) return undefined
    if (!keyed.fingerprints.includes(row.fingerprint)) throw conflict('keyUsedAlready')
    if (row.response) return open(keyed, row.response)
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
  const [id] = keyed.ids
  const sealed = seal(JSON.stringify(response), keyed.sealingKeys[0])
  await apartFromCall(() => context.db.note((trx) => saveKeyedResponse(trx, id, sealed))).catch(
    (error: unknown) => request.log.warn({ err: error }, 'the response of a keyed call was not kept'),
  )
}

/** A kept response. Throws `conflict` when none of the server's secrets opens it. */
function open({ sealingKeys }: Keyed, sealed: string): unknown {
  const text = sealingKeys.map((key) => unseal(sealed, key)).find((one) => one !== undefined)
  if (text === undefined) throw conflict('responseLost')
  return JSON.parse(text)
}
