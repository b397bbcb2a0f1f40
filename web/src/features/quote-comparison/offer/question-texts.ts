// Questions to a builder in words, and the message that asks them.
import type { DetailedEstimate } from '@tameer/calculator'
import type { CheckedChip, CheckedQuote, CheckedRow, Question } from '@tameer/quotes'

/** Words of one language. */
export type AskingWords = typeof import('./asking-words.ts') | typeof import('../other-words.ts')

interface QuestionText {
  readonly ask: string
  /** The reason, for the family alone. */
  readonly why: string
}

/** A question to the builder, and why it is asked. */
export function questionText(question: Question, words: AskingWords): QuestionText {
  const { check, displayAmount: amount, groupDigits: digits, flagText } = words
  const about = (ask: string, why: string) => ({ ask, why })
  const rows = (ids: readonly CheckedRow[]) => words.joined(ids.map((id) => words.lower(check.rows[id])))
  const chips = (ids: readonly CheckedChip[]) => words.joined(ids.map((id) => words.lower(check.chips[id])))
  switch (question.code) {
    case 'unsaid':
      return about(check.qUnsaid(rows(question.rows)), check.qUnsaidW(amount(question.amountPkr)))
    case 'apart':
      return about(check.qApart(rows(question.rows)), check.qApartW(amount(question.amountPkr)))
    case 'out':
      return about(check.qOut(chips(question.chips)), check.qOutW(amount(question.amountPkr)))
    case 'area': {
      const { areaSft, ofSft, amountPkr } = question
      const more = amountPkr > 0 ? check.qAreaW(amount(amountPkr)) : ''
      return about(check.qArea(digits(areaSft), digits(ofSft)), more)
    }
    case 'price':
      if (question.flag.code === 'lowPrice')
        return about(check.qLow, check.qLowW(amount(question.flag.lowPkr)))
      return ofFlag(flagText(question.flag, amount))
    case 'aside':
      return ofFlag(flagText(question.flag, amount))
    case 'before':
      return about(check.qBefore(String(question.percent)), check.qBeforeW(amount(question.amountPkr)))
    case 'valid':
      return about(
        check.qValid,
        question.days === undefined
          ? check.qValidW
          : flagText({ code: 'endsSoon', days: question.days }, amount).sentence,
      )
    case 'tax':
      return about(
        check.qTax,
        question.said ? flagText({ code: 'taxNotIncluded' }, amount).sentence : check.qTaxW,
      )
    case 'warranty':
      return about(check.qWarranty, question.said ? check.qNowarrantyW : check.qWarrantyW)
    case 'trades':
      return about(check.qTrades, check.qTradesW)
    case 'payments':
      return about(check.qPay, check.qPayW)
    case 'kept':
      return about(check.qKept, check.qKeptW)
    case 'changes':
      return about(check.qChanges, check.qChangesW)
    case 'weeks':
      return about(check.qWeeks, check.qWeeksW)
  }
}

function ofFlag({ sentence, question }: { sentence: string; question: string }): QuestionText {
  return { ask: question, why: sentence }
}

const longestMessage = 1500

/** The house as a message names it. */
export type PlotAnswers = Pick<
  DetailedEstimate['answers'],
  'plotSize' | 'plotUnit' | 'city' | 'coveredAreaSft'
>

interface Message {
  readonly answers: PlotAnswers
  readonly quote: CheckedQuote
  readonly questions: readonly Question[]
}

/** The questions as one message, without a name or a link. The last ones are dropped where it would be too long. */
export function messageOf({ answers, quote: { price }, questions }: Message, words: AskingWords): string {
  const { check, groupDigits: digits } = words
  const { plotSize, plotUnit, city, coveredAreaSft } = answers
  const at =
    price.kind === 'per-sft'
      ? `${digits(price.ratePkr)} ${check.persft}`
      : words.displayAmount(price.amountPkr)
  const salam = check.salam(
    digits(plotSize),
    words.plotUnits[plotUnit],
    words.cities[city],
    digits(coveredAreaSft),
    at,
  )
  let message = salam
  for (const [place, question] of questions.entries()) {
    const longer = `${message}\n${place + 1}. ${questionText(question, words).ask}`
    if (longer.length > longestMessage) break
    message = longer
  }
  return message
}
