import { paymentActLimits } from '@tameer/contract'
import * as words from '#words/desk-payments'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { TextField } from '../../../ui/field.tsx'

interface ArrivalDialogProps {
  onClose: () => void
  /** Resolves to true when the dialog is to be closed. Throws ApiError. */
  send: (bankNumber: string) => Promise<boolean>
}

/** Asks for the number of a bank transfer on the bank's statement. */
export function ArrivalDialog({ onClose, send }: ArrivalDialogProps) {
  const sending = useSendForm(async (form) => {
    const number = textOf(form, 'bankNumber').trim()
    if (show({ bankNumber: number === '' ? words.enterStatementNumber : undefined })) return false
    try {
      if (await send(number)) onClose()
    } catch (error) {
      blame(error)
    }
    return false
  })
  const { problems, show, blame } = sending
  return (
    <FormDialog
      lead={<p className="text-muted">{words.arrivedLead}</p>}
      onClose={onClose}
      open
      sending={sending}
      submit={{ label: words.settle, busyLabel: words.sending, variant: 'main' }}
      title={words.arrived}
    >
      <TextField
        autoComplete="off"
        dir="auto"
        error={problems.bankNumber}
        hint={words.statementHint}
        label={words.statementNumber}
        maxLength={paymentActLimits.bankNumber}
        name="bankNumber"
        required
      />
    </FormDialog>
  )
}
