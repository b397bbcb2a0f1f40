import type { Bill } from '@tameer/quotes'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { displayPart } from '#words/amounts'
import * as words from '#words/quote-form'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'
import { Button } from '../../ui/button.tsx'
import type { QuoteEntry } from './entry/entry.ts'
import { QuoteProblemBox } from './entry/quote-problem-box.tsx'
import type { TermsEntry } from './entry/terms-entry.ts'
import { DraftNotices } from './saving/draft-notices.tsx'
import { isStuck, SavingText } from './saving/saving-text.tsx'
import { SendBar } from './saving/send-bar.tsx'
import { SendDialog } from './saving/send-dialog.tsx'
import type { DraftState } from './saving/use-draft.ts'
import { useSaidLater } from './saving/use-said-later.ts'
import type { Sending } from './saving/use-sending.ts'
import { TaxPart } from './terms/tax-part.tsx'
import { TermsFolds } from './terms/terms-folds.tsx'

type Ending = Pick<QuoteEntry, 'tax' | 'terms'>

interface QuoteFormFrameProps<Entry extends Ending> {
  draft: DraftState<Entry>
  edit: DraftState<Entry>['edit']
  sending: Sending
  /** The company's total. */
  headlinePkr: number
  /** Price for the same house, once everything has a price. */
  sameHousePkr?: number | undefined
  bill?: Bill
  /** Number of lines left out of the price. */
  leftOut?: number
  /** The work to which the weeks in the terms refer. */
  work: 'works' | 'fee'
  /** The date in Pakistan. */
  today: string
  /** Loads the request again from the server. */
  reload: () => void
  /** Element for the bar with the totals on a phone; it stays in sight on the whole screen. */
  bar: HTMLElement | null
  /** The calculation that the family sees: below the prices, on a wide screen beside them. */
  sum?: ReactNode
  /** Folds before those of the terms. */
  folds?: ReactNode
  /** After the folds. */
  total?: ReactNode
  /** The prices. */
  children: ReactNode
}

const wide = mediaQuery('(width >= 900px)')

/** Parts that every form of a quote has: notices about saving and sending, tax, the terms, and the send button. */
export function QuoteFormFrame<Entry extends Ending>(props: QuoteFormFrameProps<Entry>) {
  const { draft, edit, sending, headlinePkr, sameHousePkr, bill, work, today, sum, folds, total } = props
  const isWide = useWatched(wide, false)
  const id = useId()
  const { tax, terms } = draft.entry
  const { problems } = sending
  const editTerms = (change: (terms: TermsEntry) => TermsEntry) =>
    edit((before) => ({ ...before, terms: change(before.terms) }))
  return (
    <form
      aria-label={words.title}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        sending.check()
      }}
      ref={sending.formRef}
    >
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-10">
        <div className="grid content-start gap-8">
          <DraftNotices draft={draft} reload={props.reload} />
          <QuoteProblemBox bill={bill} formRef={sending.formRef} problems={problems} />
          {props.children}
          <TaxPart
            onTax={(next) => edit((before) => ({ ...before, tax: next }))}
            problems={problems}
            set={(changed) => editTerms((before) => ({ ...before, ...changed }))}
            tax={tax}
            terms={terms}
          />
        </div>
        {(sum || isWide) && (
          <div className="stays-beside grid content-start gap-4 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start">
            {sum}
            {isWide && (
              <>
                {!sum && <FeeSum pkr={headlinePkr} />}
                <Button type="submit" variant="main">
                  {words.checkAndSend}
                </Button>
                <SavingText saving={draft.saving} />
              </>
            )}
          </div>
        )}
        <div className="grid content-start gap-8">
          <div className="border-line border-t">
            {folds}
            <TermsFolds onTerms={editTerms} problems={problems} terms={terms} today={today} work={work} />
          </div>
          {total}
          {!isWide && !isStuck(draft.saving) && <SavingText saving={draft.saving} />}
        </div>
      </div>
      {!isWide &&
        props.bar &&
        createPortal(
          <SendBar form={id} headlinePkr={headlinePkr} sameHousePkr={sameHousePkr} saving={draft.saving} />,
          props.bar,
        )}
      <Totals headlinePkr={headlinePkr} sameHousePkr={sameHousePkr} />
      <SendDialog
        headlinePkr={headlinePkr}
        leftOut={props.leftOut}
        levels={bill && { likeForLikePkr: sameHousePkr ?? 0, estimatePkr: bill.totalPkr }}
        sending={sending}
        tax={tax}
        validUntil={terms.validUntil}
      />
    </form>
  )
}

function FeeSum({ pkr }: { pkr: number }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="drafted p-5">
      <h3 className="text-muted text-small" id={id}>
        {words.yourPrice}
      </h3>
      <p className="font-display text-h2 figures">{pkr > 0 ? displayPart(pkr) : words.noTotal}</p>
    </section>
  )
}

/** Reads the totals to screen readers, a second after the last key. */
function Totals({ headlinePkr, sameHousePkr }: { headlinePkr: number; sameHousePkr: number | undefined }) {
  const price = displayPart(headlinePkr)
  const now =
    sameHousePkr === undefined ? words.priceNow(price) : words.totalsNow(price, displayPart(sameHousePkr))
  const said = useSaidLater(headlinePkr > 0 ? now : '')
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
