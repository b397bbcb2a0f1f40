import type { ReactNode } from 'react'
import * as words from '#words/quote-form'
import { DraftNotices } from './draft-notices.tsx'
import type { QuoteEntry } from './entry.ts'
import { FormPart } from './form-part.tsx'
import { SendBar } from './send-bar.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TermsPart } from './terms-part.tsx'
import type { DraftState } from './use-draft.ts'
import type { Sending } from './use-sending.ts'

type Ending = Pick<QuoteEntry, 'tax' | 'terms'>

interface QuoteFormFrameProps<Entry extends Ending> {
  draft: DraftState<Entry>
  edit: DraftState<Entry>['edit']
  sending: Sending
  headlinePkr: number
  /** How the total stands beside the estimate. */
  compared?: string
  /** The levelled price and the estimate it is held against before it is sent. */
  levels?: { likeForLikePkr: number; estimatePkr: number }
  /** How many lines are left out of the price. */
  leftOut?: number
  /** What the weeks of the terms are for. */
  work: 'works' | 'fee'
  /** The date in Pakistan. */
  today: string
  /** Shows the request as the server has it now. */
  reload: () => void
  /** What is priced; the terms follow. */
  children: ReactNode
}

/** What every form of a quote has: what stands in the way of saving and sending, the terms, and the way to send. */
export function QuoteFormFrame<Entry extends Ending>(props: QuoteFormFrameProps<Entry>) {
  const { draft, edit, sending, headlinePkr, compared, levels, leftOut, work, today, reload, children } =
    props
  const { tax, terms } = draft.entry
  const { problems } = sending
  return (
    <form
      aria-label={words.title}
      className="grid gap-8"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sending.check()
      }}
      ref={sending.formRef}
    >
      <DraftNotices draft={draft} reload={reload} />
      {children}
      <FormPart title={words.terms}>
        <TermsPart
          onTax={(next) => edit((before) => ({ ...before, tax: next }))}
          onTerms={(change) => edit((before) => ({ ...before, terms: change(before.terms) }))}
          problems={problems}
          tax={tax}
          terms={terms}
          today={today}
          work={work}
        />
      </FormPart>
      <SendBar
        compared={compared}
        headlinePkr={headlinePkr}
        problems={Object.keys(problems).length}
        saving={draft.saving}
      />
      <SendDialog
        headlinePkr={headlinePkr}
        leftOut={leftOut}
        levels={levels}
        sending={sending}
        tax={tax}
        validUntil={terms.validUntil}
      />
    </form>
  )
}
