import { type ReactNode, useEffect, useState } from 'react'

interface FoldProps {
  title: string
  /** Short summary of the content, visible while it is closed. */
  content?: ReactNode
  /** Heading level of its title. */
  heading?: 'h2' | 'h3'
  /** Opens the fold when its content must be seen now. It stays open after that. */
  mustOpen?: boolean
  id?: string
  children: ReactNode
}

interface FoldSummaryProps {
  /** Short summary of the content. */
  content?: ReactNode
  /** True where the fold is open for good, and has its heading elsewhere. */
  hidden?: boolean
  /** The heading. */
  children?: ReactNode
}

/** The line that opens and closes a fold. */
export function FoldSummary({ content, hidden, children }: FoldSummaryProps) {
  return (
    <summary
      className="flex min-h-13 items-center justify-between gap-3 py-2 hover:text-blue"
      hidden={hidden}
    >
      <span className="min-w-0">
        {children}
        {content && <span className="wrap-anywhere block text-muted text-small">{content}</span>}
      </span>
      <span aria-hidden="true" className="plus shrink-0" />
    </summary>
  )
}

/** A part of a screen that is folded until a person opens it. */
export function Fold({ title, content, heading: Heading = 'h2', mustOpen = false, id, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (mustOpen) setOpen(true)
  }, [mustOpen])
  return (
    <details
      className="border-line border-b"
      id={id}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
      open={open || mustOpen}
    >
      <FoldSummary content={content}>
        <Heading className="text-h3">{title}</Heading>
      </FoldSummary>
      <div className="grid gap-4 pt-1 pb-5">{children}</div>
    </details>
  )
}
