import { useRef, useState } from 'react'

/**
 * Runs one submit at a time, so that a double click sends once. `work` returns true when it succeeded and the
 * screen is about to be left: the form then stays busy.
 */
export function useSingleSubmit() {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<boolean>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const leaving = await work().catch((error: unknown) => {
      running.current = false
      setBusy(false)
      throw error
    })
    if (leaving) return
    running.current = false
    setBusy(false)
  }
  return { busy, run }
}
