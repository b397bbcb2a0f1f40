import { useEffect, useRef, useState } from 'react'

const pauseMs = 1000

/** A text for screen readers, once it has not changed for a second: nobody wants each key announced. Not the first one. */
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
