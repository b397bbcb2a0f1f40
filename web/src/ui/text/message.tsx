import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const edges = { plain: 'border-line', note: 'border-blue', alert: 'border-alarm' }

export type MessageProps = {
  /** `alert` for a failure or an end, `plain` for an empty place, `note` for a fact to know first. */
  kind?: keyof typeof edges
  /** First sentence, in bold. */
  lead?: string
  children: ReactNode
  /** Next step: a link or a button. */
  action?: ReactNode
  className?: string
}

/** A message in place of a list or a screen's body: it is empty, or it failed and says what to do. */
export function Message({ kind = 'plain', lead, children, action, className }: MessageProps) {
  return (
    <div className={classNames('border-s-4 bg-wash px-[min(1.25rem,6vw)] py-4', edges[kind], className)}>
      <p role={kind === 'alert' ? 'alert' : 'status'}>
        {lead && <b className="font-semibold">{lead} </b>}
        {children}
      </p>
      {action && (
        // With very large text the buttons are narrower, so that their words fit.
        <div className="mt-3 flex flex-wrap gap-3 *:px-[min(1.25rem,6vw)]">{action}</div>
      )}
    </div>
  )
}
