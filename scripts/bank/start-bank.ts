import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAlfalahDesk } from './alfalah.ts'
import { type Behaviour, createMoods, isBehaviour } from './behaviours.ts'
import { type BankGateway, createBooks, type Taken, type Try } from './books.ts'
import { type Counter, servePerson } from './choices.ts'
import type { Bank } from './desk.ts'
import { type Exchange, objectOf, readExchange } from './exchange.ts'
import { type BankKeys, demoKeys, settingsFor } from './keys.ts'
import { createSafepayDesk } from './safepay.ts'

export interface BankOptions {
  /** 0: a free one. */
  port?: number
  keys?: BankKeys
  /** How long a late bank is late, ms. */
  lateMs?: number
  /** Another server, to which redirects and forged listener calls point. */
  decoy?: string
  /** False: the hashed text of Alfalah's form has no hash field in it, as one guide has it. */
  hashNamesItself?: boolean
  /** The part of a webhook that Safepay signs. */
  safepaySigns?: 'body' | 'data'
}

export interface RunningBank {
  /** Origin, without a slash at the end. */
  url: string
  keys: BankKeys
  /** Settings of a server whose three gateways are this bank. */
  settings: Record<string, string>
  /** Behaves so from now on: to one reference (as the gateway got it), or to all others. */
  behave(behaviour: Behaviour, reference?: string): void
  /** The address that the bank calls when a try of the gateway is paid or declined. */
  tellAt(gateway: BankGateway, url: string): void
  /** Everything that was really taken. */
  taken(): Taken[]
  /** Requests so far, such as `POST /HS/HS/HS`. */
  seen: string[]
  stop(): Promise<void>
}

const gateways = ['alfalah', 'safepay'] as const

/** Starts a bank on this machine that speaks both protocols. No money moves. */
export async function startBank(options: BankOptions = {}): Promise<RunningBank> {
  const { port = 0, keys = demoKeys, lateMs = 5000, decoy = 'http://169.254.169.254' } = options
  const { hashNamesItself = true, safepaySigns = 'body' } = options
  const server = createServer((request, response) => {
    bank.seen.push(`${request.method} ${request.url}`)
    void readExchange(request, response)
      .then(serve)
      .catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const inside: Bank = {
    ...{ origin: url, keys, decoy, books: createBooks(), moods: createMoods() },
    options: { hashNamesItself, safepaySigns },
  }
  const listeners = new Map<BankGateway, string>()
  const desks = {
    alfalah: createAlfalahDesk(inside),
    safepay: createSafepayDesk(inside),
  }
  const waiting = new Set<NodeJS.Timeout>()
  const tell = (one: Try, afterMs: number) => {
    const call = async () => {
      waiting.delete(timer)
      const listener = listeners.get(one.gateway)
      if (listener === undefined) return
      const telling = desks[one.gateway].telling(one)
      // A merchant that does not listen is no fault of the bank.
      await fetch(listener, { method: 'POST', redirect: 'manual', ...telling }).catch(() => undefined)
    }
    const timer = setTimeout(() => void call(), afterMs)
    waiting.add(timer)
  }
  const counter: Counter = { desks, tell, lateMs, lastPaid: new Map() }
  const bank: RunningBank = {
    url,
    keys,
    settings: { ...settingsFor(url, keys), ALFALAH_HASH_NAMES_ITSELF: hashNamesItself ? '1' : '0' },
    behave: inside.moods.set,
    tellAt: (gateway, address) => void listeners.set(gateway, address),
    taken: inside.books.taken,
    seen: [],
    stop() {
      for (const timer of waiting) clearTimeout(timer)
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  const serve = (exchange: Exchange) => {
    if (exchange.path.startsWith('/control/')) return serveControl(bank, exchange)
    if (exchange.path.startsWith('/pay/')) return servePerson(inside, counter, exchange)
    return Object.values(desks).some((desk) => desk.answer(exchange)) || exchange.text('Not found', 404)
  }
  return bank
}

/** Calls for holders of the control key: the payments taken, the behaviour, and the listener's address. */
function serveControl(bank: RunningBank, exchange: Exchange): true {
  if (exchange.headers['x-control-key'] !== bank.keys.control) return exchange.text('Wrong key', 403)
  const call = `${exchange.method} ${exchange.path}`
  if (call === 'GET /control/taken') return exchange.json(bank.taken())
  const { behaviour, reference, gateway, url } = objectOf(exchange)
  if (call === 'POST /control/behaviour' && isBehaviour(behaviour)) {
    bank.behave(behaviour, typeof reference === 'string' ? reference : undefined)
    return exchange.json({ behaviour })
  }
  const told = gateways.find((name) => name === gateway)
  if (call === 'POST /control/listener' && told && typeof url === 'string' && URL.canParse(url)) {
    bank.tellAt(told, url)
    return exchange.json({ gateway, url })
  }
  return exchange.text('No such call', 400)
}
