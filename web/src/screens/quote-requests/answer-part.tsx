import {
  type DraftPrices,
  dayInPakistan,
  type Invitation,
  type QuoteDraft,
  requestServices,
  type QuoteForm as SentForm,
} from '@tameer/contract'
import type { FeeQuote, Quote } from '@tameer/quotes'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import * as words from '#words/quote-request'
import { saveQuoteDraft, sendQuote } from '../../features/invitations/invitation-calls.ts'
import { serverNow } from '../../lib/server-time.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { SentQuotes } from './sent-quotes.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

const QuoteForm = lazy(async () => ({
  default: (await importWithRetry(() => import('../../features/quote-form/quote-form.tsx'))).QuoteForm,
}))
const FeeForm = lazy(async () => ({
  default: (await importWithRetry(() => import('../../features/quote-form/prices/fee-form.tsx'))).FeeForm,
}))

interface AnswerPartProps {
  invitation: Invitation
  isOpen: boolean
  refresh: () => Promise<void>
  /** Element for the form's bar on a phone. */
  bar: HTMLElement | null
}

/** The company's answer: its quotes so far, and the form for the next one. */
export function AnswerPart({ invitation, isOpen, refresh, bar }: AnswerPartProps) {
  const { id, state, quotes, draft } = invitation
  // A form that is shown stays, whatever another window does: typed text must not be lost.
  const [round, setRound] = useState(0)
  const [begun, setBegun] = useState(quotes.length === 0 || draft !== null)
  const hasQuote = state === 'quoted'
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (round === 0) return
    // The form that had the focus is removed.
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'center' })
  }, [round])
  return (
    <section
      aria-label={words.answerPart}
      className="grid gap-6 outline-none"
      id="answer"
      ref={part}
      tabIndex={-1}
    >
      {quotes.length > 0 && <SentQuotes counts={isOpen} quotes={quotes} request={invitation.request} />}
      {isOpen && begun && (
        <>
          <div>
            <h2 className="text-h2">{hasQuote ? words.better : words.answerRequest}</h2>
            <p className="mt-1 max-w-measure text-muted">
              {hasQuote ? words.betterLead : leadFor(invitation)}
            </p>
          </div>
          <Suspense fallback={<LoadingText />}>
            <Form
              bar={bar}
              invitation={invitation}
              key={round}
              onSent={async () => {
                showToast(words.sentToast)
                await refresh()
                setBegun(false)
                setRound(round + 1)
              }}
              reload={async () => {
                await refresh()
                setRound(round + 1)
              }}
            />
          </Suspense>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen && !begun && (
          <Button
            onClick={() => {
              setBegun(true)
              // The button is removed by the press.
              part.current?.focus({ preventScroll: true })
            }}
            variant="main"
          >
            {words.better}
          </Button>
        )}
        {isOpen && hasQuote && <WithdrawButton id={id} onWithdrawn={refresh} />}
      </div>
      {!isOpen && !(state in words.ended) && <Message>{words.requestOver}</Message>}
    </section>
  )
}

/** Lead sentence: says that a price for each phase, or a fee, is enough. */
function leadFor({ request: { bill, service } }: Invitation): string {
  // An architect gives a fee, even when the family has an estimate.
  if (!bill || service === requestServices.architecture) return words.feeLead
  return new Set(bill.lines.map(({ phase }) => phase)).size > 1 ? words.twoNumbers : words.oneNumber
}

interface FormProps {
  invitation: Invitation
  bar: HTMLElement | null
  onSent: () => Promise<void>
  reload: () => Promise<void>
}

function Form({ invitation, bar, onSent, reload }: FormProps) {
  const dispatch = useAppDispatch()
  const { id, request, draft, quotes, lastRates } = invitation
  const shared = {
    id,
    bar,
    stored: draft,
    today: dayInPakistan(serverNow()),
    save: (unsaved: QuoteDraft & { prices: DraftPrices }) => dispatch(saveQuoteDraft(id, unsaved)),
    send: async (quote: SentForm) => {
      await dispatch(sendQuote(id, quote))
      await onSent()
    },
    reload: () => void reload(),
  }
  const [newest] = quotes
  // An architect gives a fee, even when the family has an estimate.
  if (request.bill && request.service !== requestServices.architecture)
    return (
      <QuoteForm
        {...shared}
        bill={request.bill}
        lastRates={lastRates}
        // Quotes on the wire have the type of `quotes`.
        last={newest && 'prices' in newest ? (newest as Quote) : undefined}
      />
    )
  const basis = {
    coveredAreaSft: request.coveredAreaSft ?? 0,
    ...(request.totalPkr === null ? {} : { totalPkr: request.totalPkr }),
  }
  return (
    <FeeForm {...shared} basis={basis} last={newest && 'fee' in newest ? (newest as FeeQuote) : undefined} />
  )
}
