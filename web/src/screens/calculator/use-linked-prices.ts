import { useEffect, useState } from 'react'
import { showPricesOf } from '../../store/prices/present-book.ts'

/**
 * Shows an estimate at the prices that its link names. Returns true when they cannot be had: the newest are shown then.
 */
export function useLinkedPrices(version: string | undefined): boolean {
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    let left = false
    const miss = () => {
      if (left || version === undefined) return
      setMissing(version)
      void showPricesOf(undefined)
    }
    showPricesOf(version).then((shown) => shown || miss(), miss)
    return () => {
      left = true
    }
  }, [version])
  return version !== undefined && missing === version
}
