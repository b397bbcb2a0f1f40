import { screens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/change-email'
import { pressEmailLink, readEmailLink } from '../../features/accounts/email-change-thunks.ts'
import { useLinkPress } from '../../forms/use-link-press.ts'
import type { ResponseBody } from '../../net/api-client.ts'
import type { StoredError } from '../../net/api-error.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { Link } from '../../ui/link.tsx'
import { EmailText } from '../../ui/links.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { AuthSheet } from './auth-sheet.tsx'

type MailedLink = ResponseBody<'readEmailLink'>

/** Screen behind the mailed links of an address change. It says what the link does, and does it when pressed. */
export function ChangeEmailScreen() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const { value: link, error, retry } = useFetched(token, readEmailLink)
  return (
    <AuthSheet caption={words.caption} title={words.title}>
      {error && <Failed error={error} onAgain={retry} />}
      {!link && !error && <LoadingText>{words.loading}</LoadingText>}
      {link && <Act key={token} link={link} token={token} />}
    </AuthSheet>
  )
}

function Act({ token, link }: { token: string; link: MailedLink }) {
  const dispatch = useAppDispatch()
  const { busy, done, error, press } = useLinkPress(() => dispatch(pressEmailLink(link.act, token)))
  if (error) return <Failed error={error} onAgain={press} />
  if (done) return link.act === 'change' ? <Changed /> : <Undone />
  const [say, label] =
    link.act === 'change' ? [words.changeQuestion, words.change] : [words.undoQuestion, words.undo]
  return (
    <>
      <p className="mb-6 break-words">
        <Sentence parts={say(<bdi>{link.company}</bdi>, <EmailText email={link.email} />)} />
      </p>
      <Button disabled={busy} onClick={press} variant="main">
        {label}
      </Button>
    </>
  )
}

function Failed({ error: { code, message }, onAgain }: { error: StoredError; onAgain: () => void }) {
  if (code !== 'invalid') {
    return <TryAgain onAgain={onAgain}>{message}</TryAgain>
  }
  return (
    <Message action={<NextLink label={words.toSettings} to={screens.settings.to('email')} />} kind="alert">
      {words.linkRefused}
    </Message>
  )
}

function Changed() {
  const [to, label] = useAppSelector(selectUser)
    ? [screens.overview.to(), words.toPortfolios]
    : [screens.login.to(), words.logIn]
  return <Message action={<NextLink label={label} to={to} />}>{words.changed}</Message>
}

function Undone() {
  return (
    <Message action={<NextLink label={words.newPassword} to={screens.forgotPassword.to()} />}>
      {words.undone}
    </Message>
  )
}

function NextLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={buttonLook('main')} to={to}>
      {label}
    </Link>
  )
}
