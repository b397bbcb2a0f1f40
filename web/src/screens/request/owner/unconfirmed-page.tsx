import { requestLimits } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/request-page'
import { keptRequests } from '../../../features/requests/kept-requests.ts'
import { titleOfBrief } from '../../../features/requests/request-brief.tsx'
import { useLinkPress } from '../../../forms/use-link-press.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { request } from '../../../net/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailText } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { SendAgain } from './companies/send-again.tsx'
import { FoldedParts } from './folded-parts.tsx'
import { PageNotes, type PageNotesProps } from './page-notes.tsx'

interface UnconfirmedPageProps extends PageNotesProps {
  confirmToken: string | undefined
  /** True when the token is from the link of the mail. */
  fromMail: boolean
  onConfirmed: () => void
}

const hourMs = 3_600_000

/** Page of a request that is not confirmed yet: what to do before the companies get it. */
export function UnconfirmedPage({ confirmToken, fromMail, onConfirmed, ...notes }: UnconfirmedPageProps) {
  const { opened } = notes
  const { request, invitations } = opened.view
  const { email, endsAt, mayAct } = request
  const companies = invitations.flatMap(({ company }) => company?.name ?? [])
  const hours = Math.ceil((Date.parse(endsAt) - serverNow()) / hourMs)
  const pressNow = mayAct && fromMail && confirmToken !== undefined
  return (
    <PageSheet>
      <PageHeader measure={words.confirmWithin(hours)} title={words.notSent} />
      <PageNotes {...notes} />
      <div className="grid max-w-measure grid-cols-1 gap-10">
        <p className="font-display text-lead">
          {pressNow ? (
            words.pressToSend(companies.length)
          ) : mayAct ? (
            <Sentence parts={words.openLink(<Email key="email">{email ?? ''}</Email>, companies.length)} />
          ) : (
            words.notSentFamily
          )}
        </p>
        {mayAct && confirmToken && (
          <ConfirmNow
            companies={companies.length}
            fromMail={fromMail}
            key={confirmToken}
            load={opened.load}
            onConfirmed={onConfirmed}
            token={confirmToken}
          />
        )}
        {mayAct && (
          <>
            <Part title={words.noEmail}>
              <SendAgain opened={opened} />
            </Part>
            {keptRequests.isStored() && (
              <Part title={words.mayClose}>
                <p className="text-muted">{words.mayCloseText(requestLimits.unconfirmedHours)}</p>
              </Part>
            )}
          </>
        )}
        <Part title={words.whatWaits}>
          <p className="wrap-anywhere">{words.waitingFor(titleOfBrief(request), companies)}</p>
        </Part>
        <FoldedParts opened={opened} />
      </div>
    </PageSheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-h3">{title}</h2>
      {children}
    </section>
  )
}

function Email({ children }: { children: string }) {
  return (
    <bdi className="wrap-anywhere" dir="ltr">
      <EmailText email={children} />
    </bdi>
  )
}

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
function ConfirmNow({ token, fromMail, companies, load, onConfirmed }: ConfirmNowProps) {
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
