import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './fixtures.ts'

/** A proxy before the server that can respond as if another version had been deployed. */
interface Deployment {
  /** Address of the client's page, without its hash. */
  url: string
  /** Text appended to the service worker's file. */
  workerTail: string
  /** Responds to every file that is not cached yet with 404, and to every page with another version's. */
  gone: boolean
}

/** Journeys with a `deployment`, in which the browser may report that it is offline. */
export const test = base.extend<{ deployment: Deployment }>({
  // Offline the browser itself reports errors on the console.
  // biome-ignore lint/correctness/noEmptyPattern: the fixture's first argument must be a pattern
  quietConsole: async ({}, use) => use(undefined),
  deployment: async ({ baseURL, words }, use) => {
    const { front } = words.language
    const deployment: Deployment = { url: '', workerTail: '', gone: false }
    const server = createServer((request, response) => {
      const path = request.url ?? '/'
      const isWorker = path === `${front}sw.js`
      if (deployment.gone && path.startsWith('/assets/')) return response.writeHead(404).end()
      if (deployment.gone && path.startsWith(`${front}?asked`)) return response.end('<!doctype html>another')
      // The page is reloaded: from here on the new version is served.
      if (deployment.gone && path === front) deployment.gone = false
      const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = request.headers
      const headers = { ...asked, 'accept-encoding': 'identity' }
      const onward = send(new URL(path, baseURL), { method: request.method ?? 'GET', headers }, (answer) => {
        const { 'content-length': _length, etag: _etag, ...kept } = answer.headers
        response.writeHead(answer.statusCode ?? 502, isWorker ? kept : answer.headers)
        if (isWorker) answer.on('end', () => response.end(deployment.workerTail))
        answer.pipe(response, { end: !isWorker })
      })
      onward.on('error', () => response.destroy())
      return request.pipe(onward)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    deployment.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${front}`
    await use(deployment)
    await closed(server)
  },
})

async function closed(server: Server) {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
