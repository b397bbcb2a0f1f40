import { maxImageMegabytes, type OpenedPayment } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/billing'
import { sayPaid } from '../../features/billing/billing-calls.ts'
import { fileOf } from '../../forms/form-problems.ts'
import { preparePaper } from '../../forms/pictures/image-choice.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { minuteInPakistan } from '../../lib/moment-in-pakistan.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { paperFiles } from '../../ui/pictures/accepted-files.ts'
import { Message } from '../../ui/text/message.tsx'

interface SayPaidProps {
  payment: OpenedPayment
  take: (payment: OpenedPayment) => void
}

/** Says that a transfer is paid, with a picture of its slip; said once, only the picture can still be sent. */
export function SayPaid({ payment, take }: SayPaidProps) {
  const { reference, saidPaidAt, hasSlip } = payment
  const id = useId()
  const dispatch = useAppDispatch()
  const sending = useSendForm(async (form) => {
    const file = fileOf(form, 'slip')
    const slip = file && (await preparePaper(file))
    // Said once, sending the form again is only about the picture.
    const missing = saidPaidAt === null ? undefined : words.slipMissing
    if (show({ slip: slip ? slip.problem : missing })) return
    take(await dispatch(sayPaid(reference, slip?.file)))
    form.reset()
  })
  const { problems, show, busy, frame } = sending
  const label = saidPaidAt === null ? words.iHavePaid : hasSlip ? words.replaceSlip : words.sendSlip
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 className="mb-3 text-h2" id={id}>
        {words.havePaid}
      </h2>
      {saidPaidAt === null ? (
        <p className="mb-5">{words.havePaidLead}</p>
      ) : (
        <Message className="mb-5" kind="note">
          {words.saidOn(minuteInPakistan(saidPaidAt))} {hasSlip ? words.slipThere : words.slipNotThere}
        </Message>
      )}
      <SendForm {...frame}>
        <TextField
          accept={paperFiles}
          error={problems.slip}
          hint={(saidPaidAt === null ? words.slipHint : words.slipAgainHint)(maxImageMegabytes)}
          label={words.slip}
          name="slip"
          type="file"
        />
        <Button
          busy={busy}
          className="sm:self-start"
          type="submit"
          variant={saidPaidAt === null ? 'main' : 'plain'}
        >
          {busy ? words.saying : label}
        </Button>
      </SendForm>
    </section>
  )
}
