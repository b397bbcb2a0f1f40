import { useState } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { deskToken, leaveDesk } from '../../store/desk-session.ts'

/**
 * The session at the desk. `ended` is true when this screen had a session and it ended, here or in another tab,
 * without the person having signed out.
 */
export function useDeskToken() {
  const token = useWatched(deskToken, null)
  const [had, setHad] = useState(token !== null)
  const [leaving, setLeaving] = useState(false)
  if (token !== null && !had) setHad(true)
  const leave = () => {
    setLeaving(true)
    leaveDesk()
  }
  return { token, ended: had && !leaving, leave }
}
