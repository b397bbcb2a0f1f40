import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Initial state for components that are mounted only for printing. */
let printingNow = false

/** True while the page is being printed. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(printingNow)
  useEffect(() => {
    // Renders at once: paper is laid out as soon as this returns, and later changes are missing on it.
    const begin = () => {
      printingNow = true
      flushSync(() => setPrinting(true))
    }
    const end = () => {
      printingNow = false
      setPrinting(false)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      printingNow = false
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
