import { useEffect } from 'react'
import * as words from '#words/desk-code'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { useSendForm } from '../../forms/send-form.tsx'
import { CodeEntry } from './code-entry.tsx'
import { useOwnDesk } from './desk-account.ts'
import { callDesk } from './desk-calls.ts'
import { codeWanted, settleCode } from './fresh-code.ts'

/** Asks for a code while an act waits for it. The dialog lies above the act's form, which keeps what was typed. */
export function CodeDialog() {
  const { take } = useOwnDesk()
  const open = useWatched(codeWanted, false)
  const sending = useSendForm(async (form) => {
    const code = textOf(form, 'code')
    if (show({ code: code === '' ? words.codeMissing : undefined })) return
    take(await callDesk('giveCode', { body: { code } }))
    settleCode(true)
  })
  // The session may end while the dialog is open.
  useEffect(() => () => settleCode(false), [])
  const { problems, show } = sending
  return (
    <FormDialog
      lead={<p className="text-muted">{words.againLead}</p>}
      onClose={() => settleCode(false)}
      open={open}
      sending={sending}
      submit={{ label: words.goOn, busyLabel: words.sending, variant: 'main' }}
      title={words.again}
    >
      <CodeEntry error={problems.code} onSwitch={() => show({})} />
    </FormDialog>
  )
}
