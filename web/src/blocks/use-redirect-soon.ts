import { redirectDelayMs } from '@tameer/contract'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Goes to an address after the 2 seconds a success toast is read in; leaving the screen earlier calls it off. */
export function useRedirectSoon(): (path: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (path) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(path), redirectDelayMs)
  }
}
