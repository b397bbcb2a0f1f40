import { type HousePayment, type HouseStage, screens } from '@tameer/contract'
import * as words from '#words/house-money'
import { agreedNow, agreedToday, takeItBack, waitsForYou } from '#words/house-page'
import { stageInside } from '#words/house-questions'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import type { Told } from '../after-act.tsx'
import { onDay } from '../house-in-words.ts'
import { useTakeStageBack } from '../use-take-stage-back.ts'
import { WaitsBox } from '../waits-box.tsx'
import { PaymentAnswers, Slip } from './payment-answers.tsx'
import { dueStage } from './payments.ts'
import { saidOf } from './said-of.ts'

interface PaymentBoxProps {
  opened: OpenedHouse
  payment: HousePayment
  onTold: (told: Told) => void
}

/** A payment that the other side wrote down, with both answers. */
export function PaymentBox({ opened, payment, onTold }: PaymentBoxProps) {
  const question = payment.by === 'family' ? words.hasCome : words.haveYouPaid
  return (
    <WaitsBox kicker={waitsForYou} title={question(payment.pkr)}>
      <p className="text-small">{saidOf(payment, opened.view)}</p>
      {payment.note && (
        <p className="mt-2" dir="auto">
          {payment.note}
        </p>
      )}
      <div className="mt-3 empty:hidden">
        <Slip opened={opened} payment={payment} />
      </div>
      <PaymentAnswers main onTold={onTold} opened={opened} payment={payment} />
    </WaitsBox>
  )
}

/** A sum that is agreed and not paid; `fresh`: the stage whose agreement can still be taken back. */
export function DueBox({ opened, fresh }: { opened: OpenedHouse; fresh: HouseStage | undefined }) {
  const { house, money } = opened.view
  const stage = dueStage(opened.view)
  return (
    <WaitsBox
      kicker={words.agreedNotPaid}
      title={words.dueFor(money?.nextPkr ?? 0, stage ? stageInside(stage.stage) : '')}
    >
      {fresh && <FreshLine opened={opened} stage={fresh} />}
      <ActionLink className="mt-4 max-sm:w-full" main to={screens.house.to(house.id, { do: 'pay' })}>
        {words.iHavePaid}
      </ActionLink>
    </WaitsBox>
  )
}

/** Until when the agreement can be taken back, and the button that does so. */
function FreshLine({ opened, stage }: { opened: OpenedHouse; stage: HouseStage }) {
  const { busy, takeBack } = useTakeStageBack(opened, stage)
  const until = stage.takeBackUntil ?? ''
  const today = stage.agreedAt !== null && onDay(stage.agreedAt) === opened.view.house.today
  return (
    <p className="text-small">
      {today ? agreedToday(until) : agreedNow(until)}{' '}
      <Button busy={busy} className="-ms-2 px-2" onClick={() => void takeBack()} variant="quiet">
        {takeItBack}
      </Button>
    </p>
  )
}
