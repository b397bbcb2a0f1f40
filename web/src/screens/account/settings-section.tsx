import { type ReactNode, useId } from 'react'

/** A part of the settings below the profile: its heading, a sentence, and what can be done. */
export function SettingsSection({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12 max-w-measure border-line border-t pt-8">
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      <p className="mt-2 mb-5 text-muted">{lead}</p>
      {children}
    </section>
  )
}
