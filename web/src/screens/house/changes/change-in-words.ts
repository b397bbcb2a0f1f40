import type { HouseChange, HouseView } from '@tameer/contract'
import * as words from '#words/house-changes'
import { stageInside } from '#words/house-questions'
import { serverNow } from '../../../lib/server-time.ts'
import { builderOf, onDay } from '../house-in-words.ts'
import { waitsForCaller } from './waiting-change.ts'

/** True while a change can be answered or taken back. */
export function isProposed({ state, until }: HouseChange): boolean {
  return state === 'proposed' && Date.parse(until) > serverNow()
}

/** State of a change in one line. */
export function stateOfChange(change: HouseChange, view: HouseView): string {
  const { state, byWord } = change
  if (isProposed(change)) {
    const day = onDay(change.until)
    if (waitsForCaller(change, view)) return words.waitsForYouUntil(day)
    return words.waitsUntil(change.by === 'family' ? builderOf(view.house) : words.theFamily, day)
  }
  if (byWord) return words.byWord
  return words.states[state === 'proposed' ? 'lapsed' : state]
}

/** Why it changes and how many days it adds, its state, and once it waits no more the day on which it was written. */
export function reasonAndState(change: HouseChange, view: HouseView): string {
  const { why, days, at, byWord } = change
  const day = byWord ? words.writtenOn(onDay(at)) : words.proposedOn(onDay(at))
  return [
    words.reasonAndDays(words.reasons[why], days),
    stateOfChange(change, view),
    !isProposed(change) && day,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Days of a change, and the stage with which it is paid. */
export function daysPaidWith({ days, stageId }: HouseChange, { stages }: HouseView): string {
  return words.daysPaidWith(days, stageInside(stages.find(({ id }) => id === stageId)?.stage ?? ''))
}
