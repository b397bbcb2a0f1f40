import { type Bill, type CheckedQuote, checkQuote, chipOf, fillReasons, quoteOfChecked } from '@tameer/quotes'
import { displayAmount, displayRange } from '#words/amounts'
import * as words from '#words/check'
import { lower } from '#words/labels'
import { itemName, notSaid, why as whyWords } from '#words/quote-comparison'
import { joined } from '#words/quote-terms'
import type { BillOffer } from '../compared.ts'
import { saidStages } from '../rows/said-stages.ts'
import type { StepCode, Typed } from '../typed.ts'
import * as askingWords from './asking-words.ts'
import { messageOf, type PlotAnswers, questionText } from './question-texts.ts'

interface Setting {
  readonly bill: Bill
  readonly answers: PlotAnswers
  /** Date in Pakistan. */
  readonly today: string
  /** True beside companies' quotes, where the label says who typed it. */
  readonly beside?: boolean
}

/** A typed quote as an offer of the comparison. */
export function typedOffer(
  quote: CheckedQuote,
  { bill, answers, today, beside = false }: Setting,
): BillOffer {
  const checked = checkQuote(bill, quote, today)
  const { out, questions, lowPkr, highPkr } = checked
  const sent = quoteOfChecked(bill, quote, 'out', today)
  const about = [wayInWords(quote), beside && words.typed].filter(Boolean).join(' · ')
  const { headlinePkr, likeForLikePkr } = out
  const typed: Typed = {
    about,
    kind: `${quote.way} ${quote.scope}`,
    ...partsOf(bill, quote, checked),
    notes: notesOf(checked),
    points: questions.map((question) => {
      const { ask, why } = questionText(question, askingWords)
      return { sentence: why || ask, question: ask }
    }),
    message: questions.length > 0 ? messageOf({ answers, quote, questions }, askingWords) : undefined,
    saidTax: quote.tax !== undefined,
    out,
  }
  return {
    id: quote.id,
    invitationId: quote.id,
    // The nickname stands in the company's place. It is no company: it has no page, no marks, and cannot be chosen.
    company: { id: '', name: quote.name, marks: [] } as unknown as BillOffer['company'],
    isChosen: false,
    isEnded: false,
    estimatePkr: bill.totalPkr,
    quote: {
      ...sent,
      terms: { ...sent.terms, stages: saidStages(quote), validUntil: quote.validUntil ?? '' },
      id: quote.id,
      revision: 1,
      sentAt: '',
      headlinePkr,
      likeForLikePkr,
    },
    levelled: { ...out, likeForLikeLowPkr: lowPkr, likeForLikeHighPkr: highPkr },
    typed,
  }
}

/** `labour, grey structure`. */
function wayInWords(quote: Pick<CheckedQuote, 'way' | 'scope'>): string {
  const isGrey = quote.scope === 'grey'
  if (quote.way === 'labour') return isGrey ? words.wLabourGrey : words.wLabour
  return isGrey ? words.wGrey : words.wComplete
}

type Checked = ReturnType<typeof checkQuote>
type Parts = Pick<Typed, 'steps' | 'itemsOf' | 'namesOf' | 'markOf' | 'why'>

const codes: Record<Checked['added'][number]['code'], StepCode> = {
  extras: 'extras',
  sumsAside: 'allowances',
  aside: 'allowance',
  leftOut: 'excluded',
  apart: 'excluded',
  utilities: 'excluded',
  owner: 'owner',
  material: 'owner',
  finishing: 'finishing',
  notSaid: 'notSaid',
  tax: 'tax',
}

/** The steps and filled-in lines of a typed quote, in the words of the form. */
function partsOf(bill: Bill, quote: CheckedQuote, { added, out, hangsOn }: Checked): Parts {
  const steps = new Map<StepCode, number>()
  const items = new Map<StepCode, string[]>()
  for (const step of added) {
    const code = codes[step.code]
    steps.set(code, (steps.get(code) ?? 0) + step.amountPkr)
    items.set(code, [...(items.get(code) ?? []), ...nameOf(step)])
  }
  const reasonOf = fillReasons(bill, quote)
  const reasons = new Map(out.filledIn.map((line) => [line.id, reasonOf(line)]))
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const chipNameOf = (id: string) => {
    const line = lines.get(id)
    const chip = line && chipOf(line)
    return chip && lower(words.chips[chip])
  }
  const itemsOf = (code: StepCode) => joined(items.get(code) ?? [])
  return {
    steps,
    itemsOf,
    namesOf(lines) {
      const unsaid = new Set<string>()
      const names = lines.flatMap(({ id, item }) => {
        const reason = reasons.get(id)
        if (reason?.code === 'notSaid') unsaid.add(reason.row)
        if (!reason || reason.code === 'notSaid') return []
        return reason.code === 'material' ? [chipNameOf(id) ?? lower(itemName(item))] : nameOf(reason)
      })
      return [...new Set(names), ...(unsaid.size > 0 ? [words.thingsUnsaid(unsaid.size)] : [])]
    },
    markOf(lineId) {
      const code = reasons.get(lineId)?.code
      if (code === 'material') return words.youMaterial
      return code === 'notSaid' ? notSaid : code === 'finishing' ? words.notInIt : undefined
    },
    why: [...steps].flatMap(([code, pkr]) => {
      const amount = displayAmount(Math.abs(pkr))
      switch (code) {
        case 'notSaid':
          return words.whyAdded(words.thingsUnsaid(hangsOn.rows.length), amount)
        case 'finishing':
          return words.whyAdded(words.stepFin, amount)
        case 'owner':
          return quote.way === 'labour'
            ? words.whyAdded(words.stepOwner, amount)
            : whyWords.owner(begun(itemsOf(code)), amount)
        case 'excluded':
          return whyWords.excluded(begun(itemsOf(code)), amount)
        case 'allowance':
          return whyWords.allowance(
            begun(itemsOf(code)),
            amount,
            displayAmount(-(steps.get('allowances') ?? 0)),
          )
        case 'extras':
          return whyWords.extras(amount)
        case 'tax':
          return whyWords.tax(amount)
        default:
          return []
      }
    }),
  }
}

/** A text as a sentence begins. */
function begun(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

type Named = Checked['added'][number] | ReturnType<ReturnType<typeof fillReasons>>

function nameOf(reason: Named): string[] {
  if ('chip' in reason) return [lower(words.chips[reason.chip])]
  if ('row' in reason) return [lower(words.rows[reason.row])]
  if (reason.code === 'material') return [lower(words.stepOwner)]
  if (reason.code === 'finishing') return [lower(words.finishing)]
  return reason.code === 'utilities' ? [lower(words.rows.fees)] : []
}

function notesOf({ carried, hangsOn, allInPkr }: Checked): string[] {
  const { rows, amountPkr } = hangsOn
  const [amount, count] = [displayAmount(amountPkr), String(rows.length)]
  const hangs =
    rows.length === 1
      ? `${words.hangsOne(amount)} ${words.hangsIfOne(displayAmount(allInPkr))}`
      : `${words.hangs(amount, count)} ${words.hangsIf(displayAmount(allInPkr), count)}`
  return [
    ...(carried && carried.costPkr > 0
      ? [words.carry(`${displayAmount(carried.costPkr)} (${displayRange(carried.lowPkr, carried.highPkr)})`)]
      : []),
    ...(amountPkr > 0 ? [hangs] : []),
  ]
}
