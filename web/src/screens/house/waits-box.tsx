import { type ReactNode, useId } from 'react'

/** A box with the marks of a drawing, for what waits for an answer. */
export function WaitsBox({
  kicker,
  title,
  children,
}: {
  kicker: string
  title: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="drafted wrap-anywhere p-5 sm:px-8 sm:py-7">
      <p className="text-muted text-small">{kicker}</p>
      <h2 className="mt-0.5 mb-1.5 text-h2" data-pane-heading dir="auto" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
