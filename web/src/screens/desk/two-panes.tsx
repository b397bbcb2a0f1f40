import { type ReactNode, useId } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const wideScreen = mediaQuery('(min-width: 62.5rem)')

/** True where a queue has room beside the thing that was chosen from it. */
export function useTwoPanes(): boolean {
  return useWatched(wideScreen, false)
}

interface TwoPanesProps {
  wide: boolean
  /** Null where the thing has the page for itself. */
  queue: ReactNode
  /** The thing that was chosen, if any. */
  children: ReactNode
}

/**
 * A queue, and on a wide screen beside it what was chosen. The elements are the same at each width, so that what somebody types
 * stays when a tablet is turned.
 */
export function TwoPanes({ wide, queue, children }: TwoPanesProps) {
  return (
    <div
      className={
        wide ? 'grid grid-cols-[minmax(0,min(19rem,40%))_minmax(0,1fr)] items-start gap-8' : undefined
      }
    >
      <div
        className={wide ? '-m-1 stick-top max-h-svh min-w-0 overflow-y-auto p-1' : undefined}
        data-beside={wide ? '' : undefined}
      >
        {queue}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

interface PaneProps {
  /** True beside the queue: the screen has a heading already. */
  wide: boolean
  title: string
  /** A word below the title. */
  measure: string
  /** Link to the queue. */
  back: ReactNode
  children: ReactNode
}

/** A chosen thing under its own heading, or as a screen of its own. */
export function Pane({ wide, title, measure, back, children }: PaneProps) {
  const id = useId()
  return (
    <section aria-labelledby={wide ? id : undefined}>
      {wide ? (
        <>
          <h2 className="break-words text-h3" data-pane-heading="" id={id}>
            <bdi>{title}</bdi>
          </h2>
          <p className="mt-1 text-muted text-small">{measure}</p>
        </>
      ) : (
        <PageHeader back={back} measure={measure} title={title} />
      )}
      {children}
    </section>
  )
}

/**
 * Look of a row whose link has `aria-current` when it is the chosen one. Beside a thing every row has the room of the
 * chosen one's edge: no row moves under a press when another is chosen.
 */
export const queueRow =
  'group @container relative py-4 in-data-beside:border-s-3 in-data-beside:border-s-transparent in-data-beside:px-3 focus-within:bg-wash hover:bg-wash has-aria-[current=true]:border-s-brick has-aria-[current=true]:bg-wash'
