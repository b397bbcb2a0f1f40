import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface StopOptions {
  /** The time for balancers to notice that the server is not ready, ms. */
  graceMs: number
  /** After this long in all, connections are cut, ms. */
  deadlineMs: number
}

/** Connections that the system has accepted and Node has not get this long, ms, whatever the grace. */
const settleMs = 100
const lookEveryMs = 50
/** Turns of the event loop in which connections are still accepted before the server closes; Node accepts one each. */
const lastTurns = 1000

const connections = new WeakMap<Server, Set<Socket>>()

/** Remembers open connections: a proxy connects ahead of need, and Node counts a connection without a request as busy. */
export function rememberConnections(server: Server): void {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
}

/**
 * Stops serving without cutting a response. Call it once `stopping` is set: from then on every response closes its
 * connection. New connections are still accepted during the grace, so that no request already sent is lost; then the
 * server stops listening, idle connections are closed, and the others after their response.
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

/** Resolves right after a turn of the event loop that brought no connection: to stop listening then resets none. */
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

/** Also right after the poll phase: a request that has just arrived makes its connection busy. */
async function closeIdle(server: Server): Promise<void> {
  await nextTurn()
  server.closeIdleConnections()
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}
