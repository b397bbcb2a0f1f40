import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLeft } from './use-left.ts'

const redirectDelayMs = 2000

/**
 * Goes to an address after the 2 seconds a success toast is read in. Leaving the screen earlier calls it off, also when
 * the response is still on its way.
 */
export function useRedirectSoon(): (path: string) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const left = useLeft()
  useEffect(() => () => clearTimeout(timer.current), [])
  return (path) => {
    if (left.current) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(path), redirectDelayMs)
  }
}
