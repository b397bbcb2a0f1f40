import type { User } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { isNew } from './account-age.ts'
import { refreshOlderUser } from './account-thunks.ts'
import { isUser } from './stored-user.ts'

/**
 * The account as the server has it when a form opens, since another device may have changed it. If it cannot be
 * fetched, the remembered copy. Undefined until then, and when nobody is signed in.
 */
export function useLatestUser(): User | undefined {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const [asked, setAsked] = useState(() => user !== null && isNew(user))
  const signedIn = user !== null
  useEffect(() => {
    if (!signedIn) return
    let current = true
    const settle = () => {
      if (current) setAsked(true)
    }
    dispatch(refreshOlderUser()).then(settle, settle)
    return () => {
      current = false
    }
  }, [dispatch, signedIn])
  return asked && isUser(user) ? user : undefined
}
