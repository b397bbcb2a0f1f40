import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface StopOptions {
  /** Time for load balancers to notice that the server is not ready, ms. */
  graceMs: number
  /** Time after which all connections are cut, ms. */
  deadlineMs: number
}

/** Time for connections that the system has accepted and Node has not, ms, however short the grace period is. */
const settleMs = 100
const lookEveryMs = 50
/** Turns of the event loop in which connections are still accepted before the server closes; Node accepts one each. */
const lastTurns = 1000

const connections = new WeakMap<Server, Set<Socket>>()

/** Records open connections: a proxy connects ahead of need, and Node counts a connection without a request as busy. */
export function rememberConnections(server: Server): void {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
}

/**
 * Stops serving without cutting a response. Call it after `stopping` is set: from then on every response closes its
 * connection. New connections are accepted during the grace period, so that no request already sent is lost. Then the
 * server stops listening, closes idle connections, and the others after their response.
 */
export async function stopServing(app: FastifyInstance, { graceMs, deadlineMs }: StopOptions): Promise<void> {
  const { server } = app
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
  await sleep(Math.max(graceMs, settleMs))
  await lastOnes(server)
  const closed = app.close()
  const idle = setInterval(() => void closeIdle(server), lookEveryMs)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}

/** Resolves right after a turn of the event loop that brought no connection: a stop of listening resets none then. */
async function lastOnes(server: Server): Promise<void> {
  let came = true
  const count = () => {
    came = true
  }
  server.on('connection', count)
  for (let turn = 0; came && turn < lastTurns; turn += 1) {
    came = false
    await nextTurn()
  }
  server.off('connection', count)
}

/** Runs right after the poll phase, too: a request that has just arrived makes its connection busy. */
async function closeIdle(server: Server): Promise<void> {
  await nextTurn()
  server.closeIdleConnections()
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}
