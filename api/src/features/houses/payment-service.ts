import { dayMs, type HouseState, houseStates, houseLimits as limits, type newPayment } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, forbidden, invalidField, notFound } from '../../core/errors.ts'
import { insertHousePayment, listHousePayments, movePayment } from '../../db/queries/houses/house-payments.ts'
import type { HousePaymentRecord } from '../../db/tables/house-schema.ts'
import { requireStage } from './entry-service.ts'
import {
  actOnHouse,
  addLine,
  attach,
  type HouseAct,
  hasPictures,
  isMine,
  isOurs,
  moneySide,
  requireOpen,
  requirePossibleDay,
} from './house-acts.ts'
import { askOther, tellOther } from './tell.ts'

type PaymentForm = z.output<typeof newPayment>

/** Writes a payment down, or a correction of a confirmed one. It counts as paid once the other side confirms it. */
export async function note(context: Context, caller: HouseCaller, form: PaymentForm): Promise<void> {
  const corrects = form.corrects ?? null
  if (form.pkr === 0 && corrects === null) throw invalidField('pkr', 'wholeRupees')
  await actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const payments = await listHousePayments(trx, house.id)
    if (await isStored(act, payments, form)) return
    requireOpen(act)
    const stageId = form.stageId ?? null
    if (stageId !== null) await requireStage(act, stageId)
    requirePossibleDay(act, form.day)
    if (corrects !== null) requireCorrectable(payments, corrects)
    if (payments.length >= limits.payments) throw conflict('houseFull')
    const { seq } = await addLine(act, { kind: 'payment-noted', stageId })
    await insertHousePayment(trx, {
      houseId: house.id,
      id: form.id,
      seq,
      pkr: form.pkr,
      way: form.way,
      stageId,
      day: form.day,
      note: form.note,
      side: moneySide(caller),
      authorId: caller.authorId,
      at: now,
      state: 'noted',
      corrects,
      answeredAt: null,
    })
    await attach(act, { thing: 'payment', thingId: form.id }, 'slip', form.pictureIds)
    await askOther(act, 'payment-noted', 'payment-waits', form.id)
  })
}

async function isStored(
  act: HouseAct,
  payments: readonly HousePaymentRecord[],
  form: PaymentForm,
): Promise<boolean> {
  const found = payments.find(({ id }) => id === form.id)
  if (!found) return false
  const isSame =
    isMine(act.caller, found) &&
    found.stageId === (form.stageId ?? null) &&
    found.corrects === (form.corrects ?? null) &&
    (['pkr', 'way', 'day', 'note'] as const).every((field) => found[field] === form[field]) &&
    (await hasPictures(act, form.id, form.pictureIds))
  if (!isSame) throw conflict('sameIdOtherBody')
  return true
}

/** Throws `conflict` for a payment that is not confirmed, or whose correction waits already. */
function requireCorrectable(payments: readonly HousePaymentRecord[], id: string): void {
  const found = payments.find((one) => one.id === id)
  if (!found) throw notFound()
  if (found.state !== 'confirmed') throw conflict('answeredAlready')
  if (payments.some(({ corrects, state }) => corrects === id && state === 'noted'))
    throw conflict('newerClaim')
}

/** Confirms a payment that the other side wrote down, or denies it: also for some days after the house was closed. */
export function answer(context: Context, caller: HouseCaller, id: string, received: boolean): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const payments = await listHousePayments(trx, house.id)
    const payment = payments.find((one) => one.id === id)
    if (!payment) throw notFound()
    if (isOurs(caller, payment)) throw forbidden('notYours')
    const { state, stageId } = payment
    if (received ? state === 'confirmed' || state === 'corrected' : state === 'denied') return
    const states = answerableStates(act)
    const move = received ? 'confirm' : 'deny'
    if (!(await movePayment(trx, payment, move, { now, states }))) throw conflict('answeredAlready')
    if (received && payment.corrects !== null) await replace(act, payments, payment.corrects, states)
    const kind = received ? 'payment-confirmed' : 'payment-denied'
    await addLine(act, { kind, stageId }, states)
    await tellOther(act, kind, { thingId: id })
  })
}

/** The corrected payment counts no more. Throws `conflict` when another correction has taken its place. */
async function replace(
  { trx, now }: HouseAct,
  payments: readonly HousePaymentRecord[],
  id: string,
  states: readonly HouseState[],
): Promise<void> {
  const before = payments.find((one) => one.id === id)
  if (!before || !(await movePayment(trx, before, 'correct', { now, states })))
    throw conflict('answeredAlready')
}

/** States of a house in which payments are answered now. */
function answerableStates(act: HouseAct): readonly HouseState[] {
  const { house, now } = act
  if (house.closedAt === null || now > house.closedAt + limits.confirmDays * dayMs) {
    requireOpen(act)
    return ['open']
  }
  return houseStates
}

/** Takes a payment of the own side back that is not confirmed. */
export function withdraw(context: Context, caller: HouseCaller, id: string): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const payment = (await listHousePayments(trx, house.id)).find((one) => one.id === id)
    if (!payment) throw notFound()
    if (!isOurs(caller, payment)) throw forbidden('notYours')
    if (payment.state === 'withdrawn') return
    requireOpen(act)
    if (!(await movePayment(trx, payment, 'withdraw', { now, states: ['open'] })))
      throw conflict('answeredAlready')
    await addLine(act, { kind: 'payment-withdrawn', stageId: payment.stageId })
  })
}
