// Questions to a builder before a family agrees, in the order of asking. A figure exactly at a limit asks nothing.
import { type Bill, sumRanges } from '../bill.ts'
import type { LevelledQuote } from '../level-quote.ts'
import type { PriceFlag } from '../price-flags.ts'
import { multiply, percentOf } from '../rupees.ts'
import type { CheckedChip, CheckedQuote, CheckedRow } from './checked-quote.ts'
import { paymentsSaid } from './checked-stages.ts'
import { chipsFor, rowsFor } from './parts-of-bill.ts'

type OddAmount = Exclude<PriceFlag, { code: 'leavesOut' }>

/** A question with the data of its sentence. Amounts are whole rupees. */
export type Question =
  /** Rows; `amountPkr` is what the estimate has for them, 0 for the parapet and for shuttering that is not said. */
  | { readonly code: 'unsaid' | 'apart'; readonly rows: readonly CheckedRow[]; readonly amountPkr: number }
  | { readonly code: 'out'; readonly chips: readonly CheckedChip[]; readonly amountPkr: number }
  /** `amountPkr` is the rate times the difference: negative where the builder counts less. */
  | { readonly code: 'area'; readonly areaSft: number; readonly ofSft: number; readonly amountPkr: number }
  | { readonly code: 'price'; readonly flag: OddAmount }
  | { readonly code: 'aside'; readonly chip: CheckedChip; readonly flag: OddAmount }
  | { readonly code: 'before'; readonly percent: number; readonly amountPkr: number }
  | { readonly code: 'valid'; readonly days: number | undefined }
  /** `said`: the builder said that tax is on top, or that there is no warranty. */
  | { readonly code: 'tax' | 'warranty'; readonly said: boolean }
  | { readonly code: 'trades' | 'payments' | 'kept' | 'changes' | 'weeks' }

/** A typed quote, levelled with what was not said as left out and as in the price. */
interface Levelled {
  readonly bill: Bill
  readonly checked: CheckedQuote
  readonly out: LevelledQuote
  readonly allIn: LevelledQuote
}

/** All questions about a typed quote. */
export function questionsOf(levelled: Levelled): Question[] {
  return [
    ...aboutRows(levelled),
    ...aboutPrice(levelled),
    ...(levelled.checked.way === 'labour' ? [{ code: 'trades' as const }] : []),
    ...aboutPayment(levelled),
    ...aboutTerms(levelled),
  ]
}

function aboutRows({ bill, checked }: Levelled): Question[] {
  const rows = rowsFor(bill, checked)
  const unsaid = rows.filter(({ id }) => checked.rows[id] === undefined)
  const chips = chipsFor(bill, checked).filter(({ id }) => checked.out[id] === 'excluded')
  const apart = rows.filter(({ id }) => {
    const answer = checked.rows[id]
    return typeof answer === 'object' && answer.amountPkr === undefined
  })
  const counted = unsaid.filter(({ id }) => id !== 'shuttering')
  const questions: Question[] = [
    { code: 'unsaid', rows: unsaid.map(({ id }) => id), amountPkr: estimateOf(counted) },
    { code: 'out', chips: chips.map(({ id }) => id), amountPkr: estimateOf(chips) },
    { code: 'apart', rows: apart.map(({ id }) => id), amountPkr: estimateOf(apart) },
  ]
  return questions.filter(
    (question) => ('chips' in question ? question.chips : 'rows' in question ? question.rows : []).length > 0,
  )
}

function estimateOf(parts: ReturnType<typeof rowsFor | typeof chipsFor>): number {
  return sumRanges(parts.flatMap(({ lines }) => lines)).costPkr
}

function aboutPrice({ bill, checked, out, allIn }: Levelled): Question[] {
  // A price that is too low even without what was not said, or too high even with it.
  const odd = [...flagsOf(out, 'lowPrice'), ...flagsOf(allIn, 'highPrice')].find(
    ({ place }) => place.level !== 'line',
  )
  const aside = [...flagsOf(out, 'lowAllowance'), ...flagsOf(out, 'highAllowance')]
  return [
    ...aboutArea(bill, checked),
    ...(odd ? [{ code: 'price' as const, flag: odd }] : []),
    ...chipsFor(bill, checked).flatMap(({ id }): Question[] => {
      const flag = aside.find(({ group }) => group === id)
      return flag ? [{ code: 'aside', chip: id, flag }] : []
    }),
  ]
}

function flagsOf({ flags }: LevelledQuote, code: OddAmount['code']): OddAmount[] {
  return flags.filter((flag): flag is OddAmount => flag.code === code)
}

function aboutArea({ coveredAreaSft: ofSft }: Bill, { price }: CheckedQuote): Question[] {
  if (price.kind === 'lump' || price.areaSft === undefined || price.areaSft === ofSft) return []
  const { areaSft, ratePkr } = price
  const amountPkr = (multiply(ratePkr, areaSft) ?? 0) - (multiply(ratePkr, ofSft) ?? 0)
  return [{ code: 'area', areaSft, ofSft, amountPkr }]
}

function aboutPayment({ checked, out }: Levelled): Question[] {
  const questions: Question[] = []
  if (out.taxPkr === undefined) questions.push({ code: 'tax', said: checked.tax === 'on-top' })
  if (!paymentsSaid(checked)) return [...questions, { code: 'payments' }]
  for (const flag of out.flags) {
    if (flag.code === 'muchBeforeWork') {
      const { percent } = flag
      questions.push({ code: 'before', percent, amountPkr: percentOf(percent, out.headlinePkr) ?? 0 })
    }
    if (flag.code === 'nothingKeptBack') questions.push({ code: 'kept' })
  }
  return questions
}

function aboutTerms({ checked, out }: Levelled): Question[] {
  const { changes, durationWeeks, warrantyMonths, validUntil } = checked
  const questions: Question[] = []
  if (!changes?.trim()) questions.push({ code: 'changes' })
  if (durationWeeks === undefined) questions.push({ code: 'weeks' })
  if (!warrantyMonths) questions.push({ code: 'warranty', said: warrantyMonths === 0 })
  const endsSoon = out.flags.find(({ code }) => code === 'endsSoon')
  const days = endsSoon && 'days' in endsSoon ? endsSoon.days : undefined
  if (validUntil === undefined || days !== undefined) questions.push({ code: 'valid', days })
  return questions
}
