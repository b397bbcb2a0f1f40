import { requestLimits, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/request-page'
import { titleOfBrief } from '../../../features/requests/request-brief.tsx'
import { ActionLink, EmailText } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { Sentence } from '../../../ui/sentence.tsx'
import { FoldedParts } from './folded-parts.tsx'
import { PageNotes, type PageNotesProps } from './page-notes.tsx'
import { SendAgain } from './send-again.tsx'

interface UnconfirmedPageProps extends PageNotesProps {
  /** Token that confirms the request, in demo mode. */
  confirmToken: string | undefined
}

const hourMs = 3_600_000

/** Page of a request that is not confirmed yet: what to do before the companies get it. */
export function UnconfirmedPage({ confirmToken, ...notes }: UnconfirmedPageProps) {
  const { opened } = notes
  const { request, invitations } = opened.view
  const { id, email, endsAt, mayAct } = request
  const companies = invitations.flatMap(({ company }) => company?.name ?? [])
  const hours = Math.ceil((Date.parse(endsAt) - Date.now()) / hourMs)
  return (
    <PageSheet>
      <PageHeader measure={words.confirmWithin(hours)} title={words.notSent} />
      <PageNotes {...notes} />
      <div className="grid max-w-measure grid-cols-1 gap-10">
        <p className="font-display text-lead">
          {mayAct ? (
            <Sentence parts={words.openLink(<Email key="email">{email ?? ''}</Email>, companies.length)} />
          ) : (
            words.notSentFamily
          )}
        </p>
        {mayAct && confirmToken && (
          <Message
            action={
              <ActionLink main to={screens.request.to(id, { confirm: confirmToken })}>
                {words.confirmNow(companies.length)}
              </ActionLink>
            }
            kind="note"
          >
            {words.demoText}
          </Message>
        )}
        {mayAct && (
          <>
            <Part title={words.noEmail}>
              <SendAgain opened={opened} />
            </Part>
            <Part title={words.mayClose}>
              <p className="text-muted">{words.mayCloseText(requestLimits.unconfirmedHours)}</p>
            </Part>
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
