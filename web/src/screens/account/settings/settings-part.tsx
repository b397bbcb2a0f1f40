import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { FoldSummary } from '../../../ui/fold.tsx'

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
  const fold = useRef<HTMLDetailsElement>(null)
  const wasOpen = useRef(id === 'profile')
  // Not as a property: others open the fold too, and a render that began before that would close it again.
  useLayoutEffect(() => {
    if (fold.current) fold.current.open = !narrow || wasOpen.current
  }, [narrow])
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
          if (narrow && target === currentTarget) wasOpen.current = currentTarget.open
        }}
        ref={fold}
      >
        <FoldSummary content={narrow && summary} hidden={!narrow}>
          {narrow && heading}
        </FoldSummary>
        <div className="pt-1 pb-5 md:pb-0">{children}</div>
      </details>
    </section>
  )
}
