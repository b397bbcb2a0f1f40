import { type MarkKind, markExpires, markLimits, maxImageMegabytes, type OwnMark } from '@tameer/contract'
import * as words from '#words/settings-marks'
import { enterMark } from '../../../features/marks/mark-calls.ts'
import { DayField } from '../../../forms/day-field.tsx'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { fileOf, textOf } from '../../../forms/form-problems.ts'
import { preparePaper } from '../../../forms/pictures/image-choice.ts'
import { useSendForm } from '../../../forms/send-form.tsx'
import { useAppDispatch } from '../../../store/hooks.ts'
import { TextField } from '../../../ui/fields/field.tsx'
import { paperFiles } from '../../../ui/pictures/accepted-files.ts'

interface MarkDialogProps {
  /** The kind that is entered; undefined: closed. */
  kind: MarkKind | undefined
  onClose: () => void
  onDone: (marks: OwnMark[]) => void
}

/** Asks for a licence or registration with its document. */
export function MarkDialog({ kind, onClose, onDone }: MarkDialogProps) {
  const dispatch = useAppDispatch()
  const expires = kind !== undefined && markExpires(kind)
  const sending = useSendForm(async (form) => {
    if (!kind) return
    const file = fileOf(form, 'document')
    const paper = file && (await preparePaper(file))
    const [number, holder, validUntil] = ['number', 'holder', 'validUntil'].map((name) =>
      textOf(form, name).trim(),
    ) as [string, string, string]
    const found = {
      number: number === '' ? words.numberMissing : undefined,
      holder: kind === 'pcatp' && holder === '' ? words.holderMissing : undefined,
      validUntil: expires && validUntil === '' ? words.dayMissing : undefined,
      document: paper ? paper.problem : words.documentMissing,
    }
    if (show(found) || !paper?.ok) return
    onDone(await dispatch(enterMark({ kind, number, holder, validUntil, document: paper.file })))
  })
  const { problems, show } = sending
  return (
    <FormDialog
      onClose={onClose}
      open={kind !== undefined}
      sending={sending}
      submit={{ label: words.send, busyLabel: words.sending, variant: 'main' }}
      title={kind ? words.kinds[kind] : ''}
    >
      {kind && (
        <>
          <TextField
            autoComplete="off"
            dir="ltr"
            error={problems.number}
            hint={words.numberHints[kind]}
            label={words.number}
            maxLength={markLimits.number}
            name="number"
            required
          />
          {kind === 'pcatp' && (
            <TextField
              autoComplete="off"
              error={problems.holder}
              label={words.holder}
              maxLength={markLimits.holder}
              name="holder"
              required
            />
          )}
          {expires && (
            <DayField
              error={problems.validUntil}
              hint={words.lastDayHint}
              label={words.lastDay}
              name="validUntil"
              required
            />
          )}
          <TextField
            accept={paperFiles}
            error={problems.document}
            hint={words.documentHint(maxImageMegabytes)}
            label={words.document}
            name="document"
            required
            type="file"
          />
        </>
      )}
    </FormDialog>
  )
}
