import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLeft } from './use-left.ts'

const redirectDelayMs = 2000

/**
 * Navigates after 2 seconds, the time to read a success toast. Leaving the screen earlier cancels it, also while
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
