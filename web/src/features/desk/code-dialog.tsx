import { useEffect, useId } from 'react'
import * as words from '#words/desk-code'
import { useWatched } from '../../browser/use-watched.ts'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CodeEntry } from './code-entry.tsx'
import { useOwnDesk } from './desk-account.ts'
import { callDesk } from './desk-calls.ts'
import { codeWanted, settleCode } from './fresh-code.ts'

/** Asks for a code while an act waits for it. The dialog lies above the act's form, which keeps what was typed. */
export function CodeDialog() {
  const { take } = useOwnDesk()
  const open = useWatched(codeWanted, false)
  const formId = useId()
  const { busy, problems, show, blame, setTrouble, frame } = useSendForm(async (form) => {
    const code = textOf(form, 'code')
    if (show({ code: code === '' ? words.codeMissing : undefined })) return false
    try {
      take(await callDesk('giveCode', { body: { code } }))
      settleCode(true)
    } catch (error) {
      blame(error)
    }
    return false
  })
  const close = () => {
    show({})
    setTrouble(undefined)
    settleCode(false)
  }
  // The session may end while the dialog is open.
  useEffect(() => () => settleCode(false), [])
  return (
    <Dialog
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant="main">
            {busy ? words.sending : words.goOn}
          </Button>
        </>
      }
      busy={busy}
      onClose={close}
      open={open}
      title={words.again}
    >
      <p className="mb-5 text-muted">{words.againLead}</p>
      <SendForm {...frame} id={formId}>
        <CodeEntry error={problems.code} onSwitch={() => show({})} />
      </SendForm>
    </Dialog>
  )
}
