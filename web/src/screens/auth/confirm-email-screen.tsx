import { screens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/auth'
import { confirmEmail } from '../../features/accounts/account-thunks.ts'
import { SendConfirmationButton } from '../../features/accounts/send-confirmation-button.tsx'
import { useLinkPress } from '../../forms/use-link-press.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'
import { AuthSheet } from './auth-sheet.tsx'

/** Screen behind the mailed link of a new account. The press confirms the mailbox; a second one answers the same. */
export function ConfirmEmailScreen() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <AuthSheet caption={words.confirmCaption} title={words.confirmTitle}>
      <Confirm key={token} token={token} />
    </AuthSheet>
  )
}

function Confirm({ token }: { token: string }) {
  const dispatch = useAppDispatch()
  const { busy, done, error, press } = useLinkPress(() => dispatch(confirmEmail(token)))
  if (done) return <Confirmed />
  if (token === '' || error?.code === 'invalid') return <Refused />
  if (error) {
    return <TryAgain onAgain={press}>{error.message}</TryAgain>
  }
  return (
    <>
      <p className="mb-6">{words.confirmQuestion}</p>
      <Button busy={busy} onClick={press} variant="main">
        {busy ? words.confirming : words.confirmEmail}
      </Button>
    </>
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
