import { daysBetween, type HouseView } from '@tameer/contract'
import { wholePercent } from '@tameer/houses'
import { signed } from '#words/house-changes'
import * as words from '#words/house-closed'
import { onDay } from '../house-in-words.ts'
import type { LedgerRow } from '../ledger-rows.tsx'

/** The cost of a closed house, row by row; none for a caller that sees no money. */
export function costRows({ house, money, changes }: HouseView): LedgerRow[] {
  if (!money || house.finalPkr === null) return []
  const { basePkr, changesPkr, contractPkr, agreedPkr } = money
  const { finalPkr } = house
  const count = changes.filter(({ state }) => state === 'agreed').length
  const isPlan = house.basis === 'estimate'
  const isWhole = finalPkr === contractPkr
  return [
    { name: isPlan ? words.planned : words.quoted, figure: words.groupDigits(basePkr) },
    ...(count > 0 ? [{ name: words.changesOf(count), figure: signed(changesPkr) }] : []),
    ...(isWhole ? [] : [sumRow(words.agreedPrice, contractPkr)]),
    ...(agreedPkr === contractPkr ? [] : [doneRow(agreedPkr, contractPkr)]),
    sumRow(words.final, finalPkr),
    ...(isWhole ? [sideRow(words.paid, words.groupDigits(finalPkr))] : []),
    ...(house.state === 'finished'
      ? [
          sideRow(
            isPlan ? words.againstPlan : words.againstQuote,
            words.signedPercent(percentAgainst(contractPkr, basePkr)),
          ),
        ]
      : []),
  ]
}

const sumRow = (name: string, pkr: number): LedgerRow => ({
  name,
  figure: words.groupDigits(pkr),
  look: 'sum',
})

const sideRow = (name: string, figure: string): LedgerRow => ({ name, figure, look: 'side' })

const doneRow = (agreedPkr: number, contractPkr: number): LedgerRow =>
  sideRow(words.doneAndAgreed, words.sumAndPercent(agreedPkr, wholePercent(agreedPkr, contractPkr)))

/** How much the agreed price came to be above the first one, per cent with one decimal; negative below it. */
function percentAgainst(contractPkr: number, basePkr: number): number {
  return Math.round(((contractPkr - basePkr) / basePkr) * 1000) / 10
}

/** Sentences about money that is paid ahead of the work, and that waits. */
export function openSums({ house, money }: HouseView): string[] {
  if (!money) return []
  const { agreedPkr, paidPkr, saidPkr } = money
  return [
    ...(paidPkr > agreedPkr ? [words.morePaid(paidPkr - agreedPkr)] : []),
    ...(saidPkr > 0 && house.finalPkr === paidPkr ? [words.stillWaits(saidPkr)] : []),
  ]
}

/** How long it took, with the days after the agreed one that the builder's side needed. */
export function timeInWords({ house, stages }: HouseView): string {
  const last = onDay(house.closedAt ?? '')
  const dated = stages.findLast(({ due, shiftedOn }) => due !== 'before-work' && shiftedOn !== null)
  const daysOver = house.state === 'finished' ? (dated?.lateDays ?? 0) : 0
  const days = Math.max(0, daysBetween(house.startsOn, last))
  return words.took(wholeMonths(house.startsOn, last), days, daysOver)
}

/** Whole months between two ISO days; 0 when the second is not later. */
export function wholeMonths(from: string, to: string): number {
  const [[y1 = 0, m1 = 0, d1 = 0], [y2 = 0, m2 = 0, d2 = 0]] = [from, to].map((day) =>
    day.split('-').map(Number),
  ) as [number[], number[]]
  return Math.max(0, 12 * (y2 - y1) + m2 - m1 - (d2 < d1 ? 1 : 0))
}
