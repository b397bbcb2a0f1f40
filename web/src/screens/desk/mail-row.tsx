import type { DeskMail } from '@tameer/contract'
import { type ReactNode, useState } from 'react'
import * as words from '#words/desk-mails'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { momentInPakistan } from '../../lib/moment-in-pakistan.ts'
import { Button } from '../../ui/button.tsx'
import { EmailText } from '../../ui/links.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { focusHeading } from './focus-heading.ts'
import { useDeskAct } from './use-desk-act.ts'

interface MailRowProps {
  mail: DeskMail
  /** Called when the mail may have changed. */
  onChanged: () => void
}

/** A waiting mail, the reason, and the acts on it. */
export function MailRow({ mail, onChanged }: MailRowProps) {
  const { id, subject, recipient, attempts, lastError, createdAt, nextAttemptAt, expiresAt, sending } = mail
  const [asking, setAsking] = useState(false)
  const { busy, act } = useDeskAct()
  const change = (name: 'retryDeskMail' | 'stopDeskMail', done: string) =>
    act(async () => {
      try {
        await callDesk(name, { params: { id }, body: { attempts } })
        showToast(done)
        if (name === 'stopDeskMail') focusHeading()
      } finally {
        // When the act is refused, the mail was sent or tried meanwhile: the list is loaded again.
        onChanged()
      }
    })
  const facts: [string, string][] = [
    [words.written, momentInPakistan(createdAt)],
    [words.next, sending ? words.sending : momentInPakistan(nextAttemptAt)],
    [words.until, momentInPakistan(expiresAt)],
  ]
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium">
          <bdi>{subject}</bdi>
        </p>
        <dl className="mt-1 text-small">
          <Line name={words.to}>
            <EmailText email={recipient} />
          </Line>
          {facts.map(([name, text]) => (
            <Line key={name} name={name}>
              {text}
            </Line>
          ))}
          {lastError !== null && (
            <Line name={words.why}>
              <bdi>{lastError}</bdi>
            </Line>
          )}
        </dl>
        <p className={`mt-1 text-small ${attempts > 0 ? 'text-alarm' : 'text-muted'}`}>
          {attempts > 0 ? words.tried(attempts) : words.notTried}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          aria-label={words.sendNowOf(subject, recipient)}
          busy={busy}
          disabled={sending}
          onClick={() => change('retryDeskMail', words.willBeSent)}
        >
          {words.sendNow}
        </Button>
        <Button
          aria-label={words.stopOf(subject, recipient)}
          disabled={busy || sending}
          onClick={() => setAsking(true)}
          variant="danger"
        >
          {words.stop}
        </Button>
      </div>
      <QuestionDialog
        back={words.keepIt}
        danger
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false)
          change('stopDeskMail', words.stopped)
        }}
        open={asking}
        title={words.stopQuestion}
        yes={words.stopIt}
      >
        <p>{words.stopText(subject, recipient)}</p>
      </QuestionDialog>
    </li>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
