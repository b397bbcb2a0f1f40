import { type ReactNode, useId } from 'react'

/** A numbered part of the form. */
export function RequestSection({
  number,
  title,
  children,
}: {
  number: number
  title: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-line border-t pt-5">
      <h2 className="mb-5 text-h2" id={id}>
        <span className="text-muted figures">{number}</span> {title}
      </h2>
      {children}
    </section>
  )
}
