import { screens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as words from '#words/change-email'
import { confirmEmailChange, stopEmailChange } from '../../features/accounts/email-change-thunks.ts'
import { ApiError } from '../../net/api-error.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { AuthSheet } from './auth-sheet.tsx'

type Answer = 'agree' | 'stop' | 'undo'
/** Purpose of the link. */
type For = 'old' | 'new' | 'undo'
type Outcome =
  | {
      kind:
        | 'choice'
        | 'working'
        | 'changed'
        | 'waitsForOld'
        | 'waitsForNew'
        | 'stopped'
        | 'undone'
        | 'refused'
    }
  | { kind: 'failed'; message: string; answer: Answer }

const sentences = {
  changed: words.changed,
  waitsForOld: words.waitsForOld,
  waitsForNew: words.waitsForNew,
}

/**
 * Screen behind the mailed links of an address change. Opening it from the new mailbox agrees. From the old mailbox
 * there is a choice, because its owner may not be the person who asked.
 */
export function ChangeEmailScreen() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const mailbox = query.get('mailbox')
  const is: For = mailbox === 'old' || mailbox === 'undo' ? mailbox : 'new'
  // Another link opened in the same tab begins anew.
  return (
    <AuthSheet caption={words.caption} title={words.title}>
      <Answering is={is} key={`${is} ${token}`} token={token} />
    </AuthSheet>
  )
}

function Answering({ token, is }: { token: string; is: For }) {
  const dispatch = useAppDispatch()
  const [outcome, setOutcome] = useState<Outcome>({ kind: is === 'new' ? 'working' : 'choice' })

  const ask = async (answer: Answer): Promise<Outcome> => {
    if (answer !== 'agree') {
      await stopEmailChange(token)
      return { kind: answer === 'undo' ? 'undone' : 'stopped' }
    }
    const { waitsFor } = await dispatch(confirmEmailChange(token))
    if (waitsFor === null) return { kind: 'changed' }
    return { kind: waitsFor === 'old' ? 'waitsForOld' : 'waitsForNew' }
  }
  const send = (answer: Answer) => {
    setOutcome({ kind: 'working' })
    ask(answer).then(setOutcome, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      const { code, message } = error
      setOutcome(code === 'invalid' ? { kind: 'refused' } : { kind: 'failed', message, answer })
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a second call has the same response as the first
  useEffect(() => {
    if (is === 'new') send('agree')
  }, [])

  if (outcome.kind === 'choice')
    return is === 'undo' ? <Undo onUndo={() => send('undo')} /> : <Choice onAnswer={send} />
  if (outcome.kind === 'working') return <LoadingText>{words.working}</LoadingText>
  if (outcome.kind === 'failed') {
    const again = <Button onClick={() => send(outcome.answer)}>{words.tryAgain}</Button>
    return (
      <Message action={again} kind="alert">
        {outcome.message}
      </Message>
    )
  }
  if (outcome.kind === 'refused') {
    return (
      <Message action={<NextLink label={words.toSettings} to={screens.settings.to('email')} />} kind="alert">
        {words.linkRefused}
      </Message>
    )
  }
  if (outcome.kind === 'stopped' || outcome.kind === 'undone') {
    return (
      <Message action={<NextLink label={words.newPassword} to={screens.forgotPassword.to()} />}>
        {outcome.kind === 'undone' ? words.undone : words.stopped}
      </Message>
    )
  }
  return <Message action={outcome.kind === 'changed' && <Onward />}>{sentences[outcome.kind]}</Message>
}

function Choice({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  return (
    <>
      <p className="mb-6">{words.question}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onAnswer('agree')} variant="main">
          {words.agree}
        </Button>
        <Button onClick={() => onAnswer('stop')}>{words.stop}</Button>
      </div>
    </>
  )
}

function Undo({ onUndo }: { onUndo: () => void }) {
  return (
    <>
      <p className="mb-6">{words.undoQuestion}</p>
      <Button onClick={onUndo} variant="main">
        {words.undo}
      </Button>
    </>
  )
}

function NextLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={buttonLook('main')} to={to}>
      {label}
    </Link>
  )
}

function Onward() {
  const user = useAppSelector(selectUser)
  return user ? (
    <NextLink label={words.toPortfolios} to={screens.overview.to()} />
  ) : (
    <NextLink label={words.logIn} to={screens.login.to()} />
  )
}
