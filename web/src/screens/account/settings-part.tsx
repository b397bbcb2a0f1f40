import { type ReactNode, useId, useState } from 'react'
import { FoldSummary } from '../../ui/fold.tsx'

interface SettingsPartProps {
  /** Its name in the address. */
  id: string
  title: string
  /** Its content in words. */
  summary: ReactNode
  /** Folded on a narrow screen until it is opened. */
  narrow: boolean
  children: ReactNode
}

/**
 * A part of the settings. On a narrow screen it folds; on a wide one it is open, below its heading. Its content
 * stays in place, so that typed values outlive folding and turning the device.
 */
export function SettingsPart({ id, title, summary, narrow, children }: SettingsPartProps) {
  const headingId = useId()
  const [open, setOpen] = useState(id === 'profile')
  const heading = (
    <h2 className="text-h3" id={headingId} tabIndex={narrow ? undefined : -1}>
      {title}
    </h2>
  )
  return (
    <section
      aria-labelledby={headingId}
      className="border-line border-b md:border-edge md:border-t md:border-b-0 md:pt-5 md:pb-8 md:first:border-0 md:first:pt-0"
      id={id}
    >
      {!narrow && heading}
      <details
        onToggle={({ target, currentTarget }) => {
          if (narrow && target === currentTarget) setOpen(currentTarget.open)
        }}
        open={open || !narrow}
      >
        <FoldSummary content={narrow && summary} hidden={!narrow}>
          {narrow && heading}
        </FoldSummary>
        <div className="pt-1 pb-5 md:pb-0">{children}</div>
      </details>
    </section>
  )
}
