import { type Agent, request } from 'node:http'

/** One answer: its status and how long it took, ms. */
export interface Asked {
  status: number
  ms: number
  retryAfter: string | undefined
}

interface AskOptions {
  agent: Agent
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Asks and reads the answer to its end. Status 0: there was none. */
export function ask(url: string, { agent, body, ...options }: AskOptions): Promise<Asked> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) =>
      resolve({ status, ms: performance.now() - started, retryAfter })
    const headers = { 'accept-encoding': 'br', ...options.headers }
    request(url, { ...options, agent, headers }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
      .on('error', () => end(0))
      .end(body)
  })
}
