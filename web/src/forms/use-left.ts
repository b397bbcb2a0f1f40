import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen was left: a response that comes after that must not move the person on. */
export function useLeft(): RefObject<boolean> {
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return left
}
