import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { note } from '../report.ts'
import { seedLarge } from '../seed.ts'
import { freshFolder, removeFolder, startServer } from '../server.ts'
import { compressedBytes } from './wire.ts'

const page = '/api/portfolios?limit=24'

/** Measures the cached page against a bare server that sends the same bytes; then the memory after 50,000 requests. */
export async function benchThroughput(): Promise<void> {
  const folder = await freshFolder()
  try {
    await seedLarge(folder, { companies: 2_000, portfolios: 100_000 })
    const server = await startServer(folder)
    try {
      const wire = await compressedBytes(server.url + page)
      note(
        'a page of 24 on the wire',
        `${(wire.length / 1024).toFixed(1)} KB`,
        'below 8 KB',
        wire.length < 8 * 1024,
      )
      const bytes = join(folder, 'page.br')
      await writeFile(bytes, wire)
      const ratios: number[] = []
      let own = 0
      for (let round = 0; round < 3; round++) {
        own = await requestsPerSecond(server.url + page, 5)
        ratios.push(own / (await bareRequestsPerSecond(bytes)))
      }
      const ratio = ratios.sort((a, b) => a - b)[1] ?? 0
      note(
        'that page at 32 connections against a bare server sending the same bytes',
        `${(ratio * 100).toFixed(0)} % (${Math.round(own).toLocaleString('en')} a second)`,
        'at least 50 %',
        ratio >= 0.5,
      )
      await sendRequests(server.url + page, 50_000)
      const { memoryMb: memory } = await server.ask('look')
      note(
        'memory after the large set and 50,000 requests',
        `${memory.toFixed(0)} MB`,
        'below 250 MB',
        memory < 250,
      )
    } finally {
      await server.stop()
    }
  } finally {
    await removeFolder(folder)
  }
}

async function bareRequestsPerSecond(file: string): Promise<number> {
  const child = fork('bench/api/bare-server.mjs', [file, 'br'])
  try {
    const port = await new Promise<number>((resolve) =>
      child.once('message', (message) => resolve(Number(message))),
    )
    return await requestsPerSecond(`http://127.0.0.1:${port}/`, 5)
  } finally {
    child.kill()
  }
}

/** Returns requests a second at 32 connections, after a warm-up. Every response must be a success. */
async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const shot = (duration: number) =>
    autocannon({ url, connections: 32, duration, headers: { 'accept-encoding': 'br' } })
  await shot(2)
  const result = await shot(seconds)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} failures, ${result.errors} errors`)
  return result.requests.average
}

/** Sends a fixed number of requests at 32 connections. */
async function sendRequests(url: string, amount: number): Promise<void> {
  const result = await autocannon({ url, connections: 32, amount, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} failures, ${result.errors} errors`)
}
