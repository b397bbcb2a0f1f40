import type { OwnSession } from '@tameer/contract'
import { useCallback, useEffect, useState } from 'react'
import * as words from '#words/settings'
import { endAllSessions, endSession, listSessions } from '../../../features/accounts/account-thunks.ts'
import { SessionRow } from '../../../features/accounts/session-row.tsx'
import { useAct } from '../../../forms/use-act.ts'
import { ApiError, isNotFound } from '../../../net/api-error.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { Fetching } from '../../../ui/fetched.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

/** The sessions, once they are fetched, again after each of the `endings`; `error` is a sentence. */
function useOwnSessions(endings: number) {
  const dispatch = useAppDispatch()
  const [sessions, setSessions] = useState<OwnSession[]>()
  const [error, setError] = useState<ApiError>()
  const load = useCallback(async () => {
    setError(undefined)
    try {
      const found = await dispatch(listSessions())
      setSessions(found.toSorted((one, other) => Number(other.current) - Number(one.current)))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
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
      <Fetching loading={words.loadingDevices} of={{ value: sessions, error, retry: () => void load() }} />
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
