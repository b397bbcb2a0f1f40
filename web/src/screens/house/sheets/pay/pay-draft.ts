import {
  daysLater,
  type HousePayment,
  type HouseView,
  houseLimits as limits,
  type NewHousePayment,
} from '@tameer/contract'
import { readFigure } from '@tameer/figures'
import * as words from '#words/house-pay'
import { figureProblem } from '../../../../lib/figure-problem.ts'
import { dueStage } from '../../money/payments.ts'

/** Fields of a payment as a person has typed them. */
export interface PayDraft {
  readonly pkr: string
  readonly way: HousePayment['way']
  /** ISO date, or '' while it is none. */
  readonly day: string
  /** '' for no stage. */
  readonly stageId: string
  readonly note: string
}

/** The draft at first: what is due, by bank and today; or the payment that is corrected. */
export function firstDraft(view: HouseView, corrected: HousePayment | undefined): PayDraft {
  if (corrected) {
    const { pkr, way, day, stageId, note } = corrected
    return { pkr: words.groupDigits(pkr), way, day, stageId: stageId ?? '', note }
  }
  const { house, money } = view
  const due = money?.nextPkr ?? 0
  return {
    pkr: due > 0 ? words.groupDigits(due) : '',
    way: 'bank',
    day: house.today,
    stageId: dueStage(view)?.id ?? '',
    note: '',
  }
}

/** The typed sum in whole rupees; undefined while it is none that can be paid. 0 is one only in a correction. */
export function readPkr({ pkr }: Pick<PayDraft, 'pkr'>, corrects: boolean): number | undefined {
  const read = readFigure(pkr)
  if (read === undefined || !Number.isInteger(read) || read < 0 || read > limits.paymentPkr) return undefined
  return read > 0 || corrects ? read : undefined
}

/** True for a day on which something can have been paid, or can have come. */
export function isPayableDay(day: string, { startsOn, today }: HouseView['house']): boolean {
  return day !== '' && day >= daysLater(startsOn, -limits.payableDays) && day <= today
}

/** Sentences for the fields that are not right, by the names of the call's fields. */
export function payProblems(draft: PayDraft, { house }: HouseView, corrects: boolean) {
  const isSum = readPkr(draft, corrects) !== undefined
  return {
    pkr: isSum ? undefined : (figureProblem(draft.pkr) ?? words.wholeRupees),
    day: isPayableDay(draft.day, house) ? undefined : words.dayNotPossible,
  }
}

/** The call's body, but for its id. */
export function payBody(draft: PayDraft, corrected: HousePayment | undefined, pictureIds: readonly string[]) {
  return {
    pkr: readPkr(draft, corrected !== undefined) ?? 0,
    way: draft.way,
    stageId: draft.stageId || null,
    day: draft.day,
    note: draft.note.trim(),
    pictureIds: [...pictureIds],
    corrects: corrected?.id ?? null,
  } satisfies Omit<NewHousePayment, 'id'>
}
