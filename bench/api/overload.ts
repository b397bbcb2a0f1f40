import { note } from '../report.ts'
import { seedLarge } from '../seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from '../server.ts'
import { summarize } from '../timings.ts'
import { freshAddress } from '../web/fresh-address.ts'
import { Crowd, requestBytes, type TimedResponse } from './callers.ts'

const seconds = 10
/** Time in which the server may notice the overload, ms. */
const noticingMs = 1000
const tickMs = 5
/** Connections opened before the measurement; more are opened when all of them wait. */
const crowdSize = 400

/** Requests a list page that is not cached. */
function askFresh(crowd: Crowd): Promise<TimedResponse> {
  return crowd.send(requestBytes(`GET ${freshAddress('/api/portfolios?limit=24')}`))
}

/**
 * Sends three times the load that the server can carry, at fixed times whether or not it responds. Measures the
 * responses that are left.
 */
export async function benchOverload(): Promise<void> {
  const folder = await freshFolder()
  try {
    await seedLarge(folder, { companies: 200, portfolios: 5_000 })
    const server = await startServer(folder)
    try {
      await overload(server)
    } finally {
      await server.stop()
    }
  } finally {
    await removeFolder(folder)
  }
}

async function overload({ url }: RunningServer): Promise<void> {
  const crowd = new Crowd(url)
  try {
    await crowd.gather(crowdSize)
    await carried(crowd, 16, 2)
    const best = Math.max(await carried(crowd, 16, 4), await carried(crowd, 48, 4))
    report(best, await send(crowd, best * 3))
    await reportRecovery(crowd)
  } finally {
    crowd.close()
  }
}

/** Returns responses a second to that many callers who each wait for theirs. */
async function carried(crowd: Crowd, callers: number, forSeconds: number): Promise<number> {
  const until = performance.now() + forSeconds * 1000
  let answered = 0
  const caller = async () => {
    while (performance.now() < until) if ((await askFresh(crowd)).status === 200) answered += 1
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return answered / forSeconds
}

/** Sends requests and returns the responses to those sent after the time in which the server may notice. */
async function send(crowd: Crowd, perSecond: number): Promise<TimedResponse[]> {
  const asked: Promise<TimedResponse>[] = []
  const started = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - started
      const due = (Math.min(passed, seconds * 1000) / 1000) * perSecond
      while (asked.length < due) asked.push(askFresh(crowd))
      if (passed < seconds * 1000) return
      clearInterval(timer)
      resolve()
    }, tickMs)
  })
  return (await Promise.all(asked)).slice(Math.round((perSecond * noticingMs) / 1000))
}

function report(best: number, responses: TimedResponse[]): void {
  const good = responses.filter(({ status }) => status === 200)
  const refused = responses.filter(({ status }) => status === 503)
  const rest = responses.length - good.length - refused.length
  const share = good.length / (seconds - noticingMs / 1000) / best
  const slow = summarize(refused.map(({ ms }) => ms))
  const answered = summarize(good.map(({ ms }) => ms))
  note(
    'responses a second at three times the load, from the second second on',
    `${(share * 100).toFixed(0)} % of the best ${best.toFixed(0)} (p99 ${answered.p99.toFixed(0)} ms), ${rest} lost`,
    'at least 80 %, none lost',
    share >= 0.8 && rest === 0,
  )
  const told = refused.every(({ retryAfter }) => Number(retryAfter) > 0)
  note(
    'refusals of the rest, from writing the request to the last byte',
    `${refused.length} of ${responses.length}, p50 ${slow.p50.toFixed(0)} ms, p99 ${slow.p99.toFixed(0)} ms`,
    'p99 below 50 ms, each with Retry-After',
    slow.p99 < 50 && told,
  )
}

async function reportRecovery(crowd: Crowd): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const after: TimedResponse[] = []
  for (let turn = 0; turn < 200; turn += 1) after.push(await askFresh(crowd))
  const { p99 } = summarize(after.map(({ ms }) => ms))
  const failed = after.filter(({ status }) => status !== 200).length
  note(
    'a second and a half later',
    `${failed} of 200 refused, p99 ${p99.toFixed(0)} ms`,
    'none refused, p99 below 50 ms',
    failed === 0 && p99 < 50,
  )
}
