import { deskScreens } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-company'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import type { ResponseBody } from '../../../net/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Fetching } from '../../../ui/fetched.tsx'
import { Link } from '../../../ui/link.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { LogLine } from '../log-line.tsx'
import { type CompanyInHand, Question } from './company-acts.tsx'

type Account = ResponseBody<'getDeskCompanyAccount'>

/** For operators: the company's sessions, the mails to it, and the log of acts on it. Loaded again after each act. */
export function CompanyAccount({ turns, ...inHand }: CompanyInHand & { turns: number }) {
  const { id } = inHand.company
  const fetched = useDesk(id, () => callDesk('getDeskCompanyAccount', { params: { id } }), turns)
  const { value, error } = fetched
  if (error || !value) {
    return (
      <NamedSection title={words.account}>
        <Fetching loading={words.loading} of={fetched} />
      </NamedSection>
    )
  }
  return (
    <>
      {value.emailChange && (
        <NamedSection title={words.emailChange}>
          <PendingChange {...inHand} change={value.emailChange} />
        </NamedSection>
      )}
      <NamedSection title={words.marks}>
        <Marks marks={value.marks} />
      </NamedSection>
      <NamedSection title={words.sessions}>
        <Sessions sessions={value.sessions} />
      </NamedSection>
      <NamedSection title={words.mails}>
        <Mails mails={value.mails} />
      </NamedSection>
      <NamedSection title={words.history}>
        {value.history.length === 0 ? (
          <p className="text-muted">{words.noHistory}</p>
        ) : (
          <>
            <ol className="divide-y divide-line border-line border-y">
              {value.history.map((line) => (
                <LogLine key={line.id} line={line} query={{ subject: id }} />
              ))}
            </ol>
            <p className="mt-4">
              <Link className="link py-1" to={deskScreens.deskLog.to({ subject: id })}>
                {words.wholeHistory}
              </Link>
            </p>
          </>
        )}
      </NamedSection>
    </>
  )
}

interface PendingChangeProps extends CompanyInHand {
  change: NonNullable<Account['emailChange']>
}

function PendingChange({ company: { id, version }, change, take, noteConflict }: PendingChangeProps) {
  const { newEmail, expiresAt, byDesk } = change
  const [asked, setAsked] = useState(false)
  const cancel = async () => {
    try {
      take(await callDesk('cancelCompanyEmailChange', { params: { id }, body: { version } }))
      showToast(words.changeCancelled)
    } catch (failure) {
      if (!noteConflict(failure)) throw failure
    }
    setAsked(false)
  }
  return (
    <>
      <p className="break-words">{words.changesTo(newEmail)}</p>
      <p className="text-muted">{words.newNotConfirmed(momentInPakistan(expiresAt))}</p>
      {byDesk && (
        <Button className="mt-4" onClick={() => setAsked(true)} variant="danger">
          {words.cancelChange}
        </Button>
      )}
      <Question
        lead={words.cancelChangeLead}
        onClose={() => setAsked(false)}
        onYes={cancel}
        open={asked}
        title={words.cancelChangeQuestion}
        yes={words.cancelChange}
      />
    </>
  )
}

function Marks({ marks }: Pick<Account, 'marks'>) {
  if (marks.length === 0) return <p className="text-muted">{words.noMarks}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {marks.map(({ id, kind, number, state, checkedOn, validUntil }) => (
        <li className="py-3" key={id}>
          <p>
            {words.markKinds[kind]} <bdi>{number}</bdi>
          </p>
          <p className="text-muted text-small">
            {[
              state === 'entered' ? undefined : words.markStates[state],
              checkedOn && words.checkedOn(words.day(checkedOn)),
              validUntil && words.validUntil(words.day(validUntil)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {state === 'entered' && (
            <Link
              className="link inline-flex min-h-6 items-center text-small"
              to={deskScreens.deskMarks.to()}
            >
              {words.markStates.entered}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sessions({ sessions }: Pick<Account, 'sessions'>) {
  if (sessions.length === 0) return <p className="text-muted">{words.noSessions}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {sessions.map(({ id, device, lastUsedAt }) => (
        <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3" key={id}>
          <bdi>{device}</bdi>
          <span className="text-muted text-small">{words.lastUsed(momentInPakistan(lastUsedAt))}</span>
        </li>
      ))}
    </ul>
  )
}

function Mails({ mails }: Pick<Account, 'mails'>) {
  if (mails.length === 0) return <p className="text-muted">{words.noMails}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {mails.map(({ id, subject, createdAt, sentAt, attempts, lastError }) => (
        <li className="py-3" key={id}>
          <p className="break-words">
            <bdi>{subject}</bdi>
          </p>
          <p className="text-muted text-small">
            {momentInPakistan(createdAt)} ·{' '}
            {sentAt ? words.mailSent(momentInPakistan(sentAt)) : words.mailWaits}
          </p>
          {!sentAt && lastError && (
            <p className="break-words text-alarm text-small">{words.mailFailed(attempts, lastError)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
