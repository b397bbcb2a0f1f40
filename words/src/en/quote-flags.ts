// Points that a family should ask a company about its quote: one plain sentence, and a question that is ready to be
// sent.

import { displayRupees } from './amounts.ts'
import { siteName } from './language.ts'
import { listed } from './quote-terms.ts'
import { deliverables } from './quote-values.ts'
import { phases, sections } from './values.ts'

interface Place {
  readonly level: 'house' | 'phase' | 'section' | 'line'
  readonly id: string
  readonly item?: string
}

/** Flags of `quotes`. */
type Flag =
  | {
      readonly code: 'leavesOut'
      readonly count: number
      readonly amountPkr: number
      readonly lines: readonly { readonly item: string }[]
    }
  | {
      readonly code: 'lowAllowance' | 'highAllowance' | 'lowPrice' | 'highPrice'
      readonly place: Place
      readonly amountPkr: number
      readonly lowPkr: number
      readonly highPkr: number
      readonly discounted?: true
    }
  | { readonly code: 'leavesOutDeliverables'; readonly deliverables: readonly (keyof typeof deliverables)[] }
  | { readonly code: 'muchBeforeWork'; readonly percent: number; readonly mostPercent: number }
  | { readonly code: 'endsSoon'; readonly days: number }
  | { readonly code: 'aboveLicence'; readonly limitPkr: number; readonly totalPkr: number }
  | { readonly code: 'taxNotIncluded' | 'nothingKeptBack' | 'changesNotSaid' | 'noLicence' }

interface FlagText {
  sentence: string
  question: string
}

/** A flag as the homeowner reads it; `figure` writes amounts as the rest of the comparison does. */
export function flagText(flag: Flag, figure: (pkr: number) => string): FlagText {
  switch (flag.code) {
    case 'leavesOut':
      return leavesOut(flag, figure)
    case 'lowAllowance':
    case 'highAllowance':
    case 'lowPrice':
    case 'highPrice':
      return oddAmount(flag, figure)
    case 'leavesOutDeliverables':
      return notInFee(flag.deliverables)
    case 'muchBeforeWork':
      return {
        sentence: `It asks for ${flag.percent} % before work begins. More than ${flag.mostPercent} % is a risk for you.`,
        question: `You ask for ${flag.percent} % before work begins. Can we pay ${flag.mostPercent} % first, and the rest as the work goes on?`,
      }
    case 'endsSoon':
      return endsSoon(flag.days)
    case 'aboveLicence':
      return {
        sentence: `The estimate is ${figure(flag.totalPkr)}. The company’s licence ends at ${figure(flag.limitPkr)}.`,
        question: `Our house is estimated at ${displayRupees(flag.totalPkr)}. May you build it with your licence?`,
      }
    default:
      return plain[flag.code]
  }
}

const plain: Record<'taxNotIncluded' | 'nothingKeptBack' | 'changesNotSaid' | 'noLicence', FlagText> = {
  taxNotIncluded: {
    sentence: 'Tax is not in the price. It comes on top.',
    question: 'Which tax comes on top of your quote, and how much is it in rupees?',
  },
  nothingKeptBack: {
    sentence:
      'Nothing is kept back until handover. A last payment at handover helps to get small faults mended.',
    question: 'Can we keep 5 % back until handover?',
  },
  changesNotSaid: {
    sentence: 'It does not say how changes are priced.',
    question: 'How do you price changes that we ask for while you work?',
  },
  noLicence: {
    sentence: `${siteName} has checked no licence or registration of the company for this work.`,
    question: 'Which licence or registration do you have for this work? Please send us its number.',
  },
}

function leavesOut(
  { count, amountPkr, lines }: Extract<Flag, { code: 'leavesOut' }>,
  figure: (pkr: number) => string,
): FlagText {
  const items = listed(lines.map(({ item }) => item))
  return {
    sentence: `It leaves out ${count === 1 ? '1 line' : `${count} lines`} worth ${figure(amountPkr)} in the estimate: ${items}.`,
    question: `Your quote leaves out: ${items}. What would it cost with ${count === 1 ? 'this' : 'these'} included?`,
  }
}

function oddAmount(
  {
    code,
    place,
    amountPkr,
    lowPkr,
    highPkr,
    discounted,
  }: Extract<Flag, { code: 'lowAllowance' | 'highAllowance' | 'lowPrice' | 'highPrice' }>,
  figure: (pkr: number) => string,
): FlagText {
  const name = nameOf(place)
  const range = `${figure(lowPkr)} to ${figure(highPkr)}`
  if (code === 'lowAllowance')
    return {
      sentence: `It sets aside ${figure(amountPkr)} for ${name}. The estimate is ${range}: you may have to add money.`,
      question: `You set aside ${displayRupees(amountPkr)} for ${name}. What can we buy for it, and what would the usual quality cost?`,
    }
  if (code === 'highAllowance')
    return {
      sentence: `It sets aside ${figure(amountPkr)} for ${name}, more than the estimate of ${range}. It counts with the estimate.`,
      question: `You set aside ${displayRupees(amountPkr)} for ${name}, more than we expected. What quality is that for, and do we get back what is left?`,
    }
  const asked = `It asks for ${figure(amountPkr)} for ${name}${discounted ? ' after its discount' : ''}`
  if (code === 'lowPrice')
    return {
      sentence: `${asked}, far below the estimate of ${range}.`,
      question: `Your price for ${name} is lower than we expected. What exactly is in it, and which materials do you use?`,
    }
  if (highPkr === 0)
    return {
      sentence: `${asked}, and leaves all of it out.`,
      question: `You have a price for ${name}, but leave it out. What is this price for?`,
    }
  return {
    sentence: `${asked}, far above the estimate of ${range}.`,
    question: `Your price for ${name} is higher than we expected. What is in it?`,
  }
}

function notInFee(missing: readonly (keyof typeof deliverables)[]): FlagText {
  const items = listed(missing.map((deliverable) => deliverables[deliverable]))
  return {
    sentence: `The fee does not hold: ${items}.`,
    question: `Your fee does not hold: ${items}. What would ${missing.length === 1 ? 'it' : 'they'} cost?`,
  }
}

function endsSoon(days: number): FlagText {
  const question = 'Can you keep this price longer? We need some more time to decide.'
  if (days < 0)
    return {
      sentence: 'It has ended.',
      question: 'Your quote has ended. Can you send it again with a new date?',
    }
  if (days === 0) return { sentence: 'It ends today.', question }
  return { sentence: `It ends in ${days === 1 ? '1 day' : `${days} days`}.`, question }
}

function nameOf({ level, id, item }: Place): string {
  if (level === 'house') return 'the whole house'
  const names: Record<string, string> = level === 'phase' ? phases : sections
  return `“${level === 'line' ? (item ?? id) : (names[id] ?? id)}”`
}
