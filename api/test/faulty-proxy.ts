import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Responds instead of the server behind, or lets the request through by returning false. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

export interface FaultyProxy {
  url: string
  /** Requests so far, as `PUT /pictures/name`. */
  seen: string[]
  /** Connections that are open now. */
  connections(): Promise<number>
  /** What goes wrong from now on; nothing at first. */
  fault: Fault
  stop(): Promise<void>
}

/** Stands in front of a server on this machine and passes everything on, until it is told what to spoil. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming
    proxy.seen.push(`${method} ${path}`)
    if (proxy.fault(incoming, response)) return
    const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    fault: () => false,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return proxy
}
