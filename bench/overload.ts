import { Agent } from 'node:http'
import { type Asked, ask } from './ask.ts'
import { note } from './report.ts'
import { seedLarge } from './seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from './server.ts'
import { summarize } from './timings.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
const seconds = 10
/** The first second is the server's to notice. */
const noticingMs = 1000
const tickMs = 5

let fresh = 0

/** A list page that is not in memory. */
function askFresh(server: RunningServer): Promise<Asked> {
  fresh += 1
  return ask(`${server.url}/api/portfolios?limit=24&fresh=${fresh}`, { agent })
}

/** Three times what the server can carry, sent by the clock whether or not it answers; then what is left of it. */
export async function benchOverload(): Promise<void> {
  const folder = await freshFolder()
  try {
    await seedLarge(folder, { companies: 200, portfolios: 5_000 })
    const server = await startServer(folder)
    try {
      await carried(server, 16, 2)
      const best = Math.max(await carried(server, 16, 4), await carried(server, 48, 4))
      const answers = await send(server, best * 3)
      report(best, answers)
      await reportRecovery(server)
    } finally {
      await server.stop()
    }
  } finally {
    agent.destroy()
    await removeFolder(folder)
  }
}

/** Answers a second to so many callers who each wait for theirs. */
async function carried(server: RunningServer, callers: number, forSeconds: number): Promise<number> {
  const until = performance.now() + forSeconds * 1000
  let answered = 0
  const caller = async () => {
    while (performance.now() < until) if ((await askFresh(server)).status === 200) answered += 1
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return answered / forSeconds
}

/** What was sent once the server has had time to notice. */
async function send(server: RunningServer, perSecond: number): Promise<Asked[]> {
  const asked: Promise<Asked>[] = []
  const started = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - started
      const due = (Math.min(passed, seconds * 1000) / 1000) * perSecond
      while (asked.length < due) asked.push(askFresh(server))
      if (passed < seconds * 1000) return
      clearInterval(timer)
      resolve()
    }, tickMs)
  })
  return (await Promise.all(asked)).slice(Math.round((perSecond * noticingMs) / 1000))
}

function report(best: number, answers: Asked[]): void {
  const good = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  const rest = answers.length - good.length - refused.length
  const share = good.length / (seconds - noticingMs / 1000) / best
  const slow = summarize(refused.map(({ ms }) => ms))
  const answered = summarize(good.map(({ ms }) => ms))
  note(
    'answers a second at three times the load, from the second second on',
    `${(share * 100).toFixed(0)} % of the best ${best.toFixed(0)} (p99 ${answered.p99.toFixed(0)} ms), ${rest} lost`,
    'at least 80 %, none lost',
    share >= 0.8 && rest === 0,
  )
  const told = refused.every(({ retryAfter }) => Number(retryAfter) > 0)
  note(
    'refusals of the rest',
    `${refused.length} of ${answers.length}, p50 ${slow.p50.toFixed(0)} ms, p99 ${slow.p99.toFixed(0)} ms`,
    'p99 below 50 ms, each with Retry-After',
    slow.p99 < 50 && told,
  )
}

async function reportRecovery(server: RunningServer): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const after: Asked[] = []
  for (let turn = 0; turn < 200; turn += 1) after.push(await askFresh(server))
  const { p99 } = summarize(after.map(({ ms }) => ms))
  const failed = after.filter(({ status }) => status !== 200).length
  note(
    'a second and a half later',
    `${failed} of 200 refused, p99 ${p99.toFixed(0)} ms`,
    'none refused, p99 below 50 ms',
    failed === 0 && p99 < 50,
  )
}
