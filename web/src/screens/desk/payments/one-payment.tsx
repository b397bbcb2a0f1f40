import { type DeskPayment, deskScreens, planDays } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-payments'
import { wayOf } from '../../../features/billing/way-to-pay.ts'
import { callDesk, fetchSlip } from '../../../features/desk/desk-calls.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink, BackLink } from '../../../ui/links.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { Fact } from '../../../ui/text/fact.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { MissingThing } from '../missing-thing.tsx'
import { PrivatePaper } from '../private-paper.tsx'
import { Pane } from '../two-panes.tsx'
import { useDeskThing } from '../use-desk-thing.ts'
import { PaymentActs } from './payment-acts.tsx'
import { PaymentEvents } from './payment-events.tsx'
import type { PaymentsFilter } from './payments-query.ts'

interface OnePaymentProps {
  id: string
  /** The list that it was chosen from. */
  filter: PaymentsFilter
  /** True beside the list: the screen has a heading already. */
  wide: boolean
  /** Called after an act. */
  onChanged: () => void
}

/** A payment, what happened to it, and the acts on it. */
export function OnePayment({ id, filter, wide, onChanged }: OnePaymentProps) {
  const inHand = useDeskThing(id, () => callDesk('getDeskPayment', { params: { id } }))
  const { thing: payment, error, retry, take, noteConflict, changed } = inHand
  const list = deskScreens.deskPayments.to(filter)
  const back = <BackLink to={list}>{words.title}</BackLink>
  if (!payment) {
    return (
      <MissingThing
        back={back}
        error={error}
        retry={retry}
        title={wide ? undefined : words.title}
        toList={<ActionLink to={list}>{words.toList}</ActionLink>}
        words={words}
      />
    )
  }
  return (
    <Pane
      back={back}
      measure={words.states[payment.state]}
      title={words.payment(payment.reference)}
      wide={wide}
    >
      {changed && (
        <Message className="my-6" kind="alert">
          {changed}
        </Message>
      )}
      <div className="@container mt-6">
        <div className="grid gap-x-8 gap-y-6 @min-[38rem]:grid-cols-2">
          <div className="min-w-0">
            <Facts payment={payment} />
            {payment.hasSlip && <SlipPart payment={payment} />}
            <PaymentEvents payment={payment} />
          </div>
          <div className="min-w-0">
            <PaymentActs
              noteConflict={noteConflict}
              payment={payment}
              take={(now) => {
                take(now)
                onChanged()
              }}
            />
          </div>
        </div>
      </div>
    </Pane>
  )
}

function Facts({ payment }: { payment: DeskPayment }) {
  const { facts } = words
  const { payer, companyId, amount, plan, months, bankNumber, receipt, refundNote, daysUsed } = payment
  const { state, refundReason, begunAt, expiresAt, nextAskAt, saidPaidAt } = payment
  return (
    <NamedSection close title={words.aboutIt}>
      <dl className="divide-y divide-line border border-line bg-sheet">
        <Fact name={facts.state}>{words.states[state]}</Fact>
        <Fact name={facts.why}>{refundReason && words.reasons[refundReason]}</Fact>
        <Fact name={facts.company}>
          <bdi className="break-words">{payer}</bdi>
          {companyId === null && ` · ${words.companyGone}`}
        </Fact>
        <Fact name={facts.sum}>{words.displayRupees(amount)}</Fact>
        <Fact name={facts.what}>{words.planTime(plan, months)}</Fact>
        <Fact name={facts.used}>{daysUsed !== null && words.daysUsed(daysUsed, planDays[months])}</Fact>
        <Fact name={facts.way}>{wayOf(payment)}</Fact>
        <Fact name={facts.bankNumber}>{bankNumber && <bdi className="break-words">{bankNumber}</bdi>}</Fact>
        <Fact name={facts.receipt}>{receipt && <bdi>{receipt}</bdi>}</Fact>
        <Fact name={facts.note}>{refundNote && <bdi>{refundNote}</bdi>}</Fact>
        <Fact name={facts.begun}>{momentInPakistan(begunAt)}</Fact>
        <Fact name={facts.saidPaid}>{saidPaidAt && momentInPakistan(saidPaidAt)}</Fact>
        <Fact name={facts.expires}>{state === 'pending' && expiresAt && momentInPakistan(expiresAt)}</Fact>
        <Fact name={facts.nextAsk}>{nextAskAt && momentInPakistan(nextAskAt)}</Fact>
      </dl>
      {companyId && (
        <p className="mt-4">
          <ActionLink to={deskScreens.deskCompany.to(companyId)}>{words.openCompany}</ActionLink>
        </p>
      )}
    </NamedSection>
  )
}

/** The slip of a transfer, fetched once somebody wants to see it. */
function SlipPart({ payment: { id, payer, reference } }: { payment: DeskPayment }) {
  const [isShown, setShown] = useState(false)
  return (
    <NamedSection lead={words.slipLead} title={words.slip}>
      {isShown ? (
        <div className="max-w-form">
          <PrivatePaper fileName={reference} id={id} load={fetchSlip} name={words.slipOf(payer)} />
        </div>
      ) : (
        <Button onClick={() => setShown(true)}>{words.showSlip}</Button>
      )}
    </NamedSection>
  )
}
