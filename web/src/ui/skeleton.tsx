import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

/**
 * A block in the place of content that is loading; set its size by class. A picture's block may show the early
 * picture.
 */
export function Skeleton({ className, ofPicture }: { className?: string; ofPicture?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-xs bg-line', className)}
      data-picture={ofPicture}
    />
  )
}

const patienceMs = 5000

/** True once loading has taken so long that a message is due. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}
