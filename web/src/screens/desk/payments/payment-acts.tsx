import { type DeskPayment, type PaymentState, paymentActLimits } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-payments'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { TextDialog } from '../../../forms/text-dialog.tsx'
import { useAct } from '../../../forms/use-act.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { InHand } from '../use-desk-thing.ts'
import { RefundPart } from './refund-part.tsx'

/** States in which a bank transfer may still be settled. */
const open: readonly PaymentState[] = ['pending', 'expired', 'failed']

/** Acts on a payment, by its state. The server asks for a fresh code before each. */
export function PaymentActs(inHand: InHand<'payment', DeskPayment>) {
  const { payment, noteConflict, take } = inHand
  const { state, gateway, canAsk } = payment
  const send = async (call: () => Promise<DeskPayment>, done: (now: DeskPayment) => string) => {
    try {
      const now = await call()
      take(now)
      showToast(done(now))
    } catch (failure) {
      if (!noteConflict(failure)) throw failure
    }
  }
  const transfer = gateway === 'transfer' && open.includes(state)
  return (
    <NamedSection close title={words.acts}>
      {transfer && <TransferActs payment={payment} send={send} />}
      {canAsk && <AskButton payment={payment} send={send} />}
      {state === 'paid' && <ErrorAct payment={payment} send={send} />}
      {state === 'refund-due' && <RefundPart {...inHand} />}
      {!transfer && !canAsk && state !== 'paid' && state !== 'refund-due' && (
        <p className="text-muted">{words.nothingToDo}</p>
      )}
    </NamedSection>
  )
}

interface ActProps {
  payment: DeskPayment
  /** Resolves when the payment has changed, by this act or by somebody else. Throws ApiError. */
  send: (call: () => Promise<DeskPayment>, done: (now: DeskPayment) => string) => Promise<void>
}

function TransferActs({ payment, send }: ActProps) {
  const { id, state, amount, reference, saidPaidAt } = payment
  const [asked, setAsked] = useState<'arrived' | 'missing'>()
  const close = () => setAsked(undefined)
  const params = { id }
  const settle = (bankNumber: string) =>
    send(
      () => callDesk('confirmTransfer', { params, body: { state, bankNumber } }),
      () => words.settled,
    ).then(close)
  const miss = (text: string) =>
    send(
      () => callDesk('failTransfer', { params, body: { state, words: text } }),
      () => words.missed,
    ).then(close)
  return (
    <>
      {saidPaidAt && <p className="mb-4 font-medium">{words.saidPaid(momentInPakistan(saidPaidAt))}</p>}
      <p className="mb-4 text-muted">{words.transferHint(amount, reference)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked('arrived')} variant="main">
          {words.arrived}
        </Button>
        {state === 'pending' && <Button onClick={() => setAsked('missing')}>{words.missing}</Button>}
      </div>
      {asked === 'arrived' && (
        <TextDialog
          field={{
            name: 'bankNumber',
            label: words.statementNumber,
            hint: words.statementHint,
            maxLength: paymentActLimits.bankNumber,
            dir: 'auto',
          }}
          judge={(number) => (number === '' ? words.enterStatementNumber : undefined)}
          lead={<p className="text-muted">{words.arrivedLead}</p>}
          onClose={close}
          send={settle}
          submit={{ label: words.settle, busyLabel: words.sending, variant: 'main' }}
          title={words.arrived}
        />
      )}
      {asked === 'missing' && (
        <WhyDialog lead={words.missingLead} onClose={close} send={miss} title={words.missing} />
      )}
    </>
  )
}

function AskButton({ payment: { id }, send }: ActProps) {
  const { busy, act } = useAct()
  const ask = () =>
    act(async () => {
      await send(
        () => callDesk('askDeskPayment', { params: { id } }),
        ({ state }) => words.asked(words.states[state]),
      )
    })
  return (
    <>
      <Button busy={busy} onClick={ask}>
        {words.askNow}
      </Button>
      <p className="mt-3 text-muted text-small">{words.askHint}</p>
    </>
  )
}

function ErrorAct({ payment: { id, state }, send }: ActProps) {
  const [asked, setAsked] = useState(false)
  const giveBack = (text: string) =>
    send(
      () => callDesk('returnPayment', { params: { id }, body: { state, words: text } }),
      () => words.returned,
    ).then(() => setAsked(false))
  return (
    <>
      <Button onClick={() => setAsked(true)} variant="danger">
        {words.inError}
      </Button>
      {asked && (
        <WhyDialog
          danger
          lead={words.inErrorLead}
          onClose={() => setAsked(false)}
          send={giveBack}
          title={words.inError}
        />
      )}
    </>
  )
}

interface WhyDialogProps {
  /** Its heading, and the text of the button that does it. */
  title: string
  lead: string
  danger?: boolean
  onClose: () => void
  /** Throws ApiError. */
  send: (text: string) => Promise<void>
}

/** Asks why something is done with a payment. */
function WhyDialog({ title, lead, danger = false, ...dialog }: WhyDialogProps) {
  return (
    <TextDialog
      {...dialog}
      field={{
        name: 'words',
        label: words.why,
        hint: words.whyHint,
        maxLength: paymentActLimits.words,
        rows: 3,
      }}
      judge={(text) => (text === '' ? words.sayWhy : undefined)}
      lead={<p className="text-muted">{lead}</p>}
      submit={{ label: title, busyLabel: words.sending, variant: danger ? 'danger' : 'main' }}
      title={title}
    />
  )
}
