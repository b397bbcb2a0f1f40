import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useSlow } from '../../ui/skeleton.tsx'

export const emptyText = 'No contractors found matching your search.'

interface SearchStatusProps {
  /** What was found, in words; undefined while it is not known. */
  found: string | undefined
  /** There is nothing to show meanwhile. */
  waiting: boolean
  ref: Ref<HTMLParagraphElement>
  /** What is beside the words. */
  children?: ReactNode
}

/** The result in words, in a live region that is there from the start so that every change is announced. */
export function SearchStatus({ found, waiting, ref, children }: SearchStatusProps) {
  const slow = useSlow(found === undefined)
  const lastSaid = useRef('')
  const meanwhile = slow ? 'Still loading contractors. The connection seems slow.' : 'Loading contractors…'
  const words = found ?? (waiting || slow ? meanwhile : lastSaid.current)
  useEffect(() => {
    lastSaid.current = words
  })
  const look = words === emptyText ? 'grow border-l-4 border-line bg-wash px-4 py-2' : 'text-muted'
  return (
    <div className="mt-4 mb-3 flex min-h-11 items-center justify-between gap-3">
      <p className={`text-small ${look}`} ref={ref} role="status" tabIndex={-1}>
        {words}
      </p>
      {children}
    </div>
  )
}
