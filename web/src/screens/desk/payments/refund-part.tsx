import type { DeskPayment } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-payments'
import { wayOf } from '../../../features/billing/way-to-pay.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useAct } from '../../../forms/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Fact } from '../../../ui/text/fact.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { Question } from '../companies/company-acts.tsx'
import type { InHand } from '../use-desk-thing.ts'

/** Gives the money of a payment back: by a call to the bank, or by hand in steps. */
export function RefundPart({ payment, take, noteConflict }: InHand<'payment', DeskPayment>) {
  const { id, state, refundBy, amount } = payment
  const { busy, act } = useAct()
  const [asking, setAsking] = useState(false)
  const giveBack = async (byHand: boolean) => {
    try {
      const now = await callDesk('refundPayment', { params: { id }, body: { state, byHand } })
      setAsking(false)
      take(now)
      tell(now)
    } catch (failure) {
      if (!noteConflict(failure)) throw failure
      setAsking(false)
    }
  }
  const byCall = refundBy === 'call' || refundBy === 'either'
  return (
    <>
      {refundBy === 'waits' && <p>{words.callWaits}</p>}
      {byCall && (
        <>
          <p className="mb-4">
            {refundBy === 'either' ? words.callFailed : words.callLead(wayOf(payment), amount)}
          </p>
          <Button
            busy={busy}
            onClick={() => act(() => giveBack(false))}
            variant={refundBy === 'call' ? 'main' : 'plain'}
          >
            {refundBy === 'call' ? words.giveBack : words.callAgain}
          </Button>
        </>
      )}
      {(refundBy === 'hand' || refundBy === 'either') && (
        <>
          <Steps payment={payment} />
          <Button disabled={busy} onClick={() => setAsking(true)} variant="main">
            {words.confirmGivenBack}
          </Button>
        </>
      )}
      <Question
        lead={words.confirmLead(amount)}
        onClose={() => setAsking(false)}
        onYes={() => giveBack(true)}
        open={asking}
        title={words.confirmQuestion}
        yes={words.yesGivenBack}
      />
    </>
  )
}

/** Tells what came of it: the bank may have refused, or said nothing. */
function tell({ state, refundNote, events }: DeskPayment): void {
  if (state === 'refunded') showToast(words.givenBack(refundNote ?? ''))
  else showToast(words.notGivenBack(events.at(-1)?.detail ?? ''), 'alert')
}

/** Numbered steps that say what the bank must be told. */
function Steps({ payment }: { payment: DeskPayment }) {
  const { gateway, reference, bankNumber, amount, merchant, payer } = payment
  const transfer = gateway === 'transfer'
  const [first, second, third] = transfer ? words.transferSteps : words.bankSteps(wayOf(payment))
  return (
    <>
      <h3 className="mt-6 mb-3 font-medium">{words.stepsTitle}</h3>
      <ol className="mb-6 grid list-decimal gap-3 ps-6">
        <li>{first}</li>
        <li>
          {second}
          <dl className="mt-2 divide-y divide-line border border-line bg-sheet">
            <Fact name={words.tell.reference}>
              <bdi>{reference}</bdi>
            </Fact>
            <Fact name={words.tell.bankNumber}>
              {bankNumber && <bdi className="break-words">{bankNumber}</bdi>}
            </Fact>
            <Fact name={words.tell.sum}>{words.displayRupees(amount)}</Fact>
            <Fact name={words.tell.merchant}>{merchant && <bdi>{merchant}</bdi>}</Fact>
            <Fact name={words.tell.payer}>{transfer && <bdi className="break-words">{payer}</bdi>}</Fact>
          </dl>
        </li>
        <li>{third}</li>
      </ol>
    </>
  )
}
