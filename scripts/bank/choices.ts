import type { Behaviour } from './behaviours.ts'
import type { BankGateway, Try } from './books.ts'
import type { Bank, Desk, Outcome, WayBack } from './desk.ts'
import { type Exchange, formOf } from './exchange.ts'
import { choicePage, overPage, plainPage, wayBackPage } from './page.ts'

export interface Counter {
  desks: Record<BankGateway, Desk>
  /** Calls the merchant's listener of the gateway, after a time. */
  tell(one: Try, afterMs: number): void
  lateMs: number
  /** The last true message of a paid try, by gateway: what a forger may send once more. */
  lastPaid: Map<BankGateway, WayBack>
}

/** Shows the page of a try, or does what the person chose on it. */
export function servePerson(bank: Bank, counter: Counter, exchange: Exchange): true {
  const one = bank.books.byId(exchange.path.slice('/pay/'.length))
  if (!one) return exchange.html(plainPage('Not found', 'The bank knows no such payment.'), 404)
  if (exchange.method === 'GET') {
    if (one.state === 'open') return exchange.html(choicePage(one))
    return exchange.html(overPage(counter.desks[one.gateway].wayBack(one, outcomeOf(one), false)))
  }
  const choice = new Map(formOf(exchange)).get('choice')
  if (choice === 'pay') return pay(bank, counter, one, exchange)
  if (choice === 'decline') return end(counter, one, exchange, 'declined')
  return choice === 'close' ? end(counter, one, exchange, 'closed') : exchange.text('No such choice', 400)
}

/** Outcome of a try that is over. */
function outcomeOf({ state }: Try): Outcome {
  if (state === 'declined') return 'declined'
  return state === 'ended' ? 'closed' : 'paid'
}

function pay(bank: Bank, counter: Counter, one: Try, exchange: Exchange): true {
  const behaviour = bank.moods.of(one.reference)
  const desk = counter.desks[one.gateway]
  if (behaviour === 'declines') return end(counter, one, exchange, 'declined')
  if (behaviour === 'forged-return') return sendBack(exchange, desk.wayBack(one, 'paid', true))
  if (behaviour === 'replayed-return') {
    const before = counter.lastPaid.get(one.gateway)
    return before ? sendBack(exchange, before) : exchange.text('Nothing was paid before', 409)
  }
  const hiddenMs = behaviour === 'late' ? counter.lateMs : 0
  bank.books.take(one, Date.now() + hiddenMs)
  if (behaviour === 'drops') return exchange.drop()
  for (let count = timesOfTelling(behaviour); count > 0; count -= 1) counter.tell(one, hiddenMs)
  const wayBack = desk.wayBack(one, 'paid', false)
  counter.lastPaid.set(one.gateway, wayBack)
  return sendBack(exchange, wayBack)
}

function timesOfTelling(behaviour: Behaviour): number {
  return behaviour === 'tells-twice' ? 2 : 1
}

function end(counter: Counter, one: Try, exchange: Exchange, outcome: Exclude<Outcome, 'paid'>): true {
  if (one.state === 'open') one.state = outcome === 'declined' ? 'declined' : 'ended'
  if (outcome === 'declined') counter.tell(one, 0)
  return sendBack(exchange, counter.desks[one.gateway].wayBack(one, outcome, false))
}

function sendBack(exchange: Exchange, wayBack: WayBack): true {
  return 'fields' in wayBack ? exchange.html(wayBackPage(wayBack)) : exchange.redirect(wayBack.url)
}
