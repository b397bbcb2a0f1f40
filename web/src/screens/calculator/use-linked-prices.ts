import { useEffect, useState } from 'react'
import { bookOfVersion, newestBook, showLinked, showNewest } from '../../store/prices/present-book.ts'

/** Shows an estimate at the prices that its link names. Returns true when they cannot be had: the newest are shown then. */
export function useLinkedPrices(version: string | undefined): boolean {
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    if (version === undefined) return showNewest()
    let left = false
    const miss = () => {
      setMissing(version)
      showNewest()
    }
    const newest = newestBook.read()
    void Promise.resolve(version === newest.version ? newest : bookOfVersion(version))
      .catch(() => undefined)
      .then((book) => {
        if (!left) book ? showLinked(book) : miss()
      })
    return () => {
      left = true
    }
  }, [version])
  return version !== undefined && missing === version
}
