import type { Bill, FrozenLine } from '../bill.ts'
import { checkedRows } from '../checked/checked-quote.ts'
import { chipOf, rowOf } from '../checked/parts-of-bill.ts'
import { type CoveredLine, coverLines } from '../covers.ts'
import type { CoverMark, Price, Quote } from '../quote.ts'
import { readable } from '../rupees.ts'
import { paymentFacts } from '../terms.ts'
import { agreedExtras, agreedRate, inRupees } from './agreed-sums.ts'
import type { AddedSum, AgreedRate, Agreement, Bought, NamedPart } from './agreement.ts'

type Agreed = readonly CoveredLine[]

/** The agreement from a company's quote that passed `judgeQuote`. Alternates are left out. */
export function agreementOfQuote(bill: Bill, quote: Quote): Agreement {
  const covered = coverLines(bill, quote.covers)
  const isWhole = covered.some(({ line, cover }) => line.phase === 'finishing' && cover !== 'excluded')
  const asked = covered.filter(({ line }) => isWhole || line.phase !== 'finishing')
  const isLabour = asked.every(({ line, cover }) => cover !== 'included' || line.materialPkr === 0)
  const way = isLabour && asked.some(({ cover }) => cover === 'owner') ? 'labour' : 'material'
  const outside = asked.filter(
    ({ cover }) => cover === 'excluded' || (cover === 'owner' && way === 'material'),
  )
  const notIn = partsOf(outside, asked)
  const { headlinePkr, terms } = quote
  const added = addedTo(quote, asked)
  const rates = quote.prices.flatMap((price) => rateOf(price, bill))
  const summed = [...rates, ...added].reduce((sum, { amountPkr }) => sum + amountPkr, 0)
  return {
    way,
    scope: isWhole ? 'complete' : 'grey',
    also: checkedRows.filter((row) => isIn(asked.filter(({ line }) => rowOf(line) === row))),
    notIn: notIn.map(({ part }) => part),
    openRows: [],
    rates,
    lumpPkr: headlinePkr - summed,
    added,
    totalPkr: headlinePkr,
    ...taxOf(quote),
    stages: inRupees(headlinePkr, terms.stages),
    keepsNothing: terms.stages.length > 0 && paymentFacts(terms, '').atHandoverPercent === 0,
    weeks: terms.durationWeeks ?? undefined,
    familyBuys: notIn.filter(({ part, lines }) => part.is === 'chip' || isBought(lines, outside)),
    changes: terms.changes?.trim() || undefined,
    warrantyMonths: terms.warrantyMonths ?? undefined,
  }
}

/** Lines by the largest part that holds no others: a section, a row, a chip, or each alone. */
function partsOf(lines: Agreed, all: Agreed): Bought[] {
  const parts = new Map<string, Bought>()
  for (const { line } of lines) {
    const part = namesOf(line).find(
      (one) => !all.some((other) => isOf(one, other.line) && !lines.includes(other)),
    ) ?? { is: 'line', id: line.id }
    const key = `${part.is} ${part.id}`
    parts.set(key, { part, lines: [...(parts.get(key)?.lines ?? []), line] })
  }
  return [...parts.values()]
}

/** The names of the parts that a line belongs to, the largest first. */
function namesOf(line: FrozenLine): NamedPart[] {
  const [row, chip] = [rowOf(line), chipOf(line)]
  return [
    { is: 'section', id: line.section },
    ...(row ? [{ is: 'row', id: row } as const] : []),
    ...(chip ? [{ is: 'chip', id: chip } as const] : []),
  ]
}

function isOf(part: NamedPart, line: FrozenLine): boolean {
  return namesOf(line).some(({ is, id }) => is === part.is && id === part.id)
}

function isIn(lines: Agreed): boolean {
  return lines.length > 0 && lines.every(({ cover }) => cover === 'included' || cover === 'apart')
}

function isBought(lines: readonly FrozenLine[], outside: Agreed): boolean {
  return outside.some(({ line, cover }) => cover === 'owner' && lines.includes(line))
}

function rateOf(price: Price, { coveredAreaSft }: Bill): AgreedRate[] {
  return price.kind === 'per-sft' ? [agreedRate(price.ratePkr, coveredAreaSft)] : []
}

/** Sums set aside, extras and the discount. */
function addedTo({ covers, extras, discount }: Quote, asked: Agreed): AddedSum[] {
  const off = readable(discount?.amountPkr)
  return [
    ...asideSums(covers, asked),
    ...agreedExtras(extras),
    ...(discount && off > 0 ? [{ for: 'discount', word: discount.word, amountPkr: -off } as const] : []),
  ]
}

/** One sum for each mark, or for all marks of a group. */
function asideSums(covers: readonly CoverMark[], asked: Agreed): AddedSum[] {
  const groups = new Map<string, CoverMark[]>()
  for (const mark of covers.filter(({ cover }) => cover === 'allowance')) {
    const key = mark.group ?? `${mark.level} ${mark.id}`
    groups.set(key, [...(groups.get(key) ?? []), mark])
  }
  return [...groups.values()].map((marks) => {
    const lines = asked.filter(({ mark }) => mark && marks.includes(mark))
    const amountPkr = marks.reduce((sum, mark) => sum + readable(mark.amountPkr), 0)
    const parts: readonly NamedPart[] =
      lines.length > 0
        ? partsOf(lines, asked).map(({ part }) => part)
        : marks.map(({ level, id }) => ({ is: level, id }))
    return { for: 'aside', parts, amountPkr }
  })
}

function taxOf({ tax, taxPkr }: Quote): Pick<Agreement, 'tax'> {
  return { tax: tax === 'not-included' ? { is: 'on-top', amountPkr: taxPkr ?? undefined } : { is: tax } }
}
