import { type ReactNode, useId } from 'react'
import { mediaQuery } from '../../browser/media.ts'
import { useWatched } from '../../browser/use-watched.ts'

const wideScreen = mediaQuery('(min-width: 62.5rem)')

/** True where a queue has room beside the thing that was chosen from it. */
export function useTwoPanes(): boolean {
  return useWatched(wideScreen, false)
}

/** A queue, which stays in view, and beside it what was chosen. */
export function TwoPanes({ queue, children }: { queue: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,min(19rem,40%))_minmax(0,1fr)] items-start gap-8">
      <div className="-m-1 stick-top max-h-svh min-w-0 overflow-y-auto p-1">{queue}</div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

interface PaneProps {
  title: string
  /** A word below the title. */
  measure: string
  children: ReactNode
}

/** The pane of a chosen thing, under its own heading. */
export function Pane({ title, measure, children }: PaneProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="break-words text-h3" data-pane-heading="" id={id}>
        <bdi>{title}</bdi>
      </h2>
      <p className="mt-1 text-muted text-small">{measure}</p>
      {children}
    </section>
  )
}

/** Look of a row whose link has `aria-current` when it is the chosen one. */
export const queueRow =
  'group relative py-4 focus-within:bg-wash hover:bg-wash has-aria-[current=true]:border-s-3 has-aria-[current=true]:border-s-brick has-aria-[current=true]:bg-wash has-aria-[current=true]:px-3'
