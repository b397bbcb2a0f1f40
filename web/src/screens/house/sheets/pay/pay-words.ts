import type { HousePayment, HouseView } from '@tameer/contract'
import * as words from '#words/house-pay'
import { stageName } from '#words/house-questions'
import { builderOf, onDay } from '../../house-in-words.ts'
import { dueStage } from '../../money/payments.ts'

interface PayWords {
  readonly title: string
  readonly measure: string
  readonly note: string
  /** Words of the red button; undefined while the sum cannot be read. */
  readonly submit: (pkr: number | undefined) => string
}

/** Words of the sheet for the caller's side. */
export function payWords(view: HouseView, corrected: HousePayment | undefined): PayWords {
  const own = view.house.role === 'own'
  if (corrected)
    return {
      title: words.titleCorrect,
      measure: words.insteadOf(corrected.pkr),
      note: words.countsUntil,
      submit: () => words.submitCorrect,
    }
  return {
    title: own ? words.title : words.titleCame,
    measure: measureOf(view),
    note: noteOf(view),
    submit: (pkr) => {
      if (pkr === undefined) return own ? words.submit : words.submitCame
      return own ? words.submitSum(pkr) : words.submitCameSum(pkr)
    },
  }
}

function noteOf(view: HouseView): string {
  if (view.house.role !== 'own') return words.movesNoMoneyCame
  return view.house.alone ? words.movesNoMoneyAlone : words.movesNoMoney(builderOf(view.house))
}

/** The stage that was agreed last, with its day; else the day. */
function measureOf(view: HouseView): string {
  const { house, money } = view
  const stage = dueStage(view)
  if (!stage || !money || money.nextPkr === 0) return words.displayDay(house.today)
  if (stage.agreedAt === null || stage.due === 'before-work') return stageName(stage.stage)
  const day = onDay(stage.agreedAt)
  return day === house.today
    ? words.agreedToday(stageName(stage.stage))
    : words.agreedOn(stageName(stage.stage), day)
}
