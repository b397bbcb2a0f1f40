import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Responds in place of the server behind, or returns false to pass the request on. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

export interface FaultyProxy {
  url: string
  /** Requests so far, such as `PUT /pictures/name`. */
  seen: string[]
  /** Number of connections that are open now. */
  connections(): Promise<number>
  /** Fault to apply from now on. Default: none. */
  fault: Fault
  stop(): Promise<void>
}

/** Starts a proxy before a server on this machine. It passes everything on until `fault` is set. */
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
