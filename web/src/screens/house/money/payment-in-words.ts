import type { HousePayment, HouseView } from '@tameer/contract'
import { ways, writtenByFamily, writtenByYou } from '#words/house-money'
import { waitsFor } from '#words/house-page'
import * as words from '#words/house-payments'
import { stageName } from '#words/house-questions'
import { builderOf } from '../house-in-words.ts'
import { isOurs } from './payments.ts'

/** Title of a payment's row: its stage. */
export function paymentTitle({ stageId }: HousePayment, { stages }: HouseView): string {
  const stage = stages.find(({ id }) => id === stageId)
  return stage ? stageName(stage.stage) : words.aPayment
}

/** Day, way and state of a payment in one line. */
export function paymentLine(payment: HousePayment, view: HouseView): string {
  const before = view.payments.find(({ id }) => id === payment.corrects)
  return [
    words.dayAndWay(payment.day, ways[payment.way]),
    before && words.inPlaceOf(before.pkr),
    stateOfPayment(payment, view),
  ]
    .filter(Boolean)
    .join(' · ')
}

function stateOfPayment(payment: HousePayment, view: HouseView): string {
  const { house } = view
  if (payment.state !== 'noted') return words.states[payment.state]
  if (view.house.alone) return house.role === 'own' ? writtenByYou : writtenByFamily
  if (!isOurs(payment, house) && house.role !== 'family') return words.states.waits
  return payment.by === 'family' ? waitsFor(builderOf(house)) : words.states.waitsForFamily
}
