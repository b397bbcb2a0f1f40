import { deskScreens } from '@tameer/contract'
import { useLocation, useNavigate } from 'react-router'
import * as words from '#words/desk-code'
import { CodeEntry } from '../../features/desk/code-entry.tsx'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { ToLogin } from '../../features/desk/to-login.tsx'
import { useDeskToken } from '../../features/desk/use-desk-token.ts'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** `/desk/code`: asks for a code after the password, then goes on to the screen the person wanted. */
export function CodeScreen() {
  const navigate = useNavigate()
  const from: unknown = useLocation().state?.from
  const { token, ended, leave } = useDeskToken()
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const code = textOf(form, 'code')
    if (show({ code: code === '' ? words.codeMissing : undefined })) return false
    await callDesk('giveCode', { body: { code } })

    await navigate(typeof from === 'string' ? from : deskScreens.deskHome.to(), { replace: true })
    return true
  })
  if (token === null) return <ToLogin ended={ended} />
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader lead={words.lead} title={words.title} />
      <SendForm {...frame}>
        <CodeEntry error={problems.code} onSwitch={() => show({})} />
        <Button busy={busy} type="submit" variant="main">
          {busy ? words.loggingIn : words.logIn}
        </Button>
      </SendForm>
      <p className="mt-8 text-muted">{words.noApp}</p>
      <button className="link mt-2 py-1" onClick={leave} type="button">
        {words.somebodyElse}
      </button>
    </div>
  )
}
