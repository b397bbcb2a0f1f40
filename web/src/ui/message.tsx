import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const edges = { plain: 'border-line', note: 'border-blue', alert: 'border-alarm' }

export type MessageProps = {
  /** `alert` for what went wrong, `plain` for an empty place, `note` for what to know first. */
  kind?: keyof typeof edges
  children: ReactNode
  /** What to do next: a link or a button. */
  action?: ReactNode
  className?: string
}

/** Words in the place of a list or a screen's body: nothing here, or what went wrong and what to do. */
export function Message({ kind = 'plain', children, action, className }: MessageProps) {
  return (
    <div className={classNames('border-s-4 bg-wash px-[min(1.25rem,6vw)] py-4', edges[kind], className)}>
      <p role={kind === 'alert' ? 'alert' : 'status'}>{children}</p>
      {action && (
        // Narrower buttons where the text is very large, or their words would not fit.
        <div className="mt-3 flex flex-wrap gap-3 *:px-[min(1.25rem,6vw)]">{action}</div>
      )}
    </div>
  )
}
