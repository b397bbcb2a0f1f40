// Reasons why a quote cannot be sent yet, each from the data that `quotes` returns.
import { apart } from '../apart.ts'
import { displayRupees } from './amounts.ts'
import { deliverables, paymentStages } from './quote-values.ts'
import { phases, sections } from './values.ts'

interface Place {
  level: 'house' | 'phase' | 'section' | 'line'
  id: string
  item?: string
}

type At =
  | (Place & { field: 'prices' | 'covers' })
  | { field: 'extras' | 'alternates' | 'stages'; index: number; item: string }
  | { field: 'deliverables'; index: number; deliverable: string }
  | { field: 'discount' | 'headlinePkr' | 'fee' | 'taxPkr' | 'validUntil' }

type QuoteProblem =
  | { code: 'unpriced'; id: string; item: string }
  | { code: 'pricedTwice'; at: At; other: Place }
  | {
      code:
        | 'markedTwice'
        | 'unknown'
        | 'noAmount'
        | 'notWholeRupees'
        | 'negative'
        | 'notADate'
        | 'noDue'
        | 'apartNotHere'
        | 'contradicts'
      at: At
    }
  | { code: 'kindNotHere'; at: At; kind: string }
  | { code: 'tooMany'; field: 'extras' | 'alternates'; count: number; max: number }
  | { code: 'discountTooLarge'; discountPkr: number; ofPkr: number }
  | { code: 'headlineDiffers'; typedPkr: number; summedPkr: number; differencePkr: number }
  | { code: 'noEstimate' }
  | { code: 'tooManyDecimals'; at: At; most: number }
  | { code: 'tooLarge'; at: At; mostPkr: number }
  | { code: 'percentOutside'; at: At; min: number; max: number }
  | { code: 'stageCount'; count: number; min: number; max: number }
  | { code: 'percentSum'; sumPercent: number }
  | { code: 'validDays'; days: number; min: number; max: number }

/** One problem of a quote: its place, and what to do. */
export function quoteProblem(found: QuoteProblem): string {
  switch (found.code) {
    case 'unpriced':
      return `“${found.item}” has no price. Give it a price, or mark it as left out`
    case 'pricedTwice':
      return pricedTwice(found.at, found.other)
    case 'markedTwice':
      return `${nameOf(found.at)} is marked twice. Keep one of the marks`
    case 'unknown':
      return found.at.field === 'deliverables'
        ? `${nameOf(found.at)} is not in the list of what an architect delivers`
        : `${nameOf(found.at)} is not a part of this bill that can have this`
    case 'kindNotHere':
      return found.kind === 'per-sft'
        ? `${nameOf(found.at)} cannot have a rate per square foot. Only the whole house, the grey structure or the finishing can`
        : `${nameOf(found.at)} cannot have a rate per unit. Only a single line can`
    case 'noAmount':
      return found.at.field === 'deliverables'
        ? `${nameOf(found.at)}: please say what it costs`
        : `${nameOf(found.at)}: please say how much you set aside for it`
    case 'tooMany':
      return `At most ${found.max} ${found.field === 'extras' ? 'extras' : 'alternates'} are possible; this quote has ${found.count}`
    case 'discountTooLarge':
      return `The discount of ${displayRupees(found.discountPkr)} is more than your prices, which add up to ${displayRupees(found.ofPkr)}`
    case 'headlineDiffers':
      return headlineDiffers(found)
    case 'noEstimate':
      return 'This request has no estimate, so the fee cannot be a per cent of it. Give a sum or a rate per square foot'
    case 'notWholeRupees':
      return `${nameOf(found.at)}: please use whole rupees, without decimals`
    case 'negative':
      return `${nameOf(found.at)}: the figure cannot be below zero`
    case 'tooManyDecimals':
      return `${nameOf(found.at)}: please use at most ${found.most} decimals`
    case 'tooLarge':
      return `${nameOf(found.at)}: this comes to more than ${displayRupees(found.mostPkr)}. Please check the figure`
    case 'percentOutside':
      return `${nameOf(found.at)}: the per cent must be above ${found.min} and at most ${found.max}`
    case 'noDue':
      return `${nameOf(found.at)}: please say when it is due`
    case 'apartNotHere':
      return `${nameOf(found.at)}: only a single line can have a rate of its own beside the price`
    case 'contradicts':
      if (found.at.field === 'taxPkr')
        return 'The sum of the tax is for a tax that comes on top. Leave it empty where it is not known'
      return found.at.field === 'deliverables'
        ? `${nameOf(found.at)}: only what is optional has a price of its own`
        : `${nameOf(found.at)}: only what you set aside for has a sum of its own`
    case 'stageCount':
      return `Please plan ${found.min} to ${found.max} payments; this quote has ${found.count}`
    case 'percentSum':
      return percentSum(found.sumPercent)
    case 'notADate':
      return 'Please say until which day the quote is valid'
    case 'validDays':
      return validDays(found)
  }
}

/** Problems of a quote in one message: the first problem, and the number of others. */
export function quoteRefused({ first, more }: { first: QuoteProblem; more: number }): string {
  if (more === 0) return quoteProblem(first)
  return `${quoteProblem(first)}. ${more === 1 ? '1 more thing is' : `${more} more things are`} to be mended`
}

function pricedTwice(at: At, other: Place): string {
  const same = 'level' in at && at.level === other.level && at.id === other.id
  if (same) return `${nameOf(at)} has two prices. Keep one of them`
  return `${nameOf(at)} has a price, and ${nameOfPlace(other)}, which it belongs to, has one too. Keep one of them`
}

function headlineDiffers(found: { typedPkr: number; summedPkr: number; differencePkr: number }): string {
  const difference = displayRupees(Math.abs(found.differencePkr))
  const direction = found.differencePkr > 0 ? 'more' : 'less'
  return `Your total of ${displayRupees(found.typedPkr)} is ${difference} ${direction} than your prices add up to, ${displayRupees(found.summedPkr)}`
}

function percentSum(sum: number): string {
  const rest = Math.round(Math.abs(100 - sum) * 100) / 100
  return `The payments add up to ${sum} %, not to 100 %: ${rest} % ${sum < 100 ? 'is missing' : 'is too much'}`
}

function validDays({ days, min, max }: { days: number; min: number; max: number }): string {
  const rule = `A quote must be valid for ${min} to ${max} days`
  if (days < 0) return `${rule}; this day is past`
  return `${rule}; this day is ${days === 1 ? '1 day' : `${days} days`} from today`
}

const fixedNames = {
  discount: 'Discount',
  headlinePkr: 'Your total',
  fee: 'Fee',
  taxPkr: 'Tax on top',
  validUntil: 'Valid until',
}
const listNames = { extras: 'Extra', alternates: 'Alternate', stages: 'Payment' }

/** Part of a quote as its form calls it, with its own name if it has one. */
function nameOf(at: At): string {
  switch (at.field) {
    case 'prices':
    case 'covers':
      return nameOfPlace(at)
    case 'deliverables':
      return `“${named(deliverables, at.deliverable)}”`
    case 'extras':
    case 'alternates':
    case 'stages':
      return `${listNames[at.field]} ${at.index + 1} (${at.field === 'stages' ? named(paymentStages, at.item) : apart(at.item)})`
    default:
      return fixedNames[at.field]
  }
}

function nameOfPlace({ level, id, item }: Place): string {
  if (level === 'house') return 'the whole house'
  if (level === 'line') return `“${item ?? id}”`
  return `“${named(level === 'phase' ? phases : sections, id)}”`
}

function named(names: Record<string, string>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key
}
