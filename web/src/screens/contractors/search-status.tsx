import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { companiesInWords } from './result-words.ts'
import { useSlow } from './use-slow.ts'

const emptyText = 'No contractors found matching your search.'

interface SearchStatusProps {
  /** Cards in sight. */
  count: number
  /** Companies that fit. */
  total: number | undefined
  failed: boolean
  hasMore: boolean
  settled: boolean
  waiting: boolean
  ref: Ref<HTMLParagraphElement>
  /** What stands beside the words. */
  children?: ReactNode
}

/** The result in words, in a live region that is there from the start so that every change is announced. */
export function SearchStatus({ failed, settled, waiting, ref, children, ...result }: SearchStatusProps) {
  const slow = useSlow(!settled && !failed)
  const lastSaid = useRef('')
  const meanwhile = slow ? 'Still loading contractors. The connection seems slow.' : 'Loading contractors…'
  const said = settled ? resultWords(result) : waiting || slow ? meanwhile : lastSaid.current
  const words = failed ? '' : said
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

function resultWords({ count, total, hasMore }: Pick<SearchStatusProps, 'count' | 'total' | 'hasMore'>) {
  if (count === 0) return emptyText
  return companiesInWords(total) ?? `${count} companies shown${hasMore ? ', more below' : ''}`
}
