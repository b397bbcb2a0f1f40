import { type ReactNode, useId } from 'react'

interface DeskSectionProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A section of a desk screen: its heading, a lead sentence, and its content. */
export function DeskSection({ title, lead, children }: DeskSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12 max-w-measure border-line border-t pt-8">
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
