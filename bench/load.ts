import autocannon from 'autocannon'

/** Returns requests a second at 32 connections, after a warm-up. Every response must be a success. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const shot = (duration: number) =>
    autocannon({ url, connections: 32, duration, headers: { 'accept-encoding': 'br' } })
  await shot(2)
  const result = await shot(seconds)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} failures, ${result.errors} errors`)
  return result.requests.average
}

/** Sends a fixed number of requests at 32 connections. */
export async function sendRequests(url: string, amount: number): Promise<void> {
  const result = await autocannon({ url, connections: 32, amount, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} failures, ${result.errors} errors`)
}
