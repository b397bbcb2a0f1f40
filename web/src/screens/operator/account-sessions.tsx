import type { OwnSession } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-account'
import { SessionRow } from '../../features/accounts/session-row.tsx'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { useAct } from '../../forms/use-act.ts'
import { isNotFound } from '../../net/api-error.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Fetching } from '../../ui/fetched.tsx'
import { NamedSection } from '../../ui/named-section.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** The person's sessions at the desk; sessions on other devices can be ended. */
export function AccountSessions() {
  const fetched = useFetched('sessions', () => () => callDesk('listDeskSessions'))
  const { value } = fetched
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
      <Fetching loading={words.loadingDevices} of={fetched} />
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
