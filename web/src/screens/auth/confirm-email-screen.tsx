import { screens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as words from '#words/auth'
import { confirmEmail } from '../../features/accounts/account-thunks.ts'
import { SendConfirmationButton } from '../../features/accounts/send-confirmation-button.tsx'
import { ApiError } from '../../net/api-error.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { AuthSheet } from './auth-sheet.tsx'

type Outcome = { kind: 'asking' | 'confirmed' | 'refused' } | { kind: 'failed'; message: string }

/** Confirms the mailed token as soon as the screen is shown. A second call has the same response as the first. */
function useConfirmation(token: string): [Outcome, again: () => void] {
  const dispatch = useAppDispatch()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    let left = false
    const settle = (found: Outcome) => {
      if (!left) setOutcome(found)
    }
    settle({ kind: 'asking' })
    dispatch(confirmEmail(token)).then(
      () => settle({ kind: 'confirmed' }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        settle(error.code === 'invalid' ? { kind: 'refused' } : { kind: 'failed', message: error.message })
      },
    )
    return () => {
      left = true
    }
  }, [token, round])
  return [outcome, () => setRound((before) => before + 1)]
}

export function ConfirmEmailScreen() {
  const [query] = useSearchParams()
  const [outcome, again] = useConfirmation(query.get('token') ?? '')
  return (
    <AuthSheet caption={words.confirmCaption} title={words.confirmTitle}>
      {outcome.kind === 'asking' && <LoadingText>{words.confirming}</LoadingText>}
      {outcome.kind === 'confirmed' && <Confirmed />}
      {outcome.kind === 'refused' && <Refused />}
      {outcome.kind === 'failed' && (
        <Message action={<Button onClick={again}>{words.tryAgain}</Button>} kind="alert">
          {outcome.message}
        </Message>
      )}
    </AuthSheet>
  )
}

function Confirmed() {
  const user = useAppSelector(selectUser)
  const [to, label] = user ? [screens.overview.to(), words.toPortfolios] : [screens.login.to(), words.logIn]
  return (
    <Message
      action={
        <Link className={buttonLook('main')} to={to}>
          {label}
        </Link>
      }
    >
      {words.emailConfirmed}
    </Message>
  )
}

function Refused() {
  const user = useAppSelector(selectUser)
  const way = user ? (
    <SendConfirmationButton variant="main" />
  ) : (
    <Link className={buttonLook('main')} to={screens.login.to()}>
      {words.logIn}
    </Link>
  )
  return (
    <Message action={way} kind="alert">
      {words.linkRefused} {user ? words.linkOldSignedIn : words.linkOld}
    </Message>
  )
}
