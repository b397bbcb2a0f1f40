import type { OwnSession } from '@tameer/contract'
import { useCallback, useEffect, useState } from 'react'
import { dateFormat } from '#words/moments'
import * as words from '#words/settings'
import { endAllSessions, endSession, listSessions } from '../../features/accounts/account-thunks.ts'
import { useAct } from '../../forms/use-act.ts'
import { ApiError, isNotFound } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** The sessions, once they are fetched, again after each of the `endings`; `error` is a sentence. */
function useOwnSessions(endings: number) {
  const dispatch = useAppDispatch()
  const [sessions, setSessions] = useState<OwnSession[]>()
  const [error, setError] = useState<string>()
  const load = useCallback(async () => {
    setError(undefined)
    try {
      const found = await dispatch(listSessions())
      setSessions(found.toSorted((one, other) => Number(other.current) - Number(one.current)))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.message)
    }
  }, [dispatch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when sessions have ended
  useEffect(() => void load(), [load, endings])
  const drop = (id: string) => setSessions((all) => all?.filter((session) => session.id !== id))
  return { sessions, error, load, drop }
}

export function SettingsSessions({ endings, onFound }: PartProps) {
  const dispatch = useAppDispatch()
  const { sessions, error, load, drop } = useOwnSessions(endings)
  useEffect(() => {
    if (sessions) onFound({ devices: sessions.length })
  }, [sessions, onFound])
  const { busy, act } = useAct()
  const end = async ({ id, device }: OwnSession) => {
    await dispatch(endSession(id)).catch((failure: unknown) => {
      // Ended already, here or elsewhere: all the same.
      if (!isNotFound(failure)) throw failure
    })
    drop(id)
    showToast(words.signedOut(device))
  }
  const endAll = async () => {
    await dispatch(endAllSessions())
    showToast(words.signedOutEverywhere)
  }

  return (
    <>
      <SettingsLead>{words.devicesLead}</SettingsLead>
      {!sessions && !error && <LoadingText>{words.loadingDevices}</LoadingText>}
      {error && (
        <Message action={<Button onClick={() => void load()}>{words.tryAgain}</Button>} kind="alert">
          {error}
        </Message>
      )}
      {sessions && (
        <>
          <ul className="border border-line bg-sheet">
            {sessions.map((session) => (
              <SessionRow
                busy={busy}
                key={session.id}
                onEnd={() => act(() => end(session))}
                session={session}
              />
            ))}
          </ul>
          <Button className="mt-5 w-full sm:w-auto" disabled={busy} onClick={() => act(endAll)}>
            {words.signOutEverywhere}
          </Button>
        </>
      )}
    </>
  )
}

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const { id, device, lastUsedAt, current } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0" id={`session-${id}`}>
        <p className="font-medium">{device}</p>
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
