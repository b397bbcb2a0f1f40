import { useEffect, useState } from 'react'
import { bookOfVersion, newestBook, showBook } from '../../store/prices/present-book.ts'

/** Screens that show estimates at the prices of their links. */
let screens = 0

/** Shows an estimate at the prices that its link names. Returns true when they cannot be had: the newest are shown then. */
export function useLinkedPrices(version: string | undefined): boolean {
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    screens += 1
    return () => {
      screens -= 1
      // A screen that is made anew at other prices stays.
      setTimeout(() => screens === 0 && showBook(newestBook.read()))
    }
  }, [])
  useEffect(() => {
    const newest = newestBook.read()
    if (version === undefined) return showBook(newest)
    let left = false
    const miss = () => {
      setMissing(version)
      showBook(newest)
    }
    void Promise.resolve(version === newest.version ? newest : bookOfVersion(version))
      .catch(() => undefined)
      .then((book) => {
        if (!left) book ? showBook(book) : miss()
      })
    return () => {
      left = true
    }
  }, [version])
  return version !== undefined && missing === version
}
