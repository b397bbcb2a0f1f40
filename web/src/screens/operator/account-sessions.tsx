import type { OwnSession } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-account'
import { dateFormat } from '#words/moments'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { useAct } from '../../forms/use-act.ts'
import { isNotFound } from '../../net/api-error.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { NamedSection } from '../../ui/named-section.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast-store.ts'

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** The person's sessions at the desk; sessions on other devices can be ended. */
export function AccountSessions() {
  const { value, error, retry } = useFetched('sessions', () => () => callDesk('listDeskSessions'))
  const [gone, setGone] = useState<readonly string[]>([])
  const { busy, act } = useAct()
  const end = ({ id, device }: OwnSession) =>
    act(async () => {
      await callDesk('endDeskSession', { params: { id } }).catch((failure: unknown) => {
        // The session had ended already, here or elsewhere.
        if (!isNotFound(failure)) throw failure
      })
      setGone((before) => [...before, id])
      showToast(words.signedOut(device))
    })
  const sessions = value?.data.filter(({ id }) => !gone.includes(id))
  return (
    <NamedSection lead={words.devicesLead} title={words.devices}>
      {!sessions && !error && <LoadingText>{words.loadingDevices}</LoadingText>}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      )}
      {sessions && (
        <ul aria-label={words.devices} className="border border-line bg-sheet">
          {sessions
            .toSorted((one, other) => Number(other.current) - Number(one.current))
            .map((session) => (
              <SessionRow busy={busy} key={session.id} onEnd={() => end(session)} session={session} />
            ))}
        </ul>
      )}
    </NamedSection>
  )
}

interface SessionRowProps {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session: { id, device, lastUsedAt, current }, busy, onEnd }: SessionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="flex-[1_1_9rem]" id={`session-${id}`}>
        <p className="font-medium">
          <bdi>{device}</bdi>
        </p>
        <p className="text-muted text-small">
          {current ? words.thisDevice : words.lastUsed(when(new Date(lastUsedAt)))}
        </p>
      </div>
      {!current && (
        <Button aria-describedby={`session-${id}`} disabled={busy} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
