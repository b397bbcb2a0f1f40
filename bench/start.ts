import { note } from './report.ts'
import { freshFolder, removeFolder, startServer } from './server.ts'

/**
 * Measures the time from the start of the process to its first response, on an empty folder and again on the same
 * folder.
 */
export async function benchStart(): Promise<void> {
  const folder = await freshFolder()
  try {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const server = await startServer(folder)
      times.push(server.startMs)
      await server.stop()
    }
    const slowest = Math.max(...times)
    note(
      'start to first response, slowest of five',
      `${(slowest / 1000).toFixed(2)} s`,
      'below 2 s',
      slowest < 2000,
    )
  } finally {
    await removeFolder(folder)
  }
}
