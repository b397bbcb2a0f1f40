import { type Address, addresses, deskAddresses } from '@tameer/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HouseOfFamily } from './fuzz/house.ts'
import { judgeAnswer, judgeFailure } from './fuzz/judge.ts'
import { type Operation, readOperations } from './fuzz/operations.ts'
import { Owner } from './fuzz/owner.ts'
import { type Asked, requestsFor, soundRequestsFor } from './fuzz/requests.ts'
import { fuzzing, startTarget, type Target } from './fuzz/target.ts'
import type { WireAnswer } from './fuzz/wire.ts'
import { salesEnv } from './sales.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 90_000 })

const all = await readOperations()
const operations = all.filter(({ id }) => !fuzzing.only || fuzzing.only === id)
let target: Target
let owner: Owner
let house: HouseOfFamily

/** A server that sells plans limits the projects of a company, so that only payments are tried there. */
const servers = [
  { server: 'a server', env: {}, operations: operations.filter((one) => !isPayment(one)) },
  { server: 'a server that sells plans', env: salesEnv, operations: operations.filter(isPayment) },
].filter(({ operations }) => operations.length > 0)

it('finds the operations in the document', async () => {
  expect(operations.length).toBeGreaterThanOrEqual(fuzzing.only ? 1 : 26)
})

describe.each(servers)('$server', ({ env, operations }) => {
  beforeAll(async () => {
    target = await startTarget(env)
    owner = new Owner(target, all)
    house = new HouseOfFamily(target, owner.known)
    await owner.token()
  })
  afterAll(() => target.stop())

  it.each(operations)(
    `$id answers ${fuzzing.runs} requests of every kind as the document says`,
    async (operation) => {
      // First the lists: what is prepared must be the newest that is known.
      await owner.lookAround()
      await prepare(operation)
      // The token of `stopReminders` is mailed only after three days.
      const mayBeRefused = fuzzing.anew || operation.id === 'stopReminders' || isAtDesk(operation)
      // A fuzzer whose requests are always refused tests nothing.
      if (!mayBeRefused) expect(await refusals(operation), `${operation.id} never succeeds`).toEqual([])
      const property = fc.asyncProperty(requestsFor(operation, owner.known), async (asked) => {
        await tryOne(operation, asked)
      })
      await fc.assert(property, {
        seed: fuzzing.seed,
        numRuns: fuzzing.runs,
        reporter: async (run) => report(operation, run),
      })
      expect(target.complaints()).toEqual([])
    },
  )
})

/** Makes what the calls of an operation need to succeed. */
async function prepare(operation: Operation): Promise<void> {
  const { resetCode, token } = operation.json?.properties ?? {}
  if (operation.tag === 'requests') await owner.prepareRequest(operation)
  else if (operation.tag === 'houses') await house.prepare(operation.id)
  else if (/^(update|delete|move|hide)Portfolio$/.test(operation.id)) await owner.preparePortfolios()
  else if (operation.id === 'getPriceBook') owner.preparePriceBook()
  else if (operation.id === 'getMarkDocument') await owner.prepareMark()
  else if (operation.id === 'sendReport') await owner.prepareReport()
  else if (isPayment(operation)) await owner.preparePayment()
  else if (operation.id === 'undoEmailChange') await owner.readUndoMail()
  else if (/Email(Change|Link)$/.test(operation.id)) await owner.readChangeMail()
  else if (resetCode || token) await owner.readMail()
}

/** True for calls about a company's own payments. */
function isPayment({ path }: Operation): boolean {
  return path.startsWith(`/api${addresses.beginPayment.path}`)
}

/**
 * True for calls of the desk. The fuzzer has no desk account, so it tests only the guards. The rest:
 * features/desk/every-desk-call.slow.test.ts.
 */
function isAtDesk({ tag }: Operation): boolean {
  return tag === 'desk'
}

/**
 * Sends valid requests until one succeeds: the schema cannot express every condition. Returns the refusals when
 * none does, each once.
 */
async function refusals(operation: Operation): Promise<string[]> {
  const sound = fc.sample(soundRequestsFor(operation, owner.known), { seed: fuzzing.seed, numRuns: 40 })
  const refused = new Set<string>()
  for (const asked of sound) {
    const { status, body } = await tryOne(operation, asked)
    if (status < 300) return []
    refused.add(`${status} ${body.toString().slice(0, 300)}`)
  }
  return [...refused]
}

/** Sends a request and judges the response. Throws when something is wrong with it. */
async function tryOne(operation: Operation, asked: Asked): Promise<WireAnswer> {
  const { method } = operation
  const shown = asked.caller === 'nobody' ? [] : await credentials(operation, asked.caller === 'owner')
  const response = await target.send({ ...asked, method, headers: [...shown, ...asked.headers] })
  const { status, headers, body } = response
  const wrong =
    judgeAnswer(response) ?? judge(operation, response) ?? judgeCaching(operation, asked, response)
  if (wrong !== undefined) throw new Error(wrong)
  if (status < 300 && headers['content-type']?.startsWith('application/json')) {
    // Ids in a house are those of its stages, entries and pictures, not of houses.
    owner.known.harvest(JSON.parse(body.toString()), operation.tag === 'houses' ? '' : operation.path)
  }
  return response
}

/** Header with the caller's credentials. */
async function credentials({ needs }: Operation, real: boolean): Promise<[string, string][]> {
  const made = 'x'.repeat(43)
  if (needs === 'key') return [['X-Request-Key', real ? await owner.requestKey() : made]]
  if (needs === 'house') return [['X-House-Key', real ? await house.key() : made]]
  return [['Authorization', `Bearer ${real ? await owner.token() : made}`]]
}

function judge(operation: Operation, { status, headers, body }: Awaited<ReturnType<Target['send']>>) {
  if (status === 304) return operation.method === 'GET' ? undefined : '304'
  // A path outside the API is not this operation's.
  if (status >= 300 && status < 400) return undefined
  const broken = operation.judgeBody(status, headers['content-type'] ?? '', body)
  return broken ?? (status >= 400 ? judgeFailure({ status, headers, body }) : undefined)
}

const everyAddress = { ...addresses, ...deskAddresses }

/** Checks that only responses declared public can be cached, and never one to a session. */
function judgeCaching({ id }: Operation, { caller }: Asked, { status, headers }: WireAnswer) {
  const { cache = 'nobody' }: Address = everyAddress[id as keyof typeof everyAddress]
  const rule = headers['cache-control']
  const isKept = !/(^|, )no-store$/.test(rule ?? '')
  if (status >= 300 || !isKept || (cache === 'everyone' && caller === 'nobody')) return undefined
  return `may be kept, though it is private: ${rule}`
}

/** Prints the command that repeats the failure, and its request. */
function report(operation: Operation, run: fc.RunDetails<[Asked]>): void {
  if (!run.failed) return
  const [asked] = run.counterexample ?? []
  const body =
    asked?.body &&
    `${asked.body.length} bytes ${JSON.stringify(asked.body.subarray(0, 3000).toString('latin1'))}`
  throw new Error(
    [
      `${operation.id}: ${String((run.errorInstance as Error | null)?.message ?? 'interrupted')}`,
      `${operation.method} ${asked?.target}`,
      `as ${asked?.caller}, ${JSON.stringify(asked?.headers)}`,
      `body: ${body}`,
      `Again: FUZZ_ONLY=${operation.id} FUZZ_SEED=${run.seed} FUZZ_RUNS=${fuzzing.runs} npm run fuzz`,
    ].join('\n'),
  )
}
