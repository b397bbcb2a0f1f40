import { type ReactNode, useEffect } from 'react'
import { documentTitle } from '#words/shell'
import { classNames } from './class-names.ts'

/** A drawing's dimension line: a thin line between two ticks, with a word or a figure on it. */
export function DimensionLine({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div className={classNames('dimension text-muted text-small', className)}>
      {/* One line of text adds no height; large text may need several lines. */}
      {children ? (
        <span className="my-[calc(0.375rem-0.5lh)] bg-paper px-3 text-center">{children}</span>
      ) : null}
    </div>
  )
}

export type PageHeaderProps = {
  /** The screen's only h1, and the document's title. */
  title: string
  /** A sentence below. */
  lead?: ReactNode
  /** A word or a figure on the dimension line. Without it there is no line; empty keeps its place while it is loaded. */
  measure?: ReactNode
  /** Buttons at the end of the row. */
  actions?: ReactNode
  /** Link to the screen above, over the h1. */
  back?: ReactNode
  /** Smaller on a phone, where the content below must be in view. */
  compact?: boolean
}

/** Head of a screen: its h1, with a measure on a dimension line below. */
export function PageHeader({ title, lead, measure, actions, back, compact = false }: PageHeaderProps) {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return (
    <div className={compact ? 'mb-5 sm:mb-8' : 'mb-8 sm:mb-12'}>
      {back && <div className="-mt-4 mb-2">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className={compact ? 'text-h2 sm:text-h1' : 'text-h1'}>
          {/* A title in place of another is a new one: the browser would count a name in other letters as moved. */}
          <bdi key={title}>{title}</bdi>
        </h1>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {measure !== undefined && (
        <DimensionLine className={compact ? 'mt-3' : 'mt-4'}>{measure}</DimensionLine>
      )}
      {lead && <p className="mt-4 max-w-measure text-lead text-muted">{lead}</p>}
    </div>
  )
}

type PageSheetProps = {
  children: ReactNode
  /** True while the content is loading. */
  busy?: boolean
  /** Same value as in its header. */
  compact?: boolean
}

/** Frame of a screen's content. */
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
