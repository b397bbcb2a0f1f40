import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

/** A quiet block where something is being fetched; give it its size by class. That of a picture may show it early. */
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

/** True once something has been waited for so long that a word is due. */
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
