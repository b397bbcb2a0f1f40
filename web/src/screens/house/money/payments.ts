import { dayMs, type HousePayment, type HouseStage, type HouseView, houseLimits } from '@tameer/contract'
import { serverNow } from '../../../lib/server-time.ts'

/** True for callers that may write a payment down. */
export function mayPay({ house }: HouseView): boolean {
  return house.state === 'open' && house.seesMoney && house.role !== 'family'
}

/** True for what the caller's side wrote down. */
export function isOurs({ by }: Pick<HousePayment, 'by'>, { role }: HouseView['house']): boolean {
  return (by === 'family') === (role === 'own' || role === 'family')
}

/** The payment that waits longest for the caller's answer. */
export function waitingPayment({ house, payments, waits }: HouseView): HousePayment | undefined {
  const first = house.role === 'family' ? undefined : waits.find(({ kind }) => kind === 'payment')
  return first && payments.find(({ id }) => id === first.id)
}

/** True when the family owes something that is agreed as done. */
export function isDue({ house, money }: HouseView): boolean {
  return house.role === 'own' && house.state === 'open' && (money?.nextPkr ?? 0) > 0
}

/** The stage that was agreed last: what is due is paid for it. An advance was agreed first. */
export function dueStage({ stages }: HouseView): HouseStage | undefined {
  const agreed = stages.filter(({ state }) => state === 'agreed')
  const at = ({ due, agreedAt }: HouseStage) => (due === 'before-work' ? '' : (agreedAt ?? ''))
  return agreed.toSorted((one, other) => at(one).localeCompare(at(other))).at(-1)
}

/** Acts on a payment. */
export type PaymentAct = 'answer' | 'confirm' | 'withdraw' | 'correct'

/** True while payments of the other side can be answered: also for some days after the house was closed. */
function mayAnswer({ closedAt }: HouseView['house']): boolean {
  return closedAt === null || serverNow() <= Date.parse(closedAt) + houseLimits.confirmDays * dayMs
}

/** Acts of the caller on a payment; one that is said not to have come can still be confirmed. */
export function actsOf(payment: HousePayment, view: HouseView): readonly PaymentAct[] {
  const { house, payments, waits } = view
  const { id, state } = payment
  if (house.role === 'family' || !house.seesMoney) return []
  if (isOurs(payment, house)) {
    if (house.state !== 'open') return []
    if (state === 'noted' || state === 'denied') return ['withdraw']
  } else {
    if (waits.some((wait) => wait.kind === 'payment' && wait.id === id)) return ['answer']
    if (state === 'denied' && mayAnswer(house)) return ['confirm']
  }
  const waiting = payments.some(({ corrects, state }) => corrects === id && state === 'noted')
  return house.state === 'open' && state === 'confirmed' && !waiting ? ['correct'] : []
}

/** The payments, the newest day first. */
export function newestFirst(payments: readonly HousePayment[]): HousePayment[] {
  return payments.toReversed().sort((one, other) => other.day.localeCompare(one.day))
}

/** Whole rupees that were written down and wait for an answer; a correction is not counted. */
export function waitingPkr(payments: readonly HousePayment[]): number {
  return payments
    .filter(({ state, corrects }) => state === 'noted' && corrects === null)
    .reduce((sum, { pkr }) => sum + pkr, 0)
}

/** The payments that name a stage and count. */
export function paymentsOfStage({ payments }: HouseView, id: string): HousePayment[] {
  return newestFirst(payments).filter(
    ({ stageId, state }) => stageId === id && (state === 'confirmed' || state === 'noted'),
  )
}
