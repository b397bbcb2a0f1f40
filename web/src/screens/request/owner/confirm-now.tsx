import * as words from '#words/request-page'
import { useLinkPress } from '../../../forms/use-link-press.ts'
import { request } from '../../../net/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

interface ConfirmNowProps {
  token: string
  /** True when the token is from the link of the mail. */
  fromMail: boolean
  /** Number of companies that get the request. */
  companies: number
  load: () => Promise<void>
  onConfirmed: () => void
}

/** The press that confirms a request and sends it to its companies. */
export function ConfirmNow({ token, fromMail, companies, load, onConfirmed }: ConfirmNowProps) {
  const { busy, error, press } = useLinkPress(async () => {
    await request('confirmRequest', { body: { token } })
    onConfirmed()
    await load()
  })
  const button = (
    <Button busy={busy} onClick={press} variant="main">
      {busy ? words.confirming : words.confirmNow(companies)}
    </Button>
  )
  if (error) {
    const isOld = error.code === 'invalid' || error.code === 'not-found'
    return (
      <Message action={!isOld && button} kind="alert">
        {isOld ? words.linkRefused : error.message}
      </Message>
    )
  }
  if (fromMail) return <div>{button}</div>
  return (
    <Message action={button} kind="note">
      {words.demoText}
    </Message>
  )
}
