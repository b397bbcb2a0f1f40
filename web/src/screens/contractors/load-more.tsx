import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

interface LoadMoreProps {
  count: number
  hasMore: boolean
  loading: boolean
  error: { message: string } | null
  onMore: () => void
  grid: RefObject<HTMLElement | null>
}

const lookAheadPx = 1_200

/** The list's end: more cards as it comes near or on a press, what went wrong, or that this was all. */
export function LoadMore({ count, hasMore, loading, error, onMore, grid }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const pressedAt = useRef<number>(undefined)
  const mayLoad = hasMore && !loading && !error

  // Made anew after each page, so that an end still in sight asks for the next one.
  useEffect(() => {
    const watched = end.current
    if (!mayLoad || !watched || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore()
      },
      { rootMargin: `0px 0px ${lookAheadPx}px` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [mayLoad, onMore])

  // After a press the reading goes on at the first new card, without a jump.
  useEffect(() => {
    const before = pressedAt.current
    if (before === undefined || loading) return
    pressedAt.current = undefined
    const first = grid.current?.querySelector<HTMLElement>(`[aria-posinset="${before + 1}"] [data-portfolio]`)
    first?.focus({ preventScroll: true })
  }, [loading, grid])

  const press = () => {
    pressedAt.current = count
    onMore()
  }

  return (
    <div className="mt-8 flex flex-col items-center" ref={end}>
      {error ? (
        <Message action={<Button onClick={press}>Try again</Button>} className="w-full" kind="alert">
          {error.message}
        </Message>
      ) : hasMore ? (
        <Button busy={loading} onClick={press}>
          Show more
        </Button>
      ) : (
        <p className="text-muted text-small">That is everyone.</p>
      )}
    </div>
  )
}
