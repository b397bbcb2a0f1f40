import { useEffect, useState } from 'react'
import { keepsQuotes } from './checked-sheets.ts'

/** True on a device that keeps nothing beyond this page, before anything is typed. */
export function useUnkept(): boolean {
  const [unkept, setUnkept] = useState(false)
  useEffect(() => setUnkept(!keepsQuotes()), [])
  return unkept
}
