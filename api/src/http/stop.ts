import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface StopOptions {
  /** The time for others to notice that the server is not ready, ms. */
  graceMs: number
  /** After this long in all, connections are cut, ms. */
  deadlineMs: number
}

/** Callers that were let in by the system but not yet by us get this long, ms, whatever the grace. */
const settleMs = 100
const lookEveryMs = 50

/**
 * Stops serving without cutting an answer. Call it once `stopping` is set: from then on every answer asks its caller to
 * leave the connection. New callers are still let in during the grace, so that nothing already sent is lost; then the
 * door closes, connections without a request go, and those with one go when they have their answer.
 */
export async function stopServing(app: FastifyInstance, { graceMs, deadlineMs }: StopOptions): Promise<void> {
  const { server } = app
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
  await sleep(Math.max(graceMs, settleMs))
  // Right after a look at the network nobody waits at the door: closing it turns away nobody who has knocked.
  await nextTurn()
  const closed = app.close()
  const idle = setInterval(() => void closeIdle(server), lookEveryMs)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}

/** Right after a look at the network, too: a request that has just come makes its connection busy. */
async function closeIdle(server: Server): Promise<void> {
  await nextTurn()
  server.closeIdleConnections()
}
