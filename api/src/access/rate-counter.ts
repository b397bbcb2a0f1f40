import type { KeyHolder } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import type { LimitName } from '../core/config/config-limits.ts'
import { networkOf } from '../core/contact/network-address.ts'
import { type Standing, tooManyRequests } from '../core/errors.ts'
import { type Counted, countEvent, forgottenAt, type Rule, takeBack, waitOf } from '../core/sliding-window.ts'
import { emailKey } from '../db/queries/accounts/accounts.ts'
import { deleteRateLimits, holdRateLimit, listRateLimits, saveRateLimit } from '../db/queries/rate-limits.ts'
import { apartFromCall } from '../db/with-first-write.ts'
import type { Caller } from './caller.ts'
import { logEvent } from './events.ts'
import type { HouseCaller } from './house-keys.ts'
import type { SignedIn } from './sessions.ts'

type Transaction = Parameters<typeof deleteRateLimits>[0]
type Tools = Pick<Context, 'config' | 'clock' | 'db' | 'hashSecret'>

/** One event to count: under which limit, and for whom. */
export interface Charge {
  limit: LimitName
  subject: string
}

/** The events that were counted, so that they can be taken back. */
export interface Receipt {
  /** The time counted, ms. */
  at: number
  /** The time until which each row was kept before, ms, by its key. */
  keptUntil: ReadonlyMap<string, number>
  /** The state of each limit after this call. */
  standings: readonly Standing[]
}

interface Rated extends Charge {
  key: string
  rule: Rule
}

interface CountedFor {
  account?: SignedIn | undefined
  requestKey?: KeyHolder | undefined
  houseCaller?: HouseCaller | undefined
}

/**
 * The subject that a call is counted for: the signed-in account, the request of a key or the key of a house, or else the caller's network;
 * with a typed address, network and address together, with or without an account for it.
 */
export function subjectOf(
  { ip }: Caller,
  { account, requestKey, houseCaller }: CountedFor,
  email?: string,
): string {
  const network = networkOf(ip)
  if (email !== undefined) return `${network}\0${emailKey(email)}`
  return account?.accountId ?? requestKey?.requestId ?? houseCaller?.subject ?? network
}

/** Throws `too-many-requests` when a limit is reached. Counts nothing: one query, cheap enough for a flood of calls. */
export async function requireBelowLimits(tools: Tools, caller: Caller, charges: Charge[]): Promise<void> {
  const rated = rate(tools, charges)
  const now = tools.clock()
  const rows = await listRateLimits(
    tools.db.read,
    rated.map(({ key }) => key),
    now,
  )
  const waits = rated.flatMap(({ limit, key, rule }) => {
    const row = rows.find((one) => one.key === key)
    return row ? [{ limit, rule, waitMs: waitOf(readCounted(row), rule, now) }] : []
  })
  refuseLongest(caller, waits)
}

/**
 * Counts all charges, or none when one is over its limit; exact also under concurrent calls. Throws
 * `too-many-requests`.
 */
export async function charge(tools: Tools, caller: Caller, charges: Charge[]): Promise<Receipt> {
  await requireBelowLimits(tools, caller, charges)
  const rated = rate(tools, charges)
  if (rated.length === 0) return { at: tools.clock(), keptUntil: new Map(), standings: [] }
  // Has a transaction of its own: the charge stays when the call is rolled back.
  const count = async (trx: Transaction): Promise<Receipt> => {
    const now = tools.clock()
    const held: (Rated & { counted: Counted; until: number })[] = []
    for (const one of rated) {
      const row = await holdRateLimit(trx, one.key, now)
      held.push({ ...one, counted: readCounted(row), until: row.expiresAt })
    }
    const waits = held.map(({ limit, rule, counted }) => ({
      ...{ limit, rule },
      waitMs: waitOf(counted, rule, now),
    }))
    refuseLongest(caller, waits)
    const standings: Standing[] = []
    for (const { limit, key, rule, counted } of held) {
      const { events, strikes } = countEvent(counted, rule, now)
      await save(trx, key, rule, { events, strikes })
      const resetMs = (events[0] ?? now) + rule.windowMs - now
      standings.push({ ...limitOf(limit, rule), left: Math.max(0, rule.most - events.length), resetMs })
    }
    return { at: now, keptUntil: new Map(held.map(({ key, until }) => [key, until])), standings }
  }
  return apartFromCall(() => tools.db.note(count))
}

/** Takes back a charge. The row expires as if it had never been made, so that earlier waits are not forgotten. */
export async function takeBackCharge(
  tools: Tools,
  trx: Transaction,
  charge: Charge,
  { at, keptUntil }: Pick<Receipt, 'at' | 'keptUntil'>,
): Promise<void> {
  for (const { key, rule } of rate(tools, [charge])) {
    const row = await holdRateLimit(trx, key, tools.clock())
    await save(trx, key, rule, takeBack(readCounted(row), at), keptUntil.get(key))
  }
}

/** Forgets everything counted under these charges. */
export function forget(tools: Tools, trx: Transaction, charges: Charge[]): Promise<void> {
  return deleteRateLimits(
    trx,
    rate(tools, charges).map(({ key }) => key),
  )
}

/** The charges that have a limit, always in the same order: two calls that lock the same rows must not deadlock. */
function rate({ config, hashSecret }: Tools, charges: Charge[]): Rated[] {
  const rated = charges.flatMap((charge): Rated[] => {
    const limit = config.limits[charge.limit]
    if (!limit) return []
    const grows = charge.limit === 'loginAccount' || charge.limit === 'loginAddress'
    const rule = grows ? { ...limit, longestWaitMs: config.longestLoginWaitMs } : limit
    return [{ ...charge, rule, key: hashSecret('rate-limit', `${charge.limit}\0${charge.subject}`) }]
  })
  return rated.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

/** Throws and logs the refusal with the longest wait, ms; returns when there is nothing to wait for. */
function refuseLongest(caller: Caller, waits: { limit: LimitName; rule: Rule; waitMs: number }[]): void {
  const [longest] = waits
    .filter(({ waitMs }) => waitMs > 0)
    .toSorted((one, other) => other.waitMs - one.waitMs)
  if (!longest) return
  const { limit, rule, waitMs } = longest
  logEvent(caller, 'throttled', { limit, waitMs })
  throw tooManyRequests(limit, waitMs, { ...limitOf(limit, rule), left: 0, resetMs: waitMs })
}

function limitOf(limit: LimitName, { most, windowMs }: Rule): Pick<Standing, 'limit' | 'most' | 'windowMs'> {
  return { limit, most, windowMs }
}

function readCounted({ events, strikes }: { events: string; strikes: number }): Counted {
  return { events: JSON.parse(events) as number[], strikes }
}

async function save(
  trx: Transaction,
  key: string,
  rule: Rule,
  counted: Counted,
  atLeastUntil = 0,
): Promise<void> {
  const { events, strikes } = counted
  const expiresAt = Math.max(atLeastUntil, forgottenAt(counted, rule))
  await saveRateLimit(trx, { key, events: JSON.stringify(events), strikes, expiresAt })
}
