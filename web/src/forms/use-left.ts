import { type RefObject, useEffect, useRef } from 'react'

/** True once the screen was left: a late response must then not navigate. */
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
