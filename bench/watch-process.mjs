// Loaded into the measured server: answers what only the process itself knows, when its parent asks.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

process.on('message', (question) => {
  if (question === 'reset') delay.reset()
  if (question === 'collect') globalThis.gc?.()
  process.send?.({ longestBlockMs: delay.max / 1e6, memoryMb: process.memoryUsage().rss / 2 ** 20 })
})
// The channel alone must not keep the server alive.
process.channel?.unref()
