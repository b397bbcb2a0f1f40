import type { Invitation } from '@tameer/contract'
import { useCallback, useEffect, useState } from 'react'
import { getInvitation, seeInvitation } from '../../features/invitations/invitation-calls.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import type { AppThunk } from '../../store/store.ts'
import { useFetched } from '../../store/use-fetched.ts'

/**
 * Loads an invitation, and notes that it was seen when it is new. Loads it again when the person comes back to the
 * window: a question may have been answered meanwhile.
 */
export function useInvitation(id: string) {
  const dispatch = useAppDispatch()
  const { value, error, retry } = useFetched(id, openInvitation)
  const [newer, setNewer] = useState<Invitation>()
  const invitation = newer && newer.id === value?.id ? newer : value

  const refresh = useCallback(async () => {
    try {
      setNewer(await dispatch(getInvitation(id)))
    } catch {
      // The shown invitation stays.
    }
  }, [dispatch, id])
  const loaded = value !== undefined
  useEffect(() => {
    if (!loaded) return
    const comeBack = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [loaded, refresh])

  return { invitation, error, retry, refresh, take: setNewer }
}

function openInvitation(id: string): AppThunk<Promise<Invitation>> {
  return async (dispatch) => {
    const invitation = await dispatch(getInvitation(id))
    if (invitation.state !== 'sent') return invitation
    // A failure here must not fail the screen: it is tried again next time.
    return dispatch(seeInvitation(id)).catch(() => invitation)
  }
}
