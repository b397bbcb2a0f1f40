import { type ReactNode, useId } from 'react'

interface FormPartProps {
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** A part of the form with its own heading. */
export function FormPart({ title, lead, children }: FormPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div>
        <h2 className="text-h2" id={id}>
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-measure text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
