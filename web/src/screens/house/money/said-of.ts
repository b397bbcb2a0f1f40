import type { HousePayment, HouseView } from '@tameer/contract'
import * as words from '#words/house-money'
import { stageInside } from '#words/house-questions'
import { builderOf } from '../house-in-words.ts'

/** The sentence of the other side about a payment that waits. */
export function saidOf(payment: HousePayment, view: HouseView): string {
  const facts = [words.ways[payment.way], payment.day, stageOfPayment(payment, view)] as const
  return payment.by === 'family'
    ? words.familySays(...facts)
    : words.builderSays(builderOf(view.house), ...facts)
}

/** Name of the stage that a payment names, as in the middle of a sentence; '' without one. */
function stageOfPayment({ stageId }: HousePayment, { stages }: HouseView): string {
  const stage = stages.find(({ id }) => id === stageId)
  return stage ? stageInside(stage.stage) : ''
}
