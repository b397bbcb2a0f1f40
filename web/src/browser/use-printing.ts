import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** So that what is mounted for the paper alone knows it too. */
let printingNow = false

/** True while the page is being put on paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(printingNow)
  useEffect(() => {
    // Paper is laid out as soon as this returns: what is drawn later is missing on it.
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
