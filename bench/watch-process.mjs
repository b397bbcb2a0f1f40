// Loaded into the measured server: reports on request figures that only the process itself knows.
import { subscribe } from 'node:diagnostics_channel'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

const started = new WeakMap()
let answeredMs = []
subscribe('http.server.request.start', ({ request }) => started.set(request, performance.now()))
subscribe('http.server.response.finish', ({ request }) => {
  answeredMs.push(performance.now() - started.get(request))
})

process.on('message', (question) => {
  if (question === 'reset') {
    delay.reset()
    answeredMs = []
  }
  if (question === 'collect') globalThis.gc?.()
  const memoryMb = process.memoryUsage().rss / 2 ** 20
  process.send?.({ longestBlockMs: delay.max / 1e6, memoryMb, answeredMs: answeredMs.slice(-10_000) })
})
// The channel alone must not keep the process alive.
process.channel?.unref()
