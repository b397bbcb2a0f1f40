import { type ReactNode, useEffect } from 'react'
import { documentTitle } from '#words/shell'
import { classNames } from './class-names.ts'

/** The line a draughtsman measures with: a hairline between two ticks, a word or a figure on it. */
export function DimensionLine({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div className={classNames('dimension text-muted text-small', className)}>
      {/* Of one line its height does not count; with large text there may be several. */}
      {children ? (
        <span className="my-[calc(0.375rem-0.5lh)] bg-paper px-3 text-center">{children}</span>
      ) : null}
    </div>
  )
}

export type PageHeaderProps = {
  /** The screen's one h1, and the document's title. */
  title: string
  /** A sentence below. */
  lead?: ReactNode
  /** A word or a figure set on the dimension line. */
  measure?: ReactNode
  /** Buttons at the right. */
  actions?: ReactNode
  /** The way to the screen above, over the h1. */
  back?: ReactNode
  /** Smaller on a phone: what is below it has to be in sight. */
  compact?: boolean
}

/** Head of a screen: its h1 with a dimension line below. */
export function PageHeader({ title, lead, measure, actions, back, compact = false }: PageHeaderProps) {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return (
    <div className={compact ? 'mb-5 sm:mb-8' : 'mb-8 sm:mb-12'}>
      {back && <div className="-mt-4 mb-2">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className={compact ? 'text-h2 sm:text-h1' : 'text-h1'}>
          <bdi>{title}</bdi>
        </h1>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <DimensionLine className={compact ? 'mt-3' : 'mt-4'}>{measure}</DimensionLine>
      {lead && <p className="mt-4 max-w-measure text-lead text-muted">{lead}</p>}
    </div>
  )
}

type PageSheetProps = {
  children: ReactNode
  /** While it is being fetched. */
  busy?: boolean
  /** As of its header. */
  compact?: boolean
}

/** The sheet a screen is drawn on. */
export function PageSheet({ children, busy, compact = false }: PageSheetProps) {
  return (
    <div
      aria-busy={busy}
      className={classNames('sheet', compact ? 'pt-4 pb-8 sm:pt-8' : 'pt-8 pb-16 sm:pt-12 sm:pb-24')}
    >
      {children}
    </div>
  )
}
