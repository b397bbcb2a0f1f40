import {
  documentTypes,
  type MarkKind,
  markExpires,
  markLimits,
  maxImageBytes,
  type OwnMark,
} from '@tameer/contract'
import { useId, useState } from 'react'
import * as words from '#words/settings-marks'
import { enterMark } from '../../features/marks/mark-calls.ts'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'

interface MarkDialogProps {
  /** The kind that is entered; undefined: closed. */
  kind: MarkKind | undefined
  onClose: () => void
  onDone: (marks: OwnMark[]) => void
}

/** Asks for a licence or registration with its document. */
export function MarkDialog({ kind, onClose, onDone }: MarkDialogProps) {
  const dispatch = useAppDispatch()
  const formId = useId()
  const [file, setFile] = useState<File>()
  const expires = kind !== undefined && markExpires(kind)
  const { busy, problems, show, blame, frame } = useSendForm(async (form) => {
    if (!kind) return false
    const [number, holder, validUntil] = ['number', 'holder', 'validUntil'].map((name) =>
      textOf(form, name).trim(),
    ) as [string, string, string]
    const found = {
      number: number === '' ? words.numberMissing : undefined,
      holder: kind === 'pcatp' && holder === '' ? words.holderMissing : undefined,
      validUntil: expires && validUntil === '' ? words.dayMissing : undefined,
      document: !file ? words.documentMissing : file.size > maxImageBytes ? words.documentLarge : undefined,
    }
    if (show(found) || !file) return false
    try {
      onDone(await dispatch(enterMark({ kind, number, holder, validUntil, document: file })))
    } catch (error) {
      blame(error)
    }
    return false
  })
  return (
    <Dialog
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant="main">
            {busy ? words.sending : words.send}
          </Button>
        </>
      }
      busy={busy}
      onClose={onClose}
      open={kind !== undefined}
      title={kind ? words.kinds[kind] : ''}
    >
      {kind && (
        <SendForm {...frame} id={formId}>
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
            <TextField
              error={problems.validUntil}
              hint={words.lastDayHint}
              label={words.lastDay}
              name="validUntil"
              required
              type="date"
            />
          )}
          <TextField
            accept={documentTypes.join()}
            error={problems.document}
            hint={words.documentHint}
            label={words.document}
            name="document"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            required
            type="file"
          />
        </SendForm>
      )}
    </Dialog>
  )
}
