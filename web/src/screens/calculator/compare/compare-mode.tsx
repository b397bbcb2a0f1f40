import { currentPriceBook, decodeAnswers, nameOfBook } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/compare-estimates'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import '../../../ui/paper.css'
import { FigureChoice } from '../../../ui/fields/figure-choice.tsx'
import { Link } from '../../../ui/link.tsx'
import { billQuestions } from '../detailed/bill/bill-questions.ts'
import { type AnswerTexts, quickQueryOf } from '../detailed/use-detailed-answers.ts'
import { mostKept, removeKept, useKeptEstimates } from '../kept-estimates.ts'
import { ModeSwitch } from '../mode-switch.tsx'
import { PageEnd } from '../page-end.tsx'
import { CompareTable } from './compare-table.tsx'

/**
 * The saved estimates side by side. The answers of the present estimate stay in the address, for the way back to it.
 */
export function CompareMode() {
  const kept = useKeptEstimates()
  const [params] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const back = new URLSearchParams(params)
  back.set('mode', 'detailed')
  const detailedAddress = `${screens.calculator.to()}?${back}`
  const { answers } = decodeAnswers(params.toString())

  const remove = (query: string) => {
    removeKept(query)
    // Moves the focus, because the pressed button is removed with its column.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageHeader lead={words.lead} title={words.title} />
      <ModeSwitch
        detailedQuery={back.toString()}
        mode="compare"
        quickQuery={quickQueryOf(answers as AnswerTexts)}
      />
      <section className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 className="text-h2 outline-none" ref={heading} tabIndex={-1}>
            {words.sideBySide}
          </h2>
          <p className="text-muted text-small" role="status">
            {words.keptCount(kept.length, mostKept)}
          </p>
        </div>
        {kept.length === 0 ? (
          <Message
            action={
              <Link className={buttonLook('main')} to={detailedAddress}>
                {words.makeEstimate}
              </Link>
            }
          >
            {words.nothingKept}
          </Message>
        ) : (
          <>
            <FigureChoice className="print:hidden" />
            <CompareTable kept={kept} onRemove={remove} />
            <div className="flex flex-wrap items-center gap-3 print:hidden">
              {kept.length < mostKept && (
                <Link className={buttonLook('plain')} to={detailedAddress}>
                  {words.addAnother}
                </Link>
              )}
              <Button onClick={() => window.print()}>{words.print}</Button>
            </div>
          </>
        )}
      </section>
      <PageEnd detailed prices={nameOfBook(currentPriceBook)} questions={billQuestions()} />
    </>
  )
}
