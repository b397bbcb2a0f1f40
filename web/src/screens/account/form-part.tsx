import { type ReactNode, useId } from 'react'

interface FormPartProps {
  /** Its place among the parts that have to be filled in. */
  number: number
  title: string
  /** A word on it, beside its title. */
  note: string
  children: ReactNode
}

/** A numbered part of the long form, under a heading of its own. */
export function FormPart({ number, title, note, children }: FormPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-line border-t pt-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10"
    >
      <div className="flex items-baseline justify-between gap-3 md:block">
        <h2 className="text-h3" id={id}>
          <span aria-hidden="true" className="me-2 text-alarm figures">
            {number}
          </span>
          {title}
        </h2>
        <p className="text-muted text-small md:mt-1">{note}</p>
      </div>
      <div className="grid max-w-180 gap-6">{children}</div>
    </section>
  )
}
