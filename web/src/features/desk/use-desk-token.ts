import { useState } from 'react'
import { useWatched } from '../../browser/use-watched.ts'
import { deskToken, leaveDesk } from '../../store/desk-session.ts'

/**
 * The session at the desk, as the screen that asks has known it: `ended` when it was there and is over without the person
 * having left, here or in another tab.
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
