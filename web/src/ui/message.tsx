import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type MessageProps = {
  /** `alert` for what went wrong, `plain` for an empty place. */
  kind?: 'plain' | 'alert'
  children: ReactNode
  /** What to do next: a link or a button. */
  action?: ReactNode
  className?: string
}

/** Words in the place of a list or a screen's body: nothing here, or what went wrong and what to do. */
export function Message({ kind = 'plain', children, action, className }: MessageProps) {
  return (
    <div
      className={classNames(
        'border-s-4 bg-wash px-[min(1.25rem,6vw)] py-4',
        kind === 'alert' ? 'border-alarm' : 'border-line',
        className,
      )}
    >
      <p role={kind === 'alert' ? 'alert' : 'status'}>{children}</p>
      {action && (
        // Narrower buttons where the text is very large, or their words would not fit.
        <div className="mt-3 flex flex-wrap gap-3 *:px-[min(1.25rem,6vw)]">{action}</div>
      )}
    </div>
  )
}
