import { screens } from '@tameer/contract'
import { checkQuote } from '@tameer/quotes'
import { useMemo } from 'react'
import * as words from '#words/check'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { CheckSum } from '../../../features/checked-quotes/check-sum.tsx'
import { CheckBar, CheckVerdict } from '../../../features/checked-quotes/check-verdict.tsx'
import type { CheckedSheet } from '../../../features/checked-quotes/checked-sheet.ts'
import { billOf } from '../../../features/checked-quotes/sheet-house.ts'
import { wayOf } from '../../../features/checked-quotes/ways.ts'
import * as askingWords from '../../../features/quote-comparison/offer/asking-words.ts'
import { Payments } from '../../../features/quote-comparison/offer/payments.tsx'
import { messageOf } from '../../../features/quote-comparison/offer/question-texts.ts'
import { saidStages } from '../../../features/quote-comparison/rows/said-stages.ts'
import { QuestionsPart, SendLink } from './questions-part.tsx'
import '../../../features/quote-comparison/comparison.css'
import { useSheetEstimate } from '../../../features/checked-quotes/use-sheet-estimate.ts'
import { today as todayOnDevice } from '../../../lib/today.ts'
import { Added } from '../../../ui/added.tsx'
import { BackLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { MissingCheck } from '../missing-check.tsx'
import { SheetNotes } from '../sheet-notes.tsx'
import { wayNames } from '../way-names.ts'
import { RemoveCheck } from './remove-check.tsx'
import { ResultActions } from './result-actions.tsx'

const wide = mediaQuery('(width >= 900px)')

interface ResultPageProps {
  sheet: CheckedSheet
  id: string
  /** True for a check that somebody sent: nothing of it is kept yet. */
  readOnly?: boolean
}

/** The result of one price: the verdict, the sum, the questions, the payments. */
export function ResultPage({ sheet, id, readOnly = false }: ResultPageProps) {
  const made = useSheetEstimate(sheet)
  const isWide = useWatched(wide, false)
  const quote = sheet.quotes.find((one) => one.id === id)
  const today = todayOnDevice()
  const result = useMemo(() => {
    if (!made || !quote) return undefined
    const bill = billOf(made.estimate, [quote], made.book)
    return { bill, checked: checkQuote(bill, quote, today) }
  }, [made, quote, today])
  if (made === null) return <MissingCheck />
  if (!made || !quote || !result) return null
  const { bill, checked } = result
  const { questions } = checked
  const message = (asking: Parameters<typeof messageOf>[1]) =>
    messageOf({ answers: made.estimate.answers, quote, questions }, asking)
  const stages = saidStages(quote)
  return (
    <>
      {!readOnly && <SheetNotes book={made.book} sheet={sheet} />}
      <PageHeader
        back={
          !readOnly && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
              <BackLink to={screens.editCheck.to(id)}>{words.changeTyped}</BackLink>
              <RemoveCheck id={id} sheet={sheet} />
            </div>
          )
        }
        compact
        measure={wayNames[wayOf(quote)]}
        title={quote.name}
      />
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-3 sm:gap-4">
          <CheckVerdict checked={checked} />
          <div>
            <CheckBar bill={bill} checked={checked} />
          </div>
          <CheckSum bill={bill} checked={checked} quote={quote} whole />
          {checked.added.length > 0 && (
            <p className="text-muted text-small">
              <Added>{words.dashed}</Added>
              {words.dashedT}
            </p>
          )}
        </div>
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          <QuestionsPart message={message} questions={questions} wide={isWide} />
        </div>
        <div className="grid min-w-0 content-start gap-6 sm:gap-8">
          {stages.length > 0 && (
            <section aria-label={words.whenpay}>
              <h2 className="text-h2">{words.whenpay}</h2>
              <Payments
                hintless
                offer={{ quote: { terms: { stages, validUntil: '' } }, levelled: checked.out }}
              />
            </section>
          )}
          {!readOnly && (
            <ResultActions quote={quote} result={{ ...result, estimate: made.estimate }} sheet={sheet} />
          )}
        </div>
      </div>
      {!isWide && questions.length > 0 && (
        <div className="stick-bottom z-10 -mx-4 mt-5 flex items-center justify-between gap-x-4 border-edge border-t bg-paper px-4 py-2 sm:-mx-8 sm:px-8 print:hidden">
          <b className="shrink-[2] font-semibold text-small">{words.askn(String(questions.length))}</b>
          <SendLink className="shrink-0 px-3!" text={message(askingWords)} />
        </div>
      )}
    </>
  )
}
