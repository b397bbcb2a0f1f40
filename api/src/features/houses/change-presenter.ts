import type { HouseChange, HousePayment } from '@tameer/contract'
import type { HouseChangeRecord, HousePaymentRecord } from '../../db/tables/house-schema.ts'
import type { HouseFacts } from './house-facts.ts'
import { iso, picturesOf } from './house-presenter.ts'

/** A change. A caller that sees no money gets neither its sum nor its pictures and its answer. */
export function presentChange({ caller, pictures }: HouseFacts, change: HouseChangeRecord): HouseChange {
  const { seesMoney } = caller
  return {
    id: change.id,
    what: change.what,
    why: change.why,
    pkr: seesMoney ? change.pkr : null,
    days: change.days,
    stageId: change.stageId,
    by: change.side,
    at: iso(change.at),
    state: change.state,
    until: iso(change.until),
    byWord: change.byWord === 1,
    answerText: seesMoney ? change.answerText : '',
    images: seesMoney ? picturesOf(pictures, change.id) : [],
  }
}

export function presentPayment(
  { payments, pictures }: HouseFacts,
  payment: HousePaymentRecord,
): HousePayment {
  const correction = payments.find(
    ({ corrects, state }) => corrects === payment.id && (state === 'noted' || state === 'confirmed'),
  )
  return {
    id: payment.id,
    pkr: payment.pkr,
    way: payment.way,
    stageId: payment.stageId,
    day: payment.day,
    note: payment.note,
    by: payment.side,
    at: iso(payment.at),
    state: payment.state,
    corrects: payment.corrects,
    correctedBy: correction?.id ?? null,
    images: picturesOf(pictures, payment.id),
  }
}
