import { screens } from '@tameer/contract'
import * as words from '#words/house-payments'
import { act } from '../../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { PaymentAnswers, type PaymentProps } from './payment-answers.tsx'
import { actsOf } from './payments.ts'
import { useRowFocus } from './use-row-focus.ts'

/** Acts of the caller on a payment, in its row. */
export function PaymentActs({ opened, payment, onTold }: PaymentProps) {
  const { house } = opened.view
  const acts = actsOf(payment, opened.view)
  const { busy, start } = useCarefulAct()
  const [buttons, focusRow] = useRowFocus()
  const withdraw = async () => {
    const ids = { paymentId: payment.id }
    if (!(await start(() => act(opened, 'withdrawPayment', ids)))) return
    showToast(words.takenBack)
    focusRow()
  }
  if (acts.includes('answer') || acts.includes('confirm'))
    return <PaymentAnswers onTold={onTold} opened={opened} payment={payment} />
  if (acts.includes('withdraw'))
    return (
      <div ref={buttons}>
        <Button busy={busy} onClick={() => void withdraw()}>
          {words.takeItBack}
        </Button>
      </div>
    )
  if (acts.includes('correct'))
    return (
      <ActionLink to={screens.house.to(house.id, { do: 'pay', id: payment.id })}>{words.correct}</ActionLink>
    )
  return null
}
