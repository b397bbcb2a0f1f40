import { screens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/stop-reminders'
import { request } from '../../net/api-client.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

/**
 * `/stop-reminders`: a mailed link that ends the reminders as soon as it is opened. Opening it again has the same
 * effect.
 */
export function StopRemindersScreen() {
  const token = useSearchParams()[0].get('token')?.trim() || undefined
  const { value, error, retry } = useFetched(token, (asked) => async () => {
    await request('stopReminders', { body: { token: asked } })
    return true
  })
  const refused = !token || error?.code === 'invalid' || error?.code === 'not-found'
  const home = <ActionLink to={screens.home.to()}>{words.toHome}</ActionLink>
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader title={words.title} />
      {value && <Message action={home}>{words.stopped}</Message>}
      {refused && (
        <Message action={home} kind="alert">
          {words.refused}
        </Message>
      )}
      {!refused && error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      )}
      {!refused && !error && !value && <LoadingText>{words.stopping}</LoadingText>}
    </div>
  )
}
