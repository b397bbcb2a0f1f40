import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface MailServer {
  /** Value for `SMTP_URL`. */
  url: string
  /** Accepted messages, raw, in the order of arrival. */
  messages: string[]
}

/**
 * Returns the reason to refuse a mail to that address, or undefined to accept it. Called for the recipient and again
 * for the content.
 */
export type Judge = (address: string, command: 'RCPT' | 'DATA') => { code: number; text: string } | undefined

/** Starts a real SMTP server in this process, and stops it after the test. */
export async function openMailServer(judge?: Judge): Promise<MailServer> {
  const { stop, ...server } = await startMailServer(judge)
  onTestFinished(stop)
  return server
}

/** Like `openMailServer`, for longer than a test: the caller stops it. */
export async function startMailServer(
  judge: Judge = () => undefined,
): Promise<MailServer & { stop: () => Promise<void> }> {
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      done(asError(judge(address, 'RCPT')))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = judge(envelope.rcptTo[0]?.address ?? '', 'DATA')
        if (refusal) return done(asError(refusal))
        messages.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, messages, stop }
}

function asError(refusal: ReturnType<Judge>): Error | undefined {
  return refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })
}
