import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Departure, Message } from '../src/payments/gateway.ts'

/** A person at the bank's page. */
export interface BankVisit {
  page: string
  /** Presses a button; returns what the browser then brings to the return address, or null when the line was dropped. */
  choose(choice: 'pay' | 'decline' | 'close'): Promise<Message | null>
  /** Opens the page once more, after the choice, and goes back from it; null when it leads nowhere. */
  goBack(): Promise<Message | null>
}

/** Goes to the bank as a browser does, without script. `returnUrl` is the address that the payment was begun with. */
export async function visitBank(departure: Departure, returnUrl: string): Promise<BankVisit> {
  const first = await fetch(departure.url, {
    ...(departure.kind === 'form'
      ? { method: 'POST', body: new URLSearchParams(departure.fields) }
      : { method: 'GET' }),
    redirect: 'manual',
  })
  const address = first.headers.get('location')
  if (address === null) throw new Error(`the bank refused: ${first.status} ${await first.text()}`)
  const page = await (await fetch(address)).text()
  return {
    page,
    async choose(choice) {
      const body = new URLSearchParams({ choice })
      const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
      if (answer === null) return null
      const location = answer.headers.get('location')
      return location === null ? postedBy(await answer.text()) : messageAt(new URL(location), returnUrl)
    },
    async goBack() {
      const html = await (await fetch(address)).text()
      const [, link] = /<a [^>]*href="([^"]+)"/.exec(html) ?? []
      if (link !== undefined) return messageAt(new URL(link.replaceAll('&amp;', '&')), returnUrl)
      return html.includes(`action="${returnUrl}"`) ? postedBy(html) : null
    },
  }
}

function messageAt(url: URL, returnUrl: string): Message {
  const path = url.pathname.slice(new URL(returnUrl).pathname.length).replace(/^\//, '')
  return { method: 'GET', path, query: url.search.slice(1), headers: {}, body: Buffer.alloc(0) }
}

/** The message of a page whose form leads back. */
function postedBy(html: string): Message {
  const inputs = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)]
  const fields = new URLSearchParams(
    Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])),
  )
  return formMessage(fields.toString())
}

/** A posted form as a message. */
export function formMessage(form: string): Message {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', path: '', query: '', headers, body: Buffer.from(form) }
}

/** A server of ours that keeps what it is sent. */
export interface Catcher {
  url: string
  messages: Message[]
  stop(): Promise<void>
}

export async function startCatcher(): Promise<Catcher> {
  const messages: Message[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const method = request.method === 'POST' ? 'POST' : 'GET'
      const [path = '', query = ''] = (request.url ?? '').slice(1).split('?')
      messages.push({ method, path, query, headers, body })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
