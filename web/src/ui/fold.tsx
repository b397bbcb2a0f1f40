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
      <summary className="flex min-h-13 items-center justify-between gap-3 py-2 hover:text-blue">
        <span className="min-w-0">
          <Heading className="text-h3">{title}</Heading>
          {content && <span className="wrap-anywhere block text-muted text-small">{content}</span>}
        </span>
        <span aria-hidden="true" className="plus shrink-0" />
      </summary>
      <div className="grid gap-4 pt-1 pb-5">{children}</div>
    </details>
  )
}
