import { screens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/stop-reminders'
import { useLinkPress } from '../../forms/use-link-press.ts'
import { request } from '../../net/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'

/** `/stop-reminders`: the screen behind a mailed link. The press ends the reminders; another one has the same effect. */
export function StopRemindersScreen() {
  const token = useSearchParams()[0].get('token')?.trim() ?? ''
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader title={words.title} />
      <Stop key={token} token={token} />
    </div>
  )
}

function Stop({ token }: { token: string }) {
  const { busy, done, error, press } = useLinkPress(() => request('stopReminders', { body: { token } }))
  const home = <ActionLink to={screens.home.to()}>{words.toHome}</ActionLink>
  if (done) return <Message action={home}>{words.stopped}</Message>
  if (token === '' || error?.code === 'invalid' || error?.code === 'not-found') {
    return (
      <Message action={home} kind="alert">
        {words.refused}
      </Message>
    )
  }
  if (error) {
    return <TryAgain onAgain={press}>{error.message}</TryAgain>
  }
  return (
    <>
      <p className="mb-6">{words.question}</p>
      <Button busy={busy} onClick={press} variant="main">
        {busy ? words.stopping : words.stop}
      </Button>
    </>
  )
}
