import { useEffect, useRef, useState } from 'react'

const pauseMs = 1000

/**
 * Returns a text for screen readers once it has not changed for a second, so that not every key is announced. The
 * first text is not announced.
 */
export function useSaidLater(text: string): string {
  const first = useRef<string | undefined>(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === first.current) return
    first.current = undefined
    const timer = setTimeout(() => setSaid(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
